// The story of a card or a place: fetched when asked for, shown to this viewer alone. Plays nothing.
const box = document.getElementById('story'), root = document.documentElement, body = document.body;
let told = '', from = null;
const styled = new Promise(done => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: box.dataset.sheet, onload: done, onerror: done });
  document.head.append(sheet);
});
async function fetched(thing, part) {
  const ask = new URLSearchParams({ part, language: root.lang, ...(body.dataset.table && part === '1' ? { table: body.dataset.table, seat: document.querySelector('.pd').dataset.me } : {}) });
  const answer = await fetch(`/about/${root.dataset.game}/${encodeURIComponent(thing)}?${ask}`);
  if (!answer.ok) throw new Error(answer.status);
  return answer.text();
}

/* on a desk the panel lies where the table offers a place for it or over the log, on a phone it is a sheet above the bar */
function settle() {
  const home = innerWidth > 900 && [...document.querySelectorAll('[data-tells]'), document.getElementById('log')].find(each => each?.checkVisibility());
  box.removeAttribute('style');
  box.classList.toggle('home', !!home);
  box.classList.remove('nose', 'narrow');
  if (home) {
    if (home.offsetWidth < 330) box.classList.add('narrow');
    const { left, top, width, height } = home.getBoundingClientRect(), card = from?.isConnected && from.closest('li,.slot')?.getBoundingClientRect();
    Object.assign(box.style, { left: left - 6 + 'px', top: top - 7 + 'px', width: width + 12 + 'px', height: height + 14 + 'px' });
    if (card && card.bottom <= top + 20 && card.right > left && home.dataset.tells !== undefined) { box.classList.add('nose'); box.style.setProperty('--ax', Math.max(16, Math.min(width - 20, card.left + card.width / 2 - left)) + 'px'); }
  }
  root.classList.toggle('telling', !box.hidden);
}
addEventListener('resize', () => { if (!box.hidden) settle(); });
export function turnBack() {
  if (box.hidden) return false;
  box.hidden = true; told = '';
  root.classList.remove('telling');
  for (const card of document.querySelectorAll('.turned')) card.classList.remove('turned');
  if (box.contains(document.activeElement) || document.activeElement === body) from?.focus?.({ preventScroll: true });
  return true;
}
/* what is drawn anew while its story is read is turned again */
export function keepTurned() {
  if (!told) return;
  for (const card of document.querySelectorAll(`[data-about="${CSS.escape(told)}"]`)) card.classList.add('turned');
}
export async function turn(thing, opener) {
  if (!box.hidden && told === thing) return turnBack();
  turnBack();
  told = thing; from = opener;
  await styled;
  if (told !== thing) return;
  box.hidden = false;
  box.innerHTML = '<p class="story-wait"><i></i><i></i><i></i></p>';
  settle(); keepTurned();
  const slow = setTimeout(() => box.querySelector('.story-wait')?.append(box.dataset.wait), 400);
  try {
    const html = await fetched(thing, '1');
    if (told !== thing) return;
    box.innerHTML = html;
    box.firstElementChild.focus({ preventScroll: true });
    if (innerWidth <= 900) opener?.scrollIntoView({ block: 'nearest' });
  } catch {
    if (told === thing) box.innerHTML = `<p class="story-wait">${box.dataset.fail} <button class="btn-s" data-try>${box.dataset.retry}</button></p>`;
  } finally { clearTimeout(slow); }
}
document.addEventListener('click', event => {
  if (box.hidden) return;
  if (event.target.closest('[data-turn-back]')) turnBack();
  else if (event.target.closest('[data-try]')) { const thing = told, opener = from; turnBack(); turn(thing, opener); }
  else if (!event.target.closest('#story,button,a,summary,input,label,select,dialog,.tip,.pd-act')) turnBack();
});
/* a sheet is pulled down by its grip */
box.addEventListener('pointerdown', event => {
  if (!event.target.closest('.grip')) return;
  const start = event.clientY;
  addEventListener('pointerup', end => { if (end.clientY - start > 40) turnBack(); }, { once: true });
});

/* while one waits: the story of the card just taken, offered once */
const refused = new Set();
export async function offer(thing) {
  const act = document.getElementById('act');
  if (refused.has(thing) || thing === told || !box.hidden) return;
  const [html] = await Promise.all([fetched(thing, 'offer').catch(() => ''), styled]);
  if (!html || !act.isConnected || act.querySelector('.offer')) return;
  refused.add(thing);
  act.querySelector('.pd-do').insertAdjacentHTML('afterbegin', html);
}
