// The index of dates: fetched when it is opened, and again when the table changes. It plays nothing.
const box = document.getElementById('dates'), root = document.documentElement, body = document.body;
const styled = new Promise(done => { document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: body.dataset.datesStyle, onload: done, onerror: done })); });
const all = () => [...box.querySelectorAll('.dl button')];
let at = '', from = null;

function settle() {
  const over = innerWidth > 900, low = document.getElementById('mats').getBoundingClientRect();
  box.classList.toggle('over', over);
  box.removeAttribute('style');
  if (!over) return;
  const foot = document.getElementById('act').getBoundingClientRect().top;
  Object.assign(box.style, { left: low.left - 4 + 'px', width: low.width + 8 + 'px', top: Math.min(low.top - 4, foot - 340) + 'px', height: foot - 6 - Math.min(low.top - 4, foot - 340) + 'px' });
}
async function fill() {
  const ask = new URLSearchParams({ part: 1, seat: document.querySelector('.pd').dataset.me, language: root.lang });
  const html = await fetch(`${body.dataset.home || ''}/t/${body.dataset.table}/dates?${ask}`).then(answer => answer.ok && answer.text()).catch(() => '');
  if (!html) return;
  box.innerHTML = html;
  settle();
  const mine = box.querySelector('.me')?.dataset;
  if (mine) for (const each of box.querySelectorAll('.dl .row button')) {
    const later = +each.dataset.year >= +mine.year;
    each.dataset.told = `${each.ariaLabel}. ${later ? mine.grows : mine.ends}`;
    each.ariaLabel += `, ${later ? mine.later : mine.earlier}`;
  }
  go(all().find(each => each.dataset.year === at) || box.querySelector('.dl .row button') || all()[0], box.contains(document.activeElement));
}
function go(button, focus = true) {
  if (!button) return;
  for (const each of all()) each.tabIndex = -1;
  button.tabIndex = 0; at = button.dataset.year;
  const said = document.createElement('span'), art = button.querySelector('svg');
  said.textContent = button.dataset.told || button.ariaLabel;
  box.querySelector('.rd').replaceChildren(...(art ? [art.cloneNode(true)] : []), said);
  if (button.dataset.about && innerWidth <= 900) {
    const link = Object.assign(document.createElement('a'), { href: `${body.dataset.home || ''}/about/${root.dataset.game}/${button.dataset.about}`, className: 'btn-s', textContent: body.dataset.story });
    box.querySelector('.rd').append(link);
  }
  if (focus) button.focus({ preventScroll: true });
}
export function isOpen() { return !!box.firstChild; }
export function shut() {
  if (!isOpen()) return false;
  const inside = box.contains(document.activeElement);
  box.replaceChildren();
  if (inside) from?.focus?.();
  return true;
}
export async function toggle(opener) {
  if (shut()) return;
  from = opener;
  await Promise.all([styled, fill()]);
  if (!isOpen()) return false; // it did not come
  settle();
  const first = box.querySelector('.dl [tabindex="0"]');
  if (innerWidth <= 900) box.scrollIntoView({ block: 'start' });
  first?.focus({ preventScroll: true });
}
export function refresh() { if (isOpen()) return fill(); }
addEventListener('resize', () => { if (isOpen()) settle(); });
box.addEventListener('click', event => { const button = event.target.closest('.dl button'); if (button) go(button); });
box.addEventListener('focusin', event => { const button = event.target.closest('.dl button'); if (button) go(button, false); });
box.addEventListener('keydown', event => {
  const here = event.target.closest('.dl button'), list = all();
  if (!here) return;
  const year = +here.dataset.year, spot = list.indexOf(here);
  const next = {
    ArrowRight: list[spot + 1], ArrowDown: list[spot + (innerWidth <= 900 ? 6 : 1)], ArrowLeft: list[spot - 1], ArrowUp: list[spot - (innerWidth <= 900 ? 6 : 1)],
    Home: list[0], End: list.at(-1), PageDown: list.find(each => +each.dataset.year >= year + 100) || list.at(-1), PageUp: list.findLast(each => +each.dataset.year <= year - 100) || list[0],
  };
  if (event.key in next) { event.preventDefault(); event.stopPropagation(); go(next[event.key]); }
  else if (event.key === 'Enter' && here.dataset.pick) { event.preventDefault(); document.querySelector(`#row [data-piece="${here.dataset.pick}"]`)?.focus({ preventScroll: true }); }
});
