// The story of a card or a place: fetched when it is opened, shown to this viewer alone. It plays nothing.
const box = document.getElementById('story'), root = document.documentElement, body = document.body;
let told = '', from = null;
const styled = new Promise(done => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: box.dataset.sheet, onload: done, onerror: done });
  document.head.append(sheet);
});
async function fetched(thing, part, more) {
  const ask = new URLSearchParams({ part, language: root.lang, ...(body.dataset.table ? { table: body.dataset.table, seat: document.querySelector('.pd').dataset.me } : {}), ...more });
  const answer = await fetch(`${body.dataset.home || ''}/about/${root.dataset.game}/${encodeURIComponent(thing)}?${ask}`);
  if (!answer.ok) throw new Error(answer.status);
  return answer.text();
}

/* on large screens the panel lies where the table has a place for it, else over the log; on a phone it is a sheet above the bar */
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

/* the card turns over and the panel opens from it; a sheet rises. With reduced motion both appear at once */
const quiet = () => root.classList.contains('set-still') || matchMedia('(prefers-reduced-motion: reduce)').matches;
const backs = () => [...document.querySelectorAll(`[data-about="${CSS.escape(told)}"]`)];
const move = (it, keys) => it.animate(keys, { duration: 160, easing: 'ease-out' }).finished.catch(() => {});
async function swing(...keys) {
  if (!quiet()) await Promise.all(backs().filter(each => each.checkVisibility() && each.offsetWidth < 260).map(each => move(each, { scale: keys })));
}
function open() {
  swing('0 1', '1 1');
  if (!quiet()) move(box, box.classList.contains('home') ? { scale: ['0 1', '1 1'] } : { opacity: [0, 1], translate: ['0 16px', '0 0'] });
}
export function turnBack() {
  if (!told) return false;
  const shown = !box.hidden;
  box.hidden = true;
  root.classList.remove('telling');
  for (const card of document.querySelectorAll('.turned')) card.classList.remove('turned');
  if (shown) swing('0 1', '1 1');
  told = '';
  if (box.contains(document.activeElement) || document.activeElement === body) (from?.isConnected ? from : document.getElementById('table'))?.focus({ preventScroll: true });
  return true;
}
/* a card that is drawn again while its story is open is turned again */
export function keepTurned() {
  if (!told) return;
  for (const card of backs()) { card.classList.add('turned'); card.dataset.turned = box.dataset.turned; }
  if (from?.isConnected === false) from = backs().map(each => each.closest('.slot')?.querySelector('.corner') || each.closest('button')).find(Boolean) || from;
}
/* the table has changed: update what the card means there, and who has taken it */
export async function follow() {
  keepTurned();
  const thing = told;
  if (!box.querySelector('.s-facts') || !body.dataset.table) return;
  const html = await fetched(thing, '1').catch(() => '');
  if (!html || told !== thing) return;
  const now = new DOMParser().parseFromString(html, 'text/html');
  for (const part of ['.s-facts', '.s-now']) {
    const was = box.querySelector(part), is = now.querySelector(part);
    if (was && is && was.innerHTML !== is.innerHTML) was.innerHTML = is.innerHTML;
  }
  settle();
}
/* placeholder while the story is fetched: picture and year from the table, three bars for the text */
function sketch() {
  box.innerHTML = '<div class="story"><div class="s-pic"></div><div class="s-head"><b class="s-yr"></b></div><p class="s-text story-wait" role="status"><i></i><i></i><i></i></p></div>';
  const card = backs()[0], art = card?.matches('svg') ? card : card?.querySelector('svg');
  if (art) box.querySelector('.s-pic').append(art.cloneNode(true));
  box.querySelector('.s-yr').textContent = card?.parentElement.querySelector('.yr')?.textContent || '';
}
export async function turn(thing, opener) {
  if (told === thing) return turnBack();
  turnBack();
  told = thing; from = opener;
  const coming = fetched(thing, '1');
  coming.catch(() => {});
  await Promise.all([styled, swing('1 1', '0 1')]);
  if (told !== thing) return;
  box.hidden = false;
  sketch(); settle(); keepTurned(); open();
  const slow = setTimeout(() => box.querySelector('.story-wait')?.append(box.dataset.wait), 400);
  try {
    const html = await coming;
    if (told !== thing) return;
    box.innerHTML = html;
    box.firstElementChild.focus({ preventScroll: true });
    if (innerWidth <= 900) opener?.scrollIntoView({ block: 'nearest' });
  } catch {
    if (told === thing) box.querySelector('.story-wait').innerHTML = `${box.dataset.fail} <button class="btn-s" data-try>${box.dataset.retry}</button>`;
  } finally { clearTimeout(slow); }
}
document.addEventListener('click', event => {
  if (box.hidden) return;
  if (event.target.closest('[data-turn-back]')) turnBack();
  else if (event.target.closest('[data-try]')) { const thing = told, opener = from; turnBack(); turn(thing, opener); }
  else if (!event.target.closest('#story,button,a,summary,input,label,select,dialog,.tip,.pd-act')) turnBack();
});
/* a sheet is closed by dragging its grip down */
box.addEventListener('pointerdown', event => {
  if (!event.target.closest('.grip')) return;
  const start = event.clientY;
  addEventListener('pointerup', end => { if (end.clientY - start > 40) turnBack(); }, { once: true });
});

/* offer the story of the card just taken, once */
const refused = new Set();
export async function offer(thing, how) {
  const act = document.getElementById('act');
  if (refused.has(thing) || told) return;
  const [html] = await Promise.all([fetched(thing, 'offer', how).catch(() => ''), styled]);
  if (!html || !act.isConnected || act.querySelector('.offer')) return;
  refused.add(thing);
  act.querySelector('.pd-do').insertAdjacentHTML('afterbegin', html);
  dispatchEvent(new Event('resize')); // the bar is higher now
}
