// Other positions drawn on the table itself: what others did, step by step (recap), and where the viewer's own moves would lead (what if).
const $ = id => document.getElementById(id), body = document.body, root = document.documentElement, home = body.dataset.home || '';
const bar = $('imagined');
const styled = new Promise(done => document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: bar.dataset.sheet, onload: done, onerror: done })));
let real = null, lit = null, host = null, from = null, mode = '', timer = 0, number = 0;

/* the HTML of the real table is kept, and put back however this ends */
function keep(parts) { for (const name of parts) if (!real.has(name) && $(name)) real.set(name, $(name).outerHTML); }
function put(parts) {
  keep(Object.keys(parts));
  for (const [name, html] of Object.entries(parts)) if ($(name) && html) $(name).outerHTML = host.placed(html);
}
export function leave(said) {
  number++; clearTimeout(timer);
  if (!mode) return false;
  for (const [name, html] of real) if ($(name)) $(name).outerHTML = html;
  mode = ''; bar.hidden = true; real = null;
  root.classList.remove('imagining', 'recapping');
  for (const each of document.querySelectorAll('.unsure,.stepped')) each.classList.remove('unsure', 'stepped');
  host.setHighlights(lit);
  (from?.isConnected ? from : $('table')).focus({ preventScroll: true });
  if (said) host.tell(said);
  return true;
}
function begin(kind, api) {
  host = api; mode = kind; real = new Map(); lit = api.highlights();
  from = document.activeElement === body ? $('table') : document.activeElement;
  root.classList.add(kind);
  bar.setAttribute('aria-label', kind === 'imagining' ? bar.dataset.tag : body.dataset.since);
  bar.hidden = false;
}
function button(text, key, act, about = '') {
  const it = Object.assign(document.createElement('button'), { type: 'button', className: 'btn', onclick: act });
  it.innerHTML = `<kbd class="key">${key}</kbd> <span></span>`;
  it.lastChild.append(text, ...about ? [Object.assign(document.createElement('small'), { textContent: about })] : []);
  return it;
}

/* since your last turn */
let steps = [], dots = {}, at = 0, base = {}, runs = false;
export async function recap(api) {
  if (leave()) return true;
  const mine = ++number;
  await styled;
  const answer = await fetch(`${home}/t/${body.dataset.table}/since?${new URLSearchParams({ seat: api.seat(), language: body.dataset.language })}`)
    .then(answer => answer.json()).catch(() => ({}));
  if (mine !== number || !answer.steps?.length) return false;
  ({ base, steps, dots } = answer);
  begin('recapping', api);
  host.setHighlights({});
  runs = !api.still();
  go(0);
  return true;
}
/* the visible content of a part: texts, drawings, positions; not what can be clicked */
const looks = it => it && it.textContent + [...it.querySelectorAll('use')].map(each => each.getAttribute('href')) + [...it.querySelectorAll('[style]')].map(each => each.getAttribute('style'));
function go(to) {
  clearTimeout(timer);
  if (to >= steps.length) return leave();
  at = Math.max(0, to);
  put(base);
  for (const step of steps.slice(0, at)) put(step.parts);
  const was = new Map(Object.keys(steps[at].parts).map(name => [name, looks($(name))]));
  put(steps[at].parts);
  for (const each of document.querySelectorAll('.stepped')) each.classList.remove('stepped');
  for (const [name, before] of was) if (looks($(name)) !== before) $(name)?.classList.add('stepped');
  document.querySelector('#table .stepped')?.scrollIntoView({ block: 'nearest', behavior: runs ? 'smooth' : 'instant' });
  const marks = steps.map((step, place) => `<i class="${place === at ? 'now' : place < at ? 'is-done' : ''}">${dots[step.seat] || ''}</i>`).join('');
  bar.innerHTML = `<div class="im-say" role="status"><span class="im-marks" aria-hidden="true">${marks}</span><p>${host.placed(steps[at].say)}</p><small></small></div><div class="im-do"></div>`;
  bar.querySelector('small').textContent = bar.dataset.of.replace('%a', at + 1).replace('%b', steps.length);
  bar.querySelector('.im-do').append(button(runs ? bar.dataset.pause : bar.dataset.go, 'P', pause), button(bar.dataset.again, '←', () => { runs = false; go(at - 1); }), button(bar.dataset.next, '→', () => { runs = false; go(at + 1); }), button(bar.dataset.skip, 'Esc', () => leave()));
  bar.querySelector('.im-do').lastElementChild.focus({ preventScroll: true });
  if (runs) timer = setTimeout(() => go(at + 1), Math.max(1200, 60 * bar.querySelector('p').textContent.length));
}
function pause() { runs = !runs; go(at); }

