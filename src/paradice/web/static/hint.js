// Hints: the best moves and their reasons beside the pieces; and why a bot chose a move, below its line of the log.
const $ = id => document.getElementById(id), body = document.body, root = document.documentElement;
const panel = $('hint'), home = body.dataset.home || '';
let from = null, number = 0, timer = 0, about = '';
const sheet = () => innerWidth <= 900;
const quiet = () => root.classList.contains('set-still') || matchMedia('(prefers-reduced-motion: reduce)').matches;
const styled = new Promise(done => document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: panel.dataset.sheet, onload: done, onerror: done })));
const air = document.createElement('div');
air.className = 'hair'; air.setAttribute('aria-hidden', 'true');
body.append(air);

async function ask(path, what) {
  const answer = await fetch(`${home}/t/${body.dataset.table}/${path}`, { method: 'post', body: new URLSearchParams({ part: 1, ...what }) });
  if (!answer.ok && answer.status !== 409) throw new Error(answer.status);
  return answer.text();
}

export function close(changed = false) {
  number++; clearTimeout(timer);
  if (panel.hidden) return false;
  const had = panel.contains(document.activeElement);
  panel.hidden = true; air.replaceChildren(); root.classList.remove('hinted');
  if (had && !changed) (from?.isConnected ? from : $('table')).focus({ preventScroll: true });
  return true;
}
/* after moves of others the hint stays as long as the viewer's choices are the same */
export function keep(choice) {
  if (panel.hidden) return;
  if (choice === about) place(); else close(true);
}
export async function seek(seat, choices) {
  from = document.activeElement === body ? $('hinted') : document.activeElement;
  const mine = ++number;
  about = choices();
  await styled;
  wait(panel.dataset.wait, Math.min(3, JSON.parse(about).length));
  timer = setTimeout(() => { if (mine === number) panel.querySelector('h2').textContent = panel.dataset.still; }, 1000);
  try {
    const html = await ask('hint', { seat });
    if (mine !== number) return;
    panel.innerHTML = html;
    panel.querySelector('.hnotes')?.insertAdjacentHTML('afterend', '<div class="hsay" aria-live="polite"></div>');
    show();
  } catch {
    if (mine !== number) return;
    fail(() => seek(seat, choices));
  }
  clearTimeout(timer);
}
/* while the search runs the panel has its final size, and a bar shows the time used */
function wait(said, count) {
  const begun = performance.now(), longest = +panel.dataset.longest;
  open(said, `<progress class="hprog" max="${longest}" value="0"></progress>${count > 1 ? `<ol class="hnotes" aria-hidden="true">${'<li class="hblank"></li>'.repeat(count)}</ol>` : ''}`);
  const bar = panel.querySelector('progress');
  const fill = () => { bar.value = performance.now() - begun; if (bar.isConnected && bar.value < longest) requestAnimationFrame(fill); };
  fill();
}
/* after a failure the hint can be asked for again */
function fail(again) {
  const retry = Object.assign(document.createElement('button'), { className: 'btn-s', textContent: panel.dataset.retry });
  retry.onclick = () => { close(); again(); };
  open(panel.dataset.fail, '');
  panel.append(retry);
}
function open(said, inside) {
  panel.innerHTML = `<div class="htop"><h2></h2></div>${inside}`;
  panel.querySelector('h2').textContent = said;
  panel.hidden = false; root.classList.add('hinted');
  panel.classList.remove('column'); panel.style.cssText = '';
  place();
}
function show() {
  panel.setAttribute('aria-labelledby', 'hint-head');
  panel.hidden = false;
  place();
  if (!quiet()) panel.animate({ opacity: [0, 1], translate: ['0 8px', '0 0'] }, { duration: 160, easing: 'ease-out' });
  const first = panel.querySelector('.hnote') || panel.querySelector('.hshut');
  choose(first);
  first?.focus({ preventScroll: true });
}

