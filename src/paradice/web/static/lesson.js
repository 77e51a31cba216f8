// A lesson in the browser: keys, why not, previews of the piece that is meant, where its card stands.
const body = document.body, root = document.documentElement, $ = id => document.getElementById(id);
const page = document.querySelector('.lesson'), idea = $('idea'), tip = $('tip');

/* the target of a scene: the piece it names, or the first highlighted piece of the table */
const keyed = piece => +!!piece.querySelector('.key')?.checkVisibility();
const meant = (page.dataset.point && $(page.dataset.point)) || [...document.querySelectorAll('#table .meant')].sort((a, b) => keyed(b) - keyed(a))[0];
if (meant && !meant.id) meant.id = 'lit';
const show = document.querySelector('[data-lit]');
if (show) { if (meant) show.hash = meant.id; else show.parentElement.remove(); }

/* a preview of the target's move, drawn over the table */
for (const [id, symbol, text, style] of JSON.parse(body.dataset.ghosts || '[]')) {
  const it = $(id);
  if (!it) continue;
  it.classList.add('will');
  it.classList.toggle('came', it.hidden);
  it.removeAttribute('hidden');
  if (symbol) { const ghost = document.createElement('span'); ghost.className = 'gh'; ghost.innerHTML = `<svg aria-hidden="true"><use href="${body.dataset.sprite}#${symbol}"/></svg>`; it.append(ghost); }
  if (text) it.textContent = text;
  if (style) it.setAttribute('style', style);
}

/* position of the scene's card: beside the target, covering neither it nor what its move changes nor, if possible, another piece; else in the rail, and a small sign marks the target */
const lamp = Object.assign(document.createElement('span'), { className: 'pointer' });
lamp.setAttribute('aria-hidden', 'true');
lamp.append(idea.querySelector('.lamp').cloneNode(true));
page.append(lamp);
const docked = () => innerWidth < 1180; // idea and bar stand together at the foot of the page
function place() {
  idea.classList.remove('placed', 'below', 'above', 'left', 'right');
  idea.removeAttribute('style'); lamp.hidden = true;
  if (page.matches('.is-done,.is-tried')) return;
  const near = document.querySelector('#table .touched') || meant || document.querySelector('#act .go');
  if (!near || !near.getClientRects().length) return;
  const base = page.getBoundingClientRect(), at = near.getBoundingClientRect(), frame = $('table').getBoundingClientRect();
  const keep = (value, low, high) => Math.max(low, Math.min(high, value)), onTable = !!near.closest('#table');
  const best = !docked() && !('aside' in page.dataset && onTable) && find(at, frame, onTable, keep);
  if (!best) {
    idea.classList.remove('placed');
    if (onTable && innerWidth > 900) aim(near, at, base);
    return;
  }
  idea.classList.add(best.side);
  idea.style.left = best.left - base.left + 'px';
  idea.style.top = best.top - base.top + 'px';
  const nose = /above|below/.test(best.side) ? keep(at.left + at.width / 2 - best.left - 8, 14, idea.offsetWidth - 30) : keep(at.top + at.height / 2 - best.top - 8, 14, idea.offsetHeight - 30);
  idea.style.setProperty('--nose', nose + 'px');
}
function find(at, frame, onTable, keep) {
  idea.classList.add('placed');
  const { offsetWidth: width, offsetHeight: height } = idea;
  const x = keep(at.left + at.width / 2 - width / 2, frame.left + 10, frame.right - width - 10);
  const y = keep(at.top + at.height / 2 - height / 2, frame.top + 10, frame.bottom - height - 10);
  const places = [['below', x, at.bottom + 16], ['right', at.right + 16, y], ['left', at.left - width - 16, y], ['above', x, at.top - height - 16]];
  const over = (one, left, top) => Math.max(0, Math.min(one.right, left + width) - Math.max(one.left, left)) * Math.max(0, Math.min(one.bottom, top + height) - Math.max(one.top, top));
  const boxes = what => [...document.querySelectorAll(what)].map(each => each.getBoundingClientRect());
  const never = boxes('#table .meant, #table .touched, #table .will'), rather = boxes('#table [data-move], #table [data-why]');
  let best = null;
  for (const [side, left, top] of onTable ? places : places.slice(3)) {
    if (left < frame.left + 4 || left + width > frame.right - 4 || top < frame.top + 4 || top + height > frame.bottom + (onTable ? -4 : 30)) continue;
    if (never.some(one => over(one, left, top) > 30)) continue;
    const cost = rather.reduce((sum, one) => sum + over(one, left, top), 0);
    if (!best || cost < best.cost) best = { side, left, top, cost };
  }
  return best && (best.cost <= 4000 || !onTable) ? best : null;
}
/* at the upper corner that does not hold its key; beside a small piece, which has its name above it */
function aim(near, at, base) {
  lamp.hidden = at.top > (docked() ? idea : $('act')).getBoundingClientRect().top - 8;
  const key = near.querySelector('.key')?.getBoundingClientRect();
  const left = !!key && key.left + key.width / 2 > at.left + at.width / 2 || at.right + lamp.offsetWidth > innerWidth;
  const small = at.height < 64, apart = small ? 2 : -6;
  lamp.classList.toggle('left', left);
  lamp.style.left = (left ? at.left - apart - lamp.offsetWidth : at.right + apart) - base.left + 'px';
  lamp.style.top = Math.max(small ? at.top + (at.height - lamp.offsetHeight) / 2 : at.top + 4 - lamp.offsetHeight, $('table').getBoundingClientRect().top + 2) - base.top + 'px';
}
function measure() {
  const dock = document.querySelector('.dock');
  root.style.setProperty('--act-h', $('act').offsetHeight + 'px');
  if (docked()) root.style.setProperty('--dock-h', dock.offsetHeight + 'px');
  place();
}
addEventListener('resize', measure);
for (const scrolled of [window, $('table')]) scrolled.addEventListener('scroll', place, { passive: true });
addEventListener('load', measure);
measure();
const here = document.querySelector('.ls-list .is-here'), list = here.parentElement;
list.scrollTop = here.offsetTop - list.offsetTop - (list.clientHeight - here.offsetHeight) / 2;
const did = [...document.querySelectorAll('#table [data-piece]')].find(piece => piece.dataset.piece === page.dataset.did && piece.getClientRects().length);
const seen = document.querySelector('#table .touched') || meant || did;
if (docked()) (seen || $('table')).scrollIntoView({ block: seen ? 'center' : 'start' });
else if (document.querySelector('#table .touched') || meant) seen.scrollIntoView({ block: 'nearest' });
place();
$('say').focus({ preventScroll: true });

