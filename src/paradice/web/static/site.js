// Pages before the game: copying the invitation link, options of a new table, entering when the cards are dealt.
/* options without effect for the chosen number of seats are hidden */
const seats = [...document.querySelectorAll('select[name^=seat-]')];
function fit() {
  const taken = seats.map(each => each.value).filter(kind => kind !== 'none');
  for (const field of document.querySelectorAll('fieldset:is([data-seats],[data-bots])')) {
    const { seats: wanted } = field.dataset;
    const fits = wanted ? taken.length === +wanted : taken.some(kind => /^(bot|open)/.test(kind));
    field.hidden = field.disabled = !fits;
  }
  const sum = document.querySelector('[data-sum]');
  if (sum) sum.textContent = seats.filter(each => each.value !== 'none').map(each => each.selectedOptions[0].textContent).join(' · ');
}
for (const each of seats) each.addEventListener('change', fit);
fit();
/* waiting tables are opened by pressing their number */
const owed = [...document.querySelectorAll('.owed .go')];
if (owed.length) addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches('input,select,textarea')) return;
  if (event.key > 0) owed[event.key - 1]?.click();
});
for (const field of document.querySelectorAll('[data-copy]')) field.addEventListener('focus', () => field.select());
for (const button of document.querySelectorAll('[data-copies]')) {
  const field = (button.closest('.link') || document).querySelector('[data-copy]');
  if (!field) continue;
  const said = button.querySelector('span'), plain = said.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    let done = false;
    try { await navigator.clipboard.writeText(field.value); done = true; } catch { /* the clipboard is not available over plain http */ }
    if (!done) { field.focus(); field.select(); done = document.execCommand('copy'); }
    said.textContent = done ? button.dataset.done : button.dataset.keys;
    setTimeout(() => { said.textContent = plain; }, 2000);
  });
}
const { table, gathering, home = '' } = document.body.dataset;
if (table && gathering) {
  const tab = Array.from(crypto.getRandomValues(new Uint8Array(12)), b => (b % 36).toString(36)).join('');
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const listen = () => {
    const socket = new WebSocket(`${scheme}://${location.host}${home}/t/${table}/socket?tab=${tab}`);
    socket.onmessage = event => { const message = JSON.parse(event.data); if (message.reload || message.parts || 'at' in message) location.reload(); };
    socket.onclose = () => setTimeout(listen, 2000);
  };
  listen();
}
