// The collection, stored by this browser alone: which cards were seen face up, and when; it can be saved to a file and loaded again.
const game = document.documentElement.dataset.game, main = document.querySelector('.col'), say = main.querySelector('.col-say'), shelf = document.getElementById('shelf');
const WELL = /^[a-z0-9-]{1,60}$/, DAY = /^\d{4}-\d{2}-\d{2}$/;
function read(name) {
  try { return JSON.parse(localStorage.getItem(name) || '{}'); } catch { return null; }
}
const lang = document.documentElement.lang, told = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long' }), date = day => told.format(new Date(day + 'T12:00'));
async function show() {
  const all = read('paradice-seen');
  if (!all) { say.textContent = main.dataset.nothing; return; }
  const mine = all[game] || {}, ids = Object.keys(mine).filter(id => WELL.test(id)), shown = new Set(read('paradice-shelf')[game] || []);
  const fresh = ids.filter(id => !shown.has(id));
  const html = await fetch(`${document.body.dataset.home || ''}/collection/${game}?${new URLSearchParams({ part: 1, seen: ids.join(','), fresh: fresh.length, language: document.documentElement.lang })}`).then(answer => answer.ok && answer.text()).catch(() => '');
  if (!html) return;
  shelf.innerHTML = html;
  const first = Object.values(mine).filter(day => DAY.test(day)).sort()[0];
  if (first) shelf.querySelector('[data-since]').textContent = main.dataset.since.replace('@', date(first));
  for (const card of shelf.querySelectorAll('[data-about]')) {
    const day = mine[card.dataset.about];
    if (DAY.test(day)) card.querySelector('small').textContent = main.dataset.first.replace('@', date(day));
    if (!shown.has(card.dataset.about)) card.querySelector('.p').insertAdjacentHTML('beforeend', `<em>${main.dataset.new}</em>`);
  }
  sift();
  main.dataset.shown = ids.length;
  addEventListener('pagehide', () => { localStorage.setItem('paradice-shelf', JSON.stringify({ ...read('paradice-shelf'), [game]: ids })); }, { once: true });
}
for (const each of main.querySelectorAll('[data-export],label,.seg')) each.hidden = false;

/* filters: all, seen or not seen; one day or all days */
main.querySelector('.seg').addEventListener('click', event => {
  const button = event.target.closest('button');
  if (!button) return;
  const day = 'onlyDay' in button.dataset, again = day && button.ariaPressed === 'true';
  for (const each of button.parentElement.children) each.ariaPressed = each === button && !again;
  shelf.dataset[day ? 'day' : 'only'] = again ? '' : day ? button.dataset.onlyDay : button.dataset.only;
  sift();
});
function sift() {
  const { only = '', day = '' } = shelf.dataset;
  for (const each of shelf.querySelectorAll('[role=gridcell]')) each.hidden = !!only && !each.classList.contains(only) || !!day && each.dataset.day !== day;
  rove(cells()[0], false);
}
/* roving tabindex: one cell is in the tab order, the arrow keys move between cells */
const cells = () => [...shelf.querySelectorAll('.dn,.up>a')].filter(each => each.checkVisibility());
function rove(cell, focus = true) {
  for (const each of shelf.querySelectorAll('.dn,.up>a')) each.tabIndex = each === cell ? 0 : -1;
  if (focus) cell?.focus();
}
shelf.addEventListener('focusin', event => { const cell = event.target.closest('.dn,.up>a'); if (cell) rove(cell, false); });
shelf.addEventListener('keydown', event => {
  const all = cells(), here = all.indexOf(event.target);
  if (here < 0) return;
  const mid = each => { const { left, width, top } = each.getBoundingClientRect(); return [left + width / 2, top]; };
  const [x, y] = mid(all[here]), line = way => {
    const rows = all.filter(each => (mid(each)[1] - y) * way > 4), near = Math.min(...rows.map(each => Math.abs(mid(each)[1] - y)));
    return rows.filter(each => Math.abs(Math.abs(mid(each)[1] - y) - near) < 4).sort((one, other) => Math.abs(mid(one)[0] - x) - Math.abs(mid(other)[0] - x))[0];
  };
  const act = { ArrowRight: () => all[here + 1], ArrowLeft: () => all[here - 1], ArrowDown: () => line(1), ArrowUp: () => line(-1), Home: () => all[0], End: () => all.at(-1) }[event.key];
  if (!act) return;
  event.preventDefault();
  const next = act();
  if (next) rove(next);
});

main.querySelector('[data-export]').addEventListener('click', () => {
  const file = new Blob([JSON.stringify({ paradice: 'collection', seen: read('paradice-seen') || {} }, null, 1)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: 'paradice-collection.json' });
  link.click();
  URL.revokeObjectURL(link.href);
});
/* a loaded file is checked: names, days; of two days the earlier is kept */
main.querySelector('[data-import]').addEventListener('change', async event => {
  const file = event.target.files[0];
  say.textContent = '';
  try {
    if (file.size > 200000) throw new Error('too large');
    const told = JSON.parse(await file.text()), all = read('paradice-seen') || {};
    if (told.paradice !== 'collection') throw new Error('another file');
    for (const [title, things] of Object.entries(told.seen)) {
      if (!WELL.test(title)) continue;
      const mine = all[title] ??= {};
      for (const [id, day] of Object.entries(things)) if (WELL.test(id) && DAY.test(day) && !(mine[id] <= day)) mine[id] = day;
    }
    localStorage.setItem('paradice-seen', JSON.stringify(all));
    await show();
  } catch { say.textContent = main.dataset.bad; }
  event.target.value = '';
});
let stories = null;
main.addEventListener('click', async event => {
  const card = event.target.closest('[data-about]');
  if (!card || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  try { stories ??= await import(document.body.dataset.stories); } catch { location.href = card.href; return; }
  stories.turn(card.dataset.about, card);
});
document.addEventListener('keydown', event => {
  const card = document.activeElement?.closest('[data-about]');
  if (event.key === 'Escape') stories?.turnBack();
  else if (event.key.toLowerCase() === 'b' && card) card.click();
  else if (event.key.toLowerCase() === 'b') stories?.turnBack();
});
show();
