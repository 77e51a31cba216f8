// Analysis: the graph is a slider for mouse, touch and keys; details of a position are fetched once the slider rests.
const $ = query => document.querySelector(query), all = query => [...document.querySelectorAll(query)];
const graph = $('#graph');
if (graph) begin(); else setTimeout(ask, 1000);

/* while the analysis runs: update the progress bar, and load the page when it is done */
async function ask() {
  const answer = await fetch(location.pathname + '.json', { headers: { accept: 'application/json' } }).catch(() => null);
  if (!answer || answer.status === 202) {
    const told = await answer?.json().catch(() => null);
    if (told) {
      const bar = $('progress');
      bar.max = Math.max(1, told.steps); bar.value = told.judged;
      bar.setAttribute('aria-label', told.said);
      $('#judging').textContent = told.said;
      $('.an-fill').style.width = `${100 * told.judged / Math.max(1, told.steps)}%`;
    }
    setTimeout(ask, 1000);
  } else location.reload();
}

function begin() {
  const values = graph.dataset.values.split(',').map(Number), last = values.length - 1;
  const starts = graph.dataset.starts.split(',').filter(Boolean).map(Number), moments = graph.dataset.moments.split(',').filter(Boolean).map(Number);
  let at = +graph.dataset.at, asked = 0, timer = 0;
  const slider = document.createElement('div');
  slider.className = 'an-slider'; slider.tabIndex = 0;
  for (const [name, value] of [['role', 'slider'], ['aria-label', graph.getAttribute('aria-label')], ['aria-valuemin', 0], ['aria-valuemax', last]]) slider.setAttribute(name, value);
  graph.append(slider); graph.setAttribute('role', 'group');
  graph.closest('.an-graph').classList.add('an-fresh');
  point();
  scrollToNow();

  function point() {
    const x = 100 * at / Math.max(1, last), y = 1 - values[at] / 100, read = $('#read');
    $('#cursor').style.cssText = `--x:${x}%;--yy:${y}`;
    read.style.setProperty('--x', x + '%'); read.classList.toggle('left', x > 60);
    slider.setAttribute('aria-valuenow', at);
    slider.setAttribute('aria-valuetext', read.textContent);
    for (const each of all('#moves a')) each.toggleAttribute('aria-current', +each.dataset.at === at);
    for (const each of all('.an-moment')) each.classList.toggle('on', +each.dataset.of === at);
  }
  function scrollToNow() {
    const list = $('#moves'), now = list.querySelector('[aria-current]');
    if (!now || getComputedStyle(now.parentElement).display === 'none') return;
    const it = now.getBoundingClientRect(), box = list.getBoundingClientRect();
    if (it.top < box.top || it.bottom > box.bottom) list.scrollTop += it.top - box.top - (box.height - it.height) / 2;
  }
  function go(to, soon = 90) {
    to = Math.max(0, Math.min(last, to));
    if (to === at) return;
    at = to;
    $('#read').innerHTML = `<b>${values[at].toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1 })}</b>`;
    point(); scrollToNow();
    clearTimeout(timer);
    timer = setTimeout(tell, soon);
  }
  async function tell() {
    const mine = ++asked, url = new URL(location);
    url.searchParams.set('at', at);
    history.replaceState(null, '', url);
    url.searchParams.set('part', '1');
    const html = await fetch(url).then(answer => answer.ok && answer.text()).catch(() => '');
    if (!html || mine !== asked) return;
    const part = new DOMParser().parseFromString(html, 'text/html');
    const focus = document.activeElement?.closest('#act') && document.activeElement.id;
    $('#read').innerHTML = part.querySelector('#read').innerHTML;
    $('#act').replaceWith(document.adoptNode(part.querySelector('#act')));
    if (focus) (document.getElementById(focus) || slider).focus({ preventScroll: true });
    point();
  }
  const near = event => { const box = graph.getBoundingClientRect(); return Math.round((event.clientX - box.left) / box.width * last); };
  slider.addEventListener('pointerdown', event => {
    if (event.pointerType === 'mouse') slider.setPointerCapture(event.pointerId);
    slider.focus({ preventScroll: true }); go(near(event));
  });
  slider.addEventListener('pointermove', event => { if (event.buttons || event.pointerType === 'touch') go(near(event)); });
  document.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const only = event.target.closest('a[data-only]'), to = event.target.closest('a[data-at]');
    if (only) {
      event.preventDefault();
      $('.an-moves').dataset.only = only.dataset.only;
      for (const each of all('a[data-only]')) each.toggleAttribute('aria-current', each === only);
      for (const each of all('a[data-only][aria-current]')) each.setAttribute('aria-current', 'true');
    } else if (to) { event.preventDefault(); go(+to.dataset.at, 0); }
  });
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT)$/.test(event.target.tagName)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const inside = event.target.closest('#moves,.an-rows');
    const jump = {
      ArrowRight: () => go(at + 1), ArrowLeft: () => go(at - 1), Home: () => go(0), End: () => go(last),
      ...(inside ? {} : { PageDown: () => go(starts.find(each => each > at) ?? last), PageUp: () => go(starts.findLast(each => each < at) ?? 0) }),
      ...(event.target === slider ? { ArrowUp: () => go(at + 1), ArrowDown: () => go(at - 1) } : {}),
      l: () => $('#line')?.click(), f: () => $('#fork')?.click(),
    }[key] || (moments[key - 1] !== undefined && (() => go(moments[key - 1])));
    if (jump) { event.preventDefault(); jump(); }
  });
}
