// The collection, kept by this browser alone: what lay face up here, since when; one file to take away and bring back.
const game = document.documentElement.dataset.game, main = document.querySelector('.col'), say = main.querySelector('.col-say');
const WELL = /^[a-z0-9-]{1,60}$/, DAY = /^\d{4}-\d{2}-\d{2}$/;
function read() {
  try { return JSON.parse(localStorage.getItem('paradice-seen') || '{}'); } catch { return null; }
}
async function show() {
  const all = read();
  if (!all) { say.textContent = main.dataset.nothing; return; }
  const mine = all[game] || {}, ask = new URLSearchParams({ part: 1, seen: Object.keys(mine).filter(id => WELL.test(id)).join(','), language: document.documentElement.lang });
  const answer = await fetch(`/collection/${game}?${ask}`);
  if (!answer.ok) return;
  const shelf = document.getElementById('shelf');
  shelf.innerHTML = await answer.text();
  const told = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium' });
  for (const card of shelf.querySelectorAll('[data-about]')) {
    const day = mine[card.dataset.about];
    if (DAY.test(day)) card.querySelector('small').textContent = `${main.dataset.first} ${told.format(new Date(day + 'T12:00'))}`;
  }
  main.dataset.shown = Object.keys(mine).length;
}
main.querySelector('[data-export]').hidden = main.querySelector('label').hidden = false;
main.querySelector('[data-export]').addEventListener('click', () => {
  const file = new Blob([JSON.stringify({ paradice: 'collection', seen: read() || {} }, null, 1)], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: 'paradice-collection.json' });
  link.click();
  URL.revokeObjectURL(link.href);
});
/* what is brought back is checked: names, days, the earlier of two days is kept */
main.querySelector('[data-import]').addEventListener('change', async event => {
  const file = event.target.files[0];
  say.textContent = '';
  try {
    if (file.size > 200000) throw new Error('too large');
    const told = JSON.parse(await file.text()), all = read() || {};
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
  stories ??= await import(document.body.dataset.stories);
  stories.turn(card.dataset.about, card);
});
document.addEventListener('keydown', event => {
  const card = document.activeElement?.closest('[data-about]');
  if (event.key === 'Escape') stories?.turnBack();
  else if (event.key.toLowerCase() === 'b' && card) card.click();
});
show();
