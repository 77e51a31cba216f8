// Replay: the arrow keys step, space plays, the slider and the log jump. The page is not loaded again:
// its parts are replaced, and each position keeps its own address.
const $ = query => document.querySelector(query);
let timer = 0, asked = 0, shown = +new URLSearchParams(location.search).get('at') || 0;

/* show what needs a script, hide what replaces it without one */
function wake() {
  $('[data-run]').hidden = $('[data-chapter]').hidden = false;
  $('[data-run]').setAttribute('aria-pressed', !!timer);
  $('[data-go]').hidden = true;
  const lines = $('#lines'), now = lines.querySelector('.now')?.getBoundingClientRect(), box = lines.getBoundingClientRect();
  if (now && (now.top < box.top || now.bottom > box.bottom)) lines.scrollTop += now.top - box.top - (box.height - now.height) / 2; // scroll the log alone: the table stays in sight
  document.body.dataset.shown = shown;
}
async function go(href, push = true) {
  const mine = ++asked;
  const text = await fetch(href).then(answer => answer.ok && answer.text()).catch(() => '');
  if (mine !== asked) return; // a later request was answered first: this answer is out of date
  if (!text) { stop(); return; }
  const next = new DOMParser().parseFromString(text, 'text/html').querySelector('.pd');
  const focus = document.activeElement?.id, scroll = $('#lines').scrollTop;
  const show = $('#table').dataset.show, pinned = $('#table').dataset.pinned;
  const change = () => {
    $('.pd').replaceWith(document.adoptNode(next));
    if (pinned) Object.assign($('#table').dataset, { show, pinned });
    $('#lines').scrollTop = scroll;
    shown = +new URL(href, location).searchParams.get('at') || 0;
    wake(); stories?.keepTurned();
    if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  };
  const still = document.documentElement.classList.contains('set-still') || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (push) history.replaceState(null, '', href);
  if (document.startViewTransition && !still) await document.startViewTransition(change).finished.catch(() => {});
  else change();
  if (timer) play();
}
const press = id => { const link = document.getElementById(id); if (link?.href) go(link.href); return !!link?.href; };
function stop() { clearTimeout(timer); timer = 0; $('[data-run]').setAttribute('aria-pressed', 'false'); }
function play() { clearTimeout(timer); timer = setTimeout(() => press('next') || stop(), 1100); }
const asForm = form => go(`${location.pathname}?${new URLSearchParams(new FormData(form))}`);
document.addEventListener('change', event => {
  const it = event.target;
  if (it.matches('[data-chapter]')) { stop(); go(it.value); }
  else if (it.matches('[data-seek],[data-eyes]')) { stop(); asForm(it.form); }
});
/* open the story of what is hovered, or of the corner that is clicked */
let stories = null, under = null;
async function turnCard(thing, from) { try { stories ??= await import(document.body.dataset.stories); } catch { if (from.href) location.href = from.href; return; } stories.turn(thing, from); }
document.addEventListener('pointerover', event => { under = event.target; });
document.addEventListener('keydown', event => {
  if (event.key === 'Escape') { stories?.turnBack(); return; }
  if (event.key.toLowerCase() !== 'b' || event.ctrlKey || event.metaKey || event.altKey) return;
  const it = [document.activeElement, under].map(each => each?.closest('#table [data-about],#table .slot,.pd-players [data-about]')).find(Boolean), line = $('#lines .now .tale');
  const about = it && (it.dataset.about || it.querySelector('[data-about]')?.dataset.about);
  if (about) turnCard(about, it); else if (!stories?.turnBack() && line) turnCard(line.pathname.split('/').pop(), line);
});
document.addEventListener('keydown', event => {
  if (/^(INPUT|SELECT)$/.test(event.target.tagName)) return;
  const act = { ArrowRight: event.shiftKey ? 'next-turn' : 'next', ArrowLeft: event.shiftKey ? 'previous-turn' : 'previous', End: 'final' }[event.key];
  if (act) { event.preventDefault(); stop(); press(act); }
  else if (event.key === 'Home') { event.preventDefault(); stop(); go($('[data-chapter]').options[0].value); }
  else if (event.key === ' ') { event.preventDefault(); $('[data-run]').click(); }
});
document.addEventListener('click', event => {
  const corner = event.target.closest('a[href*="/about/"]');
  if (corner && !event.ctrlKey && !event.metaKey) { event.preventDefault(); turnCard(corner.pathname.split('/').pop(), corner); return; }
  const run = event.target.closest('[data-run]');
  if (run) { if (timer) stop(); else { timer = 1; press('next') || stop(); } return; }
  const show = event.target.closest('[data-show]');
  if (show && show.id !== 'table') { event.preventDefault(); Object.assign($('#table').dataset, { show: show.dataset.show, pinned: 1 }); return; }
  const link = event.target.closest('#act a[href]') || event.target.closest('#lines li')?.querySelector('.at');
  if (link && !event.ctrlKey && !event.metaKey) { event.preventDefault(); stop(); go(link.href); }
});
wake();