/* what if */
let path = [], stopped = false;
export async function whatIf(api) {
  if (leave()) return;
  await styled;
  begin('imagining', api);
  path = [];
  await tryOut();
}
async function tryOut() {
  const mine = ++number;
  const answer = await fetch(`${home}/t/${body.dataset.table}/what-if`, { method: 'post', body: new URLSearchParams({ seat: host.seat(), moves: path.join('|'), language: body.dataset.language }) })
    .catch(() => null);
  const reply = await answer?.json().catch(() => null) || { no: bar.dataset.fail };
  if (mine !== number || mode !== 'imagining') return;
  if (reply.no) { path.pop(); host.tell(reply.no); if (!path.length && !bar.childElementCount) leave(); return; }
  for (const [name, html] of real) if ($(name)) $(name).outerHTML = html;
  put(reply.parts);
  stopped = !!reply.stop;
  host.setHighlights(reply.lights);
  for (const name of reply.unsure) $(name)?.classList.add('unsure');
  for (const name of Object.keys(reply.parts)) $(name)?.classList.add('stepped');
  bar.innerHTML = '<div class="im-say" role="status"><b class="im-tag"></b> <span></span><p></p></div><div class="im-do"></div>';
  bar.querySelector('b').textContent = bar.dataset.tag;
  bar.querySelector('span').textContent = reply.tried.at(-1) || '';
  bar.querySelector('p').textContent = reply.say;
  const all = bar.querySelector('.im-do');
  if (path.length) all.append(button(bar.dataset.back, 'Z', back));
  all.append(button(bar.dataset.real, 'Esc', () => leave()));
  if (path.length) all.append(button(bar.dataset.play, bar.dataset.enter, forReal, reply.tried[0]));
  all.lastElementChild.focus({ preventScroll: true });
}
function back() { if (path.pop()) tryOut(); else leave(); }
function forReal() { const move = path[0]; leave(); host.play(move); }
/* on the imagined table a click tries a move and plays nothing */
document.addEventListener('click', event => {
  if (!mode || event.target.closest('#imagined')) return;
  const piece = event.target.closest('[data-move],[data-piece],[data-do],[data-start]');
  if (!piece) return;
  event.preventDefault(); event.stopImmediatePropagation();
  if (mode === 'recapping') { leave(); return; }
  if (piece.dataset.move && !stopped) { path.push(piece.dataset.move); tryOut(); }
}, true);
document.addEventListener('keydown', event => {
  if (!mode || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase(), stop = () => { event.preventDefault(); event.stopImmediatePropagation(); };
  if (key === 'escape') { stop(); leave(); }
  else if (mode === 'recapping') {
    if (key === 'arrowright') { stop(); runs = false; go(at + 1); }
    else if (key === 'arrowleft') { stop(); runs = false; go(at - 1); }
    else if (key === 'p') { stop(); pause(); }
    else if (key === 'j') { stop(); leave(); }
    else if (key.length === 1 && key !== ' ') stop();
  } else if (key === 'z') { stop(); back(); }
  else if (key === 'i') { stop(); leave(); }
  else if (key.length === 1) {
    const move = Object.entries(host.highlights()).find(([, [mark, rule]]) => !rule && mark.toLowerCase() === key)?.[0];
    stop();
    if (move && !stopped) { path.push(move); tryOut(); }
  }
}, true);
