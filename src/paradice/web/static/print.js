// The journey page: the print button, and how much of the collection has been seen.
function recall(name) { try { return JSON.parse(localStorage.getItem(name) || '{}'); } catch { return {}; } }
for (const button of document.querySelectorAll('[data-print]')) { button.hidden = false; button.addEventListener('click', () => print()); }
const card = document.querySelector('[data-count]'), seen = Object.keys(recall('paradice-seen')[document.documentElement.dataset.game] || {});
if (card && seen.length) {
  const html = await fetch(`${card.dataset.count}?${new URLSearchParams({ part: 1, seen: seen.join(','), language: document.documentElement.lang })}`).then(answer => answer.ok ? answer.text() : '').catch(() => '');
  const told = new DOMParser().parseFromString(html, 'text/html').querySelector('h1');
  if (told) card.querySelector('b').textContent = told.textContent;
}
