// Replay: the arrows step, space plays, the slider jumps; each moment keeps its own address.
const kept = JSON.parse(localStorage.getItem('paradice') || '{}');
for (const key of ['still', 'large', 'contrast']) document.documentElement.classList.toggle('set-' + key, !!kept[key]);
const click = id => { const link = document.getElementById(id); if (link?.href) location.assign(link.href); return !!link?.href; };
const run = document.querySelector('[data-run]');
run.hidden = false;
document.querySelector('[data-go]').hidden = true;
const playing = sessionStorage.getItem('run') === location.pathname;
function stop() { sessionStorage.removeItem('run'); }
run.addEventListener('click', () => {
  if (playing) { stop(); location.reload(); } else { sessionStorage.setItem('run', location.pathname); click('next') || stop(); }
});
if (playing) { run.setAttribute('aria-pressed', 'true'); setTimeout(() => click('next') || stop(), 1100); }
document.querySelector('[data-seek]').addEventListener('change', event => { stop(); event.target.form.requestSubmit(); });
document.querySelector('[data-eyes]').addEventListener('change', event => event.target.form.requestSubmit());
document.addEventListener('keydown', event => {
  if (/^(INPUT|SELECT)$/.test(event.target.tagName)) return;
  const act = { ArrowRight: 'next', ArrowLeft: 'previous', Home: 'first', End: 'final' }[event.key];
  if (act) { stop(); click(act); } else if (event.key === ' ') { event.preventDefault(); run.click(); }
});
document.addEventListener('click', event => {
  const show = event.target.closest('[data-show]');
  if (show && show.id !== 'table') { event.preventDefault(); document.getElementById('table').dataset.show = show.dataset.show; }
});
