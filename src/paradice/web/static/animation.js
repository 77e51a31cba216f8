// Animates a change of position: tokens fly, numbers rise, lines of fire are drawn.
// Nothing here moves the table itself: all is drawn over it, and removed when it ends.
const NS = 'http://www.w3.org/2000/svg';
const MOST = 10;
const all = (query, root = document) => [...root.querySelectorAll(query)];
const table = document.getElementById('table'), head = document.querySelector('.pd-head');

/* before a change: counts, positions of pieces, and where new pieces come from */
export function look(parts, touched, quiet) {
  return {
    quiet,
    counts: counts(),
    landed: new Set(all('[data-land]').map(each => each.dataset.land)),
    places: quiet ? new Map() : places(),
    turns: new Map(quiet ? [] : all('[data-turn]').map(each => [nameOf(each), each.dataset.turn])),
    lines: quiet ? new Map() : inLine(),
    source: touched || boxOf(document.querySelector('#table .is-sel,#table [data-source]')),
    aims: aimsIn(parts).map(line => line.slice(0, 2).map(standing)),
    wasFired: fire(),
  };
}

/* after the change */
export function show(before) {
  const fresh = fire() !== before.wasFired;
  draw(fresh ? before.aims : null, fresh && !before.quiet);
  if (before.quiet) return;
  const source = before.source || moved(before.places);
  let count = 0;
  for (const it of all('[data-land]')) {
    if (before.landed.has(it.dataset.land) || count >= MOST) continue;
    const box = boxOf(it);
    if (box && source) fly(it.querySelector('svg'), source, box, it, count++);
  }
  for (const [key, now] of counts()) {
    const was = before.counts.get(key);
    if (!was || was.n === now.n || isNaN(was.n) || isNaN(now.n)) continue;
    const box = boxOf(now.at);
    if (!box || box.top < head.getBoundingClientRect().bottom) continue; // under the header of a phone
    if (now.n > was.n && source && now.icon && count < MOST) fly(now.icon, source, box, now.icon, count++);
    if (now.icon) now.at.animate([{ transform: 'none' }, { transform: 'scale(1.25)' }, { transform: 'none' }], 500);
    else rise(now.n - was.n, box);
  }
}

/* while the view transition holds the snapshots of both tables: what turns follows its ring, and a row
   closes up piece by piece, from its far end */
const STEP = 160, STAGGER = 60, LONGEST = 800, ROUND = 2 * Math.PI;
// a rule for each, and not document.getAnimations(): it ends WebKit's process where a transition was skipped
const delays = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, delays];
export function guide(before) {
  for (const it of all('[data-turn]')) {
    const name = nameOf(it), turn = before.turns.get(name), was = before.places.get(name), box = boxOf(it);
    if (!turn || turn === it.dataset.turn || !was || !box) continue;
    const frame = it.offsetParent.getBoundingClientRect();
    const [across, down] = it.closest('[data-pivot]').dataset.pivot.split(' ').map(Number);
    const x = frame.left + frame.width * across / 100, y = frame.top + frame.height * down / 100;
    const [start, end] = [was, box].map(each => {
      const u = each.left + each.width / 2 - x, v = each.top + each.height / 2 - y;
      return { far: Math.hypot(u, v), angle: Math.atan2(v, u) };
    });
    const sweep = ((end.angle - start.angle) % ROUND + ROUND) % ROUND;
    const count = Math.max(2, Math.ceil(sweep * 8)), way = [];
    for (let i = 0; i <= count; i++) {
      const part = i / count, far = start.far + (end.far - start.far) * part, angle = start.angle + sweep * part;
      way.push({ transform: `translate(${x + far * Math.cos(angle) - box.width / 2}px,${y + far * Math.sin(angle) - box.height / 2}px)` });
    }
    const duration = Math.min(LONGEST, STEP * Math.max(1, Math.round(sweep / ROUND * 12)));
    document.documentElement.animate(way, { duration, easing: 'ease-in-out', fill: 'both', pseudoElement: `::view-transition-group(${name})` });
  }
  const moving = [...inLine()].filter(([name, place]) => before.lines.get(name) !== place).sort((one, other) => other[1] - one[1]);
  delays.replaceSync(moving.map(([name], count) => `${['group', 'old', 'new'].map(kind => `::view-transition-${kind}(${name})`)}{animation-delay:${count * STAGGER}ms}`).join(''));
  moving.forEach(([name], count) => {
    if (before.places.has(name)) return;
    document.documentElement.animate([{ transform: 'perspective(600px) rotateY(-88deg)' }, { transform: 'none' }],
      { duration: 320, delay: count * STAGGER, easing: 'ease-out', fill: 'both', pseudoElement: `::view-transition-new(${name})` });
  });
}
/* where each named piece stands in a row that closes up */
function inLine() {
  return new Map(all('[data-queue] [style*="view-transition-name"]').map((each, place) => [nameOf(each), place]));
}

const boxOf = it => {
  const box = it?.getBoundingClientRect();
  return box && box.width && box.bottom > 0 && box.top < innerHeight ? box : null;
};
const number = text => parseInt(text.replace('−', '-'), 10);

/* scores and supplies on the cards of the players */
function counts() {
  const found = new Map();
  for (const card of all('.pl')) {
    const score = card.querySelector('.sc');
    if (score) found.set(card.id, { n: number(score.textContent), at: score });
    for (const each of all('.rs>span', card)) {
      const icon = each.querySelector('svg');
      const drawing = icon?.querySelector('use')?.getAttribute('href');
      if (drawing) found.set(card.id + drawing, { n: number(each.textContent), at: each, icon });
    }
  }
  return found;
}