/* the piece of each move; a move without a piece has its button only */
const notes = () => [...panel.querySelectorAll('.hnote')];
const pieceOf = note => {
  const found = [...document.querySelectorAll(`[data-move="${CSS.escape(note.dataset.hint)}"]`)].filter(each => each.checkVisibility());
  const keyed = found.filter(each => each.querySelector('.key')?.checkVisibility()); // a piece may have a name beside it that means the same
  return keyed.find(each => each.closest('#table')) || found.find(each => each.closest('#table')) || found[0];
};
const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const wide = (column, table) => column ? 268 : Math.min(panel.querySelector('.hnotes') ? 716 : 380, table.width - 24);
/* distance of a panel from its pieces, so that connecting lines are short */
const far = (box, meant) => meant.reduce((sum, each) => sum + Math.max(0, each.top - box.bottom, box.top - each.bottom), 0);
/* placed over a region without pieces of the hint: wide if possible, else a column, else over the log */
function place() {
  if (sheet()) { panel.style.cssText = ''; panel.classList.remove('column'); return draw(); }
  const table = $('table').getBoundingClientRect();
  const meant = [...notes().map(pieceOf), ...$('table').querySelectorAll('.is-sel,[aria-pressed=true]')].filter(Boolean).map(each => each.getBoundingClientRect());
  const lit = [...$('table').querySelectorAll('.can')].map(each => each.getBoundingClientRect());
  let best = null;
  for (const column of [false, true]) {
    panel.classList.toggle('column', column);
    panel.style.cssText = `width:${wide(column, table)}px;left:0;top:0;max-height:${table.height - 16}px`;
    const { width, height } = panel.getBoundingClientRect();
    const rights = column ? [table.left + 12, table.right - width - 12, innerWidth - width - 4] : [table.left + 12, table.left + (table.width - width) / 2, table.right - width - 12];
    for (const left of rights) for (let top = table.top + 8; top <= Math.max(table.top + 8, table.bottom - height - 8); top += 12) {
      const box = { left, top, right: left + width, bottom: top + height };
      const hides = meant.reduce((sum, each) => sum + overlap(box, { left: each.left - 10, right: each.right + 10, top: each.top - 22, bottom: each.bottom + 8 }), 0);
      const cost = hides * 100 + lit.reduce((sum, each) => sum + overlap(box, each), 0) + (column ? 4000 : 0) + (left > table.right ? 2000 : 0) + far(box, meant);
      if (!best || cost < best.cost) best = { cost, column, left, top };
    }
  }
  panel.classList.toggle('column', best.column);
  panel.style.left = best.left + 'px'; panel.style.top = best.top + 'px';
  panel.style.width = wide(best.column, table) + 'px';
  draw();
}
/* a numbered badge on each piece, and on large screens a line from its note to it */
function draw() {
  air.replaceChildren();
  const wires = document.createElementNS('http://www.w3.org/2000/svg', 'svg'), own = panel.getBoundingClientRect();
  const covers = [own, ...['act', 'table'].map(id => $(id).getBoundingClientRect())];
  for (const note of notes()) {
    const piece = pieceOf(note), box = piece?.getBoundingClientRect();
    if (!box || !piece.closest('#table')) continue;
    const x = box.width < 70 ? box.right : box.left + box.width / 2, y = box.top; // beside the key of a small piece
    if (sheet() ? y > own.top - 8 || y < 60 : y < covers[2].top - 6 || y > covers[2].bottom) continue;
    const pill = Object.assign(document.createElement('span'), { className: 'hpill', textContent: note.dataset.wins });
    pill.style.cssText = `left:${x}px;top:${y}px`;
    air.append(pill);
    if (sheet() || panel.classList.contains('column')) continue; // a line from beside would cross the whole table
    const at = note.getBoundingClientRect(), below = y > own.bottom, above = box.bottom < own.top;
    const start = below ? [at.left + at.width / 2, own.bottom] : above ? [at.left + at.width / 2, own.top] : x < own.left ? [own.left, at.top + 20] : [own.right, at.top + 20];
    const end = [x, below ? y - 10 : above ? box.bottom : y], middle = (start[1] + end[1]) / 2;
    const way = below || above ? `M${start} V${middle} H${end[0]} V${end[1]}` : `M${start} H${end[0]} V${end[1]}`;
    for (const kind of ['edge', 'core']) {
      const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      line.setAttribute('d', way); line.setAttribute('class', kind); line.setAttribute('pathLength', 1);
      wires.append(line);
    }
  }
  air.prepend(wires);
}
function choose(note) {
  if (!note?.dataset.hint) return;
  for (const each of notes()) each.classList.toggle('chosen', each === note);
  panel.querySelector('.hsay').innerHTML = note.querySelector('.hwhy').innerHTML;
  if (!sheet()) return;
  const piece = pieceOf(note);
  if (piece?.closest('#table')) {
    const room = panel.getBoundingClientRect().top, box = piece.getBoundingClientRect();
    if (box.bottom > room - 8 || box.top < 90) scrollBy({ top: box.top - Math.max(100, (room - box.height) / 2), behavior: quiet() ? 'instant' : 'smooth' });
  }
  draw();
}
addEventListener('resize', () => { if (!panel.hidden) place(); });
for (const scrolled of [window, $('table')]) scrolled.addEventListener('scroll', () => { if (!panel.hidden) draw(); }, { passive: true });
panel.addEventListener('focusin', event => choose(event.target.closest('.hnote')));
panel.addEventListener('click', event => {
  if (event.target.closest('[data-hint-shut]')) return void close();
  const note = event.target.closest('.hnote');
  if (note) { choose(note); if (!sheet()) pieceOf(note)?.focus({ preventScroll: true }); }
});
panel.addEventListener('keydown', event => {
  const all = notes(), here = all.indexOf(document.activeElement);
  if (here < 0) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step) { event.preventDefault(); event.stopPropagation(); all[(here + step + all.length) % all.length].focus(); }
  else if (event.key === 'Enter') { event.preventDefault(); event.stopPropagation(); pieceOf(all[here])?.focus(); }
});

/* the reasons for a bot's move, below its line of the log */
export async function why(button, seat) {
  const line = button.closest('li'), open = line.querySelector('.why');
  if (open) { open.remove(); button.setAttribute('aria-expanded', 'false'); return; }
  await styled;
  const box = Object.assign(document.createElement('div'), { className: 'why' });
  box.setAttribute('role', 'status');
  const name = line.querySelector('[data-name]')?.dataset.name || document.querySelector(`#player-${line.dataset.by} .nm, #player-${line.dataset.by} b`)?.textContent || '';
  box.textContent = panel.dataset.asking.replace('%s', name.trim());
  line.append(box);
  button.setAttribute('aria-expanded', 'true');
  try { box.innerHTML = await ask('why', { seat, entry: line.dataset.n }); } catch { box.textContent = panel.dataset.fail; }
}
