// First-time tips: one sentence the first time something happens at this table, kept by the browser alone.
const body = document.body, root = document.documentElement, $ = id => document.getElementById(id);
const name = 'paradice-tips', game = root.dataset.game;
const recall = () => { try { return JSON.parse(localStorage.getItem(name) || '{}'); } catch { return {}; } };
const kept = recall();
const retain = () => { try { localStorage.setItem(name, JSON.stringify(kept)); } catch { /* no storage */ } };
const mine = () => kept[game] ??= {};
const asked = fetch(`${body.dataset.tipsFrom}?language=${body.dataset.language}`).then(answer => answer.json()).catch(() => ({ tips: {} })); // no tip while the page is left or there is no network
let waiting = [];

/* not while a choice is incomplete, or something covers the table */
const busy = () => 'same' in ($('act')?.dataset || {}) || document.querySelector('dialog[open],.curtain:not([hidden]),.hint:not([hidden]),.imagined:not([hidden])') || $('new');
/* wait for animations that end; endless ones do not count. The body is asked, not the document, whose
   getAnimations() ends WebKit's process where a transition was skipped */
const moving = () => body.getAnimations({ subtree: true }).filter(each => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity);
async function rest(change) {
  for (let all; (all = [change(), ...moving()].filter(Boolean)).length;) {
    await Promise.allSettled(all.map(each => each.finished));
    await new Promise(go => setTimeout(go));
  }
}
export async function notice(cues, change = () => null) {
  const { tips } = await asked;
  if (kept.off) return;
  waiting = [...new Set([...waiting, ...cues])].filter(cue => tips[cue] && !mine()[cue]);
  await rest(change);
  if (waiting.length && !busy()) show(waiting.shift());
}
async function show(cue) {
  const { tips, words } = await asked, tip = tips[cue];
  mine()[cue] = 1; retain();
  const card = document.createElement('section'), head = document.createElement('h2'), text = document.createElement('p'), row = document.createElement('p');
  card.id = 'new'; card.className = 'new-tip'; card.setAttribute('role', 'status');
  head.textContent = tip.title; text.textContent = tip.say;
  const press = (said, act) => { const it = document.createElement('button'); it.type = 'button'; it.textContent = said; it.addEventListener('click', () => { card.remove(); act(); count(); }); return it; };
  row.append(press(words.close, () => {}), press(words.none, () => { kept.off = true; retain(); }));
  document.querySelector('.pd-rail').insertBefore(card, $('log'));
  card.append(head, text, row); // in a live region that exists already, so that screen readers announce it
  count();
}
/* Settings: how many were seen, and all of them once more */
export async function count() {
  const { tips, words } = await asked, line = document.querySelector('[data-tip-count]');
  if (!line || !words) return;
  const all = Object.keys(tips), seen = all.filter(cue => mine()[cue]);
  const again = document.createElement('button');
  again.type = 'button'; again.className = 'btn-s'; again.textContent = words.again;
  again.addEventListener('click', () => { kept[game] = {}; kept.off = false; retain(); count(); });
  line.replaceChildren(words.seen.replace('%n', seen.length).replace('%all', all.length) + ' ', again);
}
count();
