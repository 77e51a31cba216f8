// The story of a card or a place: fetched when asked for, shown to this viewer alone. Plays nothing.
const box = document.getElementById('story'), root = document.documentElement;
let told = '', from = null;

export function turnBack() {
  if (box.hidden) return false;
  box.hidden = true;
  for (const card of document.querySelectorAll('.turned')) card.classList.remove('turned');
  if (box.contains(document.activeElement)) from?.focus?.({ preventScroll: true });
  return true;
}
export async function turn(thing, opener) {
  if (!box.hidden && told === thing) return turnBack();
  turnBack();
  told = thing; from = opener;
  box.hidden = false;
  box.innerHTML = `<p class="story-wait">${box.dataset.wait}</p>`;
  for (const card of document.querySelectorAll(`[data-about="${CSS.escape(thing)}"]`)) card.classList.add('turned');
  try {
    const answer = await fetch(`/about/${root.dataset.game}/${encodeURIComponent(thing)}?part=1&language=${document.body.dataset.language}`);
    if (!answer.ok) throw new Error(answer.status);
    const html = await answer.text();
    if (told !== thing) return;
    box.innerHTML = html;
    box.firstElementChild.focus({ preventScroll: true });
  } catch {
    if (told === thing) box.innerHTML = `<p class="story-wait">${box.dataset.fail}</p>`;
  }
}
box.addEventListener('click', event => { if (event.target.closest('[data-turn-back]')) turnBack(); });