/* why not */
function hide() { tip.hidden = true; }
function why(piece) {
  const line = document.querySelector(`#whys [data-rule="${CSS.escape(piece.dataset.why)}"]`);
  if (!line) return;
  const head = document.createElement('b'), text = document.createElement('p'), cite = line.querySelector('a').cloneNode(true);
  head.textContent = piece.getAttribute('aria-label') || '';
  text.textContent = line.querySelector('span').textContent;
  cite.className = 'cite';
  tip.replaceChildren(head, text, cite);
  tip.hidden = false;
  tip.style.left = tip.style.top = '';
  if (innerWidth <= 900) return;
  const box = piece.getBoundingClientRect(), size = tip.getBoundingClientRect(), below = box.bottom + 12 + size.height < innerHeight;
  tip.style.left = Math.max(8, Math.min(innerWidth - size.width - 8, box.left + box.width / 2 - size.width / 2)) + 'px';
  tip.style.top = (below ? box.bottom + 12 : box.top - size.height - 12) + 'px';
  tip.classList.toggle('up', below);
  tip.style.setProperty('--ax', box.left + box.width / 2 - parseFloat(tip.style.left) - 7 + 'px');
}
document.addEventListener('click', event => {
  const piece = event.target.closest('[data-why]');
  if (piece) { why(piece); return; }
  if (!event.target.closest('#tip')) hide();
});

/* keys */
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const key = event.key.toLowerCase();
  const press = what => { const it = document.querySelector(what); if (it) { event.preventDefault(); it.click(); } return !!it; };
  if (key === 'escape') {
    if (!tip.hidden) return hide();
    const open = document.querySelector('.grp[open],.whys[open]');
    if (open) { open.open = false; return; }
    return press('#act [data-escape]');
  }
  if (key === 'enter') { if (!event.target.closest('a,button,summary')) press('#act [data-enter]'); return; }
  if (key.length === 1 && press(`#act [data-key="${CSS.escape(key)}"]`)) return;
  if (key === 'n') press('#act [data-skip], #act [data-enter]');
  else if (key === 'arrowleft' && !event.target.closest('[data-group]')) press('#act [data-back]');
  else if (key === 'r') press('.pd-tools a');
});
body.dataset.script = 'on';