/* pieces with a transition name, and the one that has left its place */
function places() {
  return new Map(all('#table [style*="view-transition-name"]').map(each => [nameOf(each), boxOf(each)]));
}
const nameOf = it => it.style.viewTransitionName;
function moved(before) {
  for (const [name, box] of places()) {
    const was = before.get(name);
    if (was && box && Math.abs(was.left - box.left) + Math.abs(was.top - box.top) > 60) return was;
  }
  return null;
}

/* a token flies on an arc from where it came from to where it belongs */
function fly(drawing, from, to, target, place) {
  if (!drawing) return;
  const own = drawing.getBoundingClientRect(), size = Math.max(18, Math.min(own.width || 24, 44));
  const ghost = drawing.cloneNode(true);
  const look = getComputedStyle(drawing);
  ghost.setAttribute('class', 'flying');
  ghost.setAttribute('style', `left:${to.left + to.width / 2 - size / 2}px;top:${to.top + to.height / 2 - size / 2}px;width:${size}px;height:${size}px;color:${look.color};--pc:${look.getPropertyValue('--pc')}`);
  document.querySelector('.pd').append(ghost);
  const x = from.left + from.width / 2 - to.left - to.width / 2, y = from.top + from.height / 2 - to.top - to.height / 2;
  const time = { duration: 480, delay: place * 60, easing: 'cubic-bezier(.2,.8,.25,1)', fill: 'both' };
  ghost.animate([
    { transform: `translate(${x}px,${y}px) scale(1.25)`, opacity: .2 },
    { transform: `translate(${x / 2}px,${y / 2 - 44}px) scale(1.35)`, opacity: 1, offset: .45 },
    { transform: 'scale(1.15)', offset: .85 },
    { transform: 'none' },
  ], time).finished.finally(() => ghost.remove());
  target.animate([{ opacity: 0 }, { opacity: 0, offset: .92 }, { opacity: 1 }], { ...time, duration: 480 + place * 60, delay: 0, fill: 'none' });
}

/* a number rises beside the score and fades; supplies only swell, so that nothing covers them */
function rise(n, box) {
  const word = document.createElement('span');
  word.className = n > 0 ? 'rise' : 'rise less';
  word.setAttribute('aria-hidden', 'true');
  word.textContent = n > 0 ? `+${n}` : `−${-n}`;
  word.style.top = `${box.top - 4}px`;
  document.querySelector('.pd').append(word);
  word.style.left = `${Math.max(6, box.left - word.offsetWidth - 4)}px`;
  word.animate([{ transform: 'none', opacity: 1 }, { transform: 'translateY(-12px)', opacity: 1, offset: .6 }, { transform: 'translateY(-24px)', opacity: 0 }],
    { duration: 900, easing: 'ease-out' }).finished.finally(() => word.remove());
}

/* lines of fire: who shot at whom with the latest move; they stay until the next one */
const fire = () => document.querySelector('[data-fire]')?.dataset.fire || '';
const find = query => (query ? document.querySelector(query) : null);
function aimsIn(parts) {
  for (const [, html] of parts) {
    const found = /data-fire="([^"]+)"/.exec(html);
    if (found) return JSON.parse(found[1].replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
  }
  return [];
}
/* position of a figure: of its part of the table, which remains when the figure is removed */
function standing(query) {
  const it = find(query), part = it?.parentElement.closest('[id]'), box = it?.getBoundingClientRect();
  if (!box?.width) return null;
  const frame = part.getBoundingClientRect();
  return [part.id, (box.left + box.width / 2 - frame.left) / frame.width, (box.top + box.height / 2 - frame.top) / frame.height];
}
let stood = [];
function draw(aims, moving) {
  for (const old of all('svg.fire')) old.remove();
  const frame = table.getBoundingClientRect(), was = aims || stood;
  stood = JSON.parse(fire() || '[]').map(([from, to, kind, seat], place) => {
    const ends = [from, to].map((query, end) => standing(query) || was[place]?.[end]);
    const points = ends.map(end => {
      const box = end && document.getElementById(end[0])?.getBoundingClientRect();
      return box?.width ? [box.left + box.width * end[1] - frame.left + table.scrollLeft, box.top + box.height * end[2] - frame.top + table.scrollTop] : null;
    });
    if (points[0]) shoot(points, kind, seat, moving);
    return ends;
  });
}
addEventListener('resize', () => draw(null, false));
function shoot([start, end], kind, seat, moving) {
  const svg = make('svg', { class: `fire ${kind}${moving ? ' now' : ''}`, 'aria-hidden': 'true', style: `--pc:var(--p${seat + 1})` });
  const [x, y] = start;
  if (end) {
    const [u, v] = end, bend = Math.min(40, Math.hypot(u - x, v - y) / 5);
    const way = `M${x} ${y}Q${(x + u) / 2} ${(y + v) / 2 - bend} ${u} ${v}`;
    const id = `fire-${Math.random().toString(36).slice(2)}`;
    const mask = make('mask', { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: table.scrollWidth, height: table.scrollHeight });
    mask.append(make('path', { d: way, class: 'reveal', pathLength: 1 }));
    svg.append(mask, make('path', { d: way, class: 'under', mask: `url(#${id})` }), make('path', { d: way, class: 'over', mask: `url(#${id})` }));
    if (kind !== 'aim') svg.append(make('circle', { cx: u, cy: v, r: 9, class: kind === 'hit' ? 'hole' : 'dust' }), make('circle', { cx: u, cy: v, r: 14, class: 'ringing' }));
  }
  if (kind !== 'aim') svg.append(make('circle', { cx: x, cy: y, r: 16, class: 'muzzle' }));
  table.append(svg);
}
function make(name, attributes) {
  const it = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) it.setAttribute(key, value);
  return it;
}
