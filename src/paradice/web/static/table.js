// The table in the browser: sends numbered commands, resends what was not acknowledged,
// reconnects and resumes, and patches the parts that changed inside a view transition.

const body = document.body, root = document.documentElement;
const { table, home = '' } = body.dataset; // home: the path of another site below which this one stands
const placed = html => home ? html.replace(/\b(href|src|action|data-[a-z-]+)="\/(?!\/)/g, `$1="${home}/`) : html;
const tab = Array.from(crypto.getRandomValues(new Uint8Array(12)), b => (b % 36).toString(36)).join('');
const $ = id => document.getElementById(id);
const cues = JSON.parse(body.dataset.cues);
let at = +body.dataset.at, seat = +body.dataset.seat, token = body.dataset.token;
let highlights = JSON.parse(body.dataset.highlights || '{}'), ghosts = JSON.parse(body.dataset.ghosts || '{}');
let marks = JSON.parse(body.dataset.marks || '[]'), drawn = new Map();
let number = 0, pending = new Map(), socket = null, wait = 250, back = 0, painting = Promise.resolve();
let change = null, touched = null, pointed = null, held = null, pressed = '';
/* modules loaded on first use; one that fails (no network, or the page is left) is asked for again the next time */
const noLine = () => { tell($('net').dataset.cut); };
const files = {}, tries = {}; // under the same address some engines would remember the failure
async function file(name) { try { return files[name] ??= await import(body.dataset[name] + (tries[name] || '')); } catch { tries[name] = (tries[name] || '#') + '.'; return null; } }
async function wanted(name) { const it = await file(name); if (!it) noLine(); return it; }
const motion = file('motion').then(it => it || { look() {}, guide() {}, show() {} });

/* where zoom is not yet the standard one (WebKit), boxes are in zoomed pixels: convert them to those of the page */
if (!('currentCSSZoom' in Element.prototype)) {
  const measure = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    let zoom = 1;
    for (let it = this; it; it = it.parentElement) zoom *= parseFloat(getComputedStyle(it).zoom) || 1;
    const { x, y, width, height } = measure.call(this);
    return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom);
  };
}

/* settings, stored by the browser alone; without storage they last as long as the page */
function recall(name) { try { return JSON.parse(localStorage.getItem(name) || '{}'); } catch { return {}; } }
function retain(name, what) { try { localStorage.setItem(name, JSON.stringify(what)); } catch { /* no storage */ } }
const kept = recall('paradice');
function apply() {
  for (const key of ['still', 'keys', 'large', 'contrast']) root.classList.toggle('set-' + key, !!kept[key]);
  for (const box of document.querySelectorAll('[data-setting]')) box.checked = !!kept[box.dataset.setting];
}
apply();
document.addEventListener('change', event => {
  const key = event.target.dataset?.setting;
  if (!key) return;
  kept[key] = event.target.checked;
  retain('paradice', kept);
  apply();
  if (key === 'sound') sound('chime');
  if (key === 'routine') habit();
});
async function sound(name) {
  if (!kept.sound || !name) return;
  (await file('sounds'))?.play(name);
}
const still = () => kept.still || matchMedia('(prefers-reduced-motion: reduce)').matches;

/* the connection */
function connect() {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const ask = new URLSearchParams({ tab, token, language: body.dataset.language, seat });
  socket = new WebSocket(`${scheme}://${location.host}${home}/t/${table}/socket?${ask}`);
  socket.onopen = () => {
    wait = 250; drawn = new Map(); $('net').hidden = true; body.dataset.line = 'open';
    for (const text of pending.values()) socket.send(text);
  };
  socket.onmessage = event => receive(JSON.parse(event.data));
  socket.onclose = event => {
    token = ''; body.dataset.line = 'cut';
    const restarts = event.code === 1012; // the server is restarting
    if (restarts) back = Date.now() + 60000;
    const tells = () => { if (body.dataset.line === 'cut') { $('net').textContent = Date.now() < back ? $('net').dataset.back : $('net').dataset.cut; $('net').hidden = false; } };
    if (restarts) tells(); else setTimeout(tells, 700);
    setTimeout(connect, restarts ? 500 + Math.random() * 3500 : wait + Math.random() * wait); // spread the load of many browsers
    wait = Math.min(wait * 2, 8000);
  };
}
function command(what) {
  change?.skipTransition(); // acting ends a running animation
  const n = ++number, text = JSON.stringify({ n, at, ...what });
  pending.set(n, text); body.dataset.asked = n;
  if (socket?.readyState === 1) socket.send(text);
  setTimeout(() => waiting(pending.has(n)), 1500);
}
/* the server cannot save just now: the command is kept, and sent again under its number */
function waiting(yes) {
  if (body.dataset.line !== 'open') return;
  $('net').textContent = $('net').dataset.wait;
  $('net').hidden = !yes;
}
function again(n, text) {
  pending.set(n, text); waiting(true);
  setTimeout(() => { if (socket?.readyState === 1 && pending.has(n)) socket.send(text); }, 1000);
}
function receive(message) {
  if (message.reload) return location.reload();
  if (message.notice) { document.querySelector('.notice')?.remove(); body.insertAdjacentHTML('afterbegin', placed(message.notice)); return; }
  if ('ack' in message) {
    const asked_for = pending.get(message.ack);
    pending.delete(message.ack);
    if (message.no?.again) again(message.ack, asked_for);
    else if (!pending.size) waiting(false);
    if (message.stake || message.no && !message.no.again) plan = [];
    if (message.stake) arm(JSON.parse(asked_for).move, message.stake);
    if (message.no && !message.no.again) { sound('thud'); const it = pointed?.isConnected ? pointed : null; tell(message.no.say, message.no, it, it && nameOf(it)); if (it) $('tip').classList.remove('info'); }
    if (!('at' in message)) { painting = painting.then(() => done(message)); return; }
  }
  painting = painting.then(() => paint(message));
}

/* which commands are carried out and drawn */
let plan = []; // moves still to be played of a chosen opening
function done(message) { if (message.ack) { body.dataset.done = message.ack; if (!message.no) goOn(); } }
function goOn() {
  const move = plan.shift(), [key, rule] = highlights[move] || [null];
  if (key !== null && !rule) play(move); else plan = [];
}

/* patches */
function patched(last, delta) { // delta: keep so many letters, drop so many, insert a text; and again
  let html = '', at = 0;
  for (let n = 0; n < delta.length; n += 3) {
    html += last.slice(at, at + delta[n]) + delta[n + 2];
    at += delta[n] + delta[n + 1];
  }
  return html + last.slice(at);
}
async function paint(message) {
  if (message.parts && Object.keys(message.parts).length) files.imagined?.leave(body.dataset.ended);
  const parts = Object.entries(message.parts || {}).map(([name, delta]) => {
    const html = typeof delta === 'string' ? delta : patched(drawn.get(name), delta);
    drawn.set(name, html);
    return [name, placed(html)];
  });
  const tumbling = (message.cues || []).some(cue => cues[cue] === 'rattle'); // the log speaks of dice when they lie still
  const patch = () => {
    const focus = describe(document.activeElement);
    for (const [name, html] of parts) {
      const old = $(name);
      if (old && html) old.outerHTML = html;
    }
    if ('lights' in message) { highlights = message.lights; ghosts = message.ghosts; }
    if ('marks' in message) marks = message.marks;
    highlight();
    if ('log' in message) {
      const lines = $('lines');
      if (message.fresh) lines.innerHTML = placed(message.log);
      else { for (const line of lines.querySelectorAll('.last')) line.classList.remove('last'); const was = lines.firstElementChild; lines.insertAdjacentHTML('afterbegin', placed(message.log)); for (let line = lines.firstElementChild; line && line !== was; line = line.nextElementSibling) line.classList.add('fresh'); }
      while (lines.children.length > 200) lines.lastElementChild.remove();
      lines.querySelector('li:not(.hr)')?.classList.add('last');
    }
    since(); askable();
    if (message.parts) files.hints?.keep(choices());
    if (tumbling && !still()) for (const late of document.querySelectorAll('#lines .fresh,.pd-say>p')) late.classList.add('late');
    for (const line of document.querySelectorAll('#lines .fresh')) line.classList.remove('fresh');
    if (message.moments) moment(message.moments, tumbling);
    if ('said' in message) {
      if (message.fresh) $('said').innerHTML = placed(message.said); else $('said').insertAdjacentHTML('beforeend', placed(message.said));
      while ($('said').children.length > 200) $('said').firstElementChild.remove();
      if (!$('chat').open && !message.fresh) $('chat-new').textContent = '●';
    }
    if ('at' in message) { at = message.at; body.dataset.at = at; noteSeen(); }
    if ('seat' in message && message.seat !== seat) {
      seat = message.seat;
      for (const input of document.querySelectorAll('input[name=seat]')) if (!input.closest('.seat-do')) input.value = seat;
      document.querySelector('.pd').dataset.me = seat;
      if (seat >= 0) $('table').dataset.show = seat;
    }
    armed = null;
    if (message.parts) { base = 'same' in $('act').dataset ? [...base, ...meant] : []; meant = []; } // previews stay while the same act asks for more
    hideTip(); hover(null); restore(focus); curtain(); asking(); ending(); measure(); tabs(); done(message); habit(); offerStories();
  };
  for (const cue of message.cues || []) sound(cues[cue]);
  const act = parts.find(([name]) => name === 'act');
  if (act && !message.fresh) knock(act[1]);
  const { look, guide, show } = await motion;
  const falls = parts.some(([name, html]) => name === 'curtain' && html.includes('data-do')); // then no piece glides above it
  const quiet = still() || document.hidden || message.fresh || falls;
  const before = look(parts, touched, quiet);
  if (message.parts) touched = null;
  if (!document.startViewTransition || quiet) { patch(); show(before); return newTips(message); }
  const running = change = document.startViewTransition(patch);
  running.ready.then(() => guide(before)).catch(unlessSkipped);
  await running.updateCallbackDone;
  show(before);
  const late = setTimeout(() => running.skipTransition(), 900);
  await running.finished;
  clearTimeout(late);
  change = null;
  newTips(message);
}
/* first-time tips: what happens to this seat for the first time is explained in a sentence, after all animations */
async function newTips(message) {
  if (seat < 0 || !body.dataset.tipsFrom || message.fresh || !message.cues) return;
  (await file('tips'))?.notice(message.cues, () => change);
}
// A transition is skipped when the viewer acts, when it takes too long, when the page is hidden or resized:
// the table is up to date all the same. Two pieces with one transition name are a fault, and thrown.
function unlessSkipped(reason) {
  const names = [...document.querySelectorAll('[style*="view-transition-name"]')].filter(each => each.checkVisibility()).map(each => each.style.viewTransitionName);
  if (new Set(names).size < names.length) throw reason;
}
function knock(html) { if (html.includes('data-move') && !$('act').querySelector('[data-move]')) sound('knock'); }
function describe(element) {
  if (!element || element === body) return null;
  return { id: element.id, move: element.dataset.move || element.dataset.piece, bar: !!element.closest('#act'), tag: element.tagName };
}
function restore(focus) {
  if (!focus || document.activeElement !== body && document.activeElement?.isConnected && document.activeElement.id === focus.id) return;
  const scope = focus.bar ? $('act') : $('table');
  const shown = [...scope.querySelectorAll(focus.bar ? 'summary,[data-move],button' : '[data-move]')].filter(each => each.offsetParent);
  const next = focus.id ? $(focus.id)
    : focus.move || focus.bar ? shown.find(each => each.dataset.move === focus.move) || shown[0]
      : null;
  next?.focus({ preventScroll: true });
}
/* the log marks what others did since this seat's latest move; J shows it again */
function since() {
  const lines = $('lines'), old = lines.querySelector('.since'), all = [...lines.querySelectorAll('[data-by]')];
  const mine = all.findIndex(line => +line.dataset.by === seat);
  old?.remove(); document.querySelector('.since-go')?.remove();
  if (seat < 0 || mine < 1) return false;
  const mark = document.createElement('li');
  mark.className = 'hr since'; mark.textContent = body.dataset.since;
  lines.insertBefore(mark, all[mine]);
  const go = document.createElement('button');
  go.type = 'button'; go.className = 'since-go'; go.dataset.do = 'recap';
  go.innerHTML = '<kbd class="key">J</kbd> '; go.append(body.dataset.since);
  document.querySelector('.pd-say').append(go);
  return true;
}
const api = { highlights: () => highlights, setHighlights: next => { highlights = next; highlight(); }, seat: () => seat, placed, still, tell: said => tell(said), play: move => { if (highlights[move] && !highlights[move][1]) play(move); } };
/* one voice at a time: what begins to speak closes what spoke before, and nothing stays large over the table */
function hush() { files.hints?.close(); hideTip(); clearTimeout(momentTimer); $('moment').hidden = true; $('new')?.remove(); }
async function replayed() { hush(); if (!$('lines').querySelector('.since') || !await (await file('imagined'))?.recap(api)) recap(); }
async function whatIf() {
  if (seat < 0 || !$('act').querySelector('[data-move]')) { if ($('hinted').title) tell($('hinted').title); return; }
  hush(); shut();
  (await wanted('imagined'))?.whatIf(api);
}
function recap() {
  const box = $('recap'), mark = $('lines').querySelector('.since');
  if (!box.hidden || !mark) { box.hidden = true; return; }
  const lines = [];
  for (let line = mark.previousElementSibling; line; line = line.previousElementSibling) lines.push(line.cloneNode(true));
  box.querySelector('ol').replaceChildren(...lines);
  box.hidden = false; box.focus();
}
/* hints are fetched when asked for; one is closed when this seat's choices change, not when others move */
const choices = () => JSON.stringify(Object.entries(highlights).filter(([, [, rule]]) => !rule).map(([move]) => move).sort());
async function openHint() {
  const tool = $('hinted');
  if (!tool.dataset.do) return;
  if (tool.getAttribute('aria-disabled') === 'true') { tell(tool.title, null, tool); return; }
  if (files.hints?.close()) return;
  hush(); shut();
  (await wanted('hints'))?.seek(seat, choices);
}
function askable() {
  const bots = $('hint').dataset.bots.split(' ');
  for (const line of $('lines').querySelectorAll('[data-n]:not(.asked)')) {
    line.classList.add('asked');
    if (seat < 0 || !bots.includes(line.dataset.by)) continue;
    const ask = document.createElement('button');
    Object.assign(ask, { type: 'button', className: 'why-go', textContent: $('hint').dataset.ask });
    ask.dataset.do = 'why'; ask.setAttribute('aria-expanded', 'false');
    line.append(' ', ask);
  }
}
/* an announcement: large text over the table, hidden after a while, which takes no clicks */
let momentTimer = 0;
function moment(said, late) {
  const it = $('moment');
  clearTimeout(momentTimer);
  momentTimer = setTimeout(() => {
    it.replaceChildren(...said.slice(-3).map(text => { const line = document.createElement('p'); line.textContent = text; return line; }));
    it.hidden = false;
    momentTimer = setTimeout(() => { it.hidden = true; }, 2200);
  }, late && !still() ? 900 : 0);
}
let over = !$('end').hidden;
function ending() {
  if (over === !$('end').hidden) return;
  over = !over;
  if (over) $('end').querySelector('.end-in').focus();
}
/* a viewer who must confirm an undo gets the focus on the answer that keeps everything */
let asked = '';
function asking() {
  const kind = $('ask').dataset.kind || '';
  if (kind === 'sure' && kind !== asked) $('ask').querySelector('[value=no]').focus();
  else if (asked && !kind && document.activeElement === body) $('undo').focus?.();
  asked = kind;
}
function measure() { root.style.setProperty('--act-h', $('act').offsetHeight + 'px'); }
addEventListener('resize', measure);
/* on a phone the tabs are sorted like the sections they lead to */
function tabs() {
  const nav = document.querySelector('.pd-jump');
  if (!nav.offsetParent) return;
  const top = link => document.querySelector(link.hash)?.getBoundingClientRect().top ?? 0;
  const links = [...nav.children], sorted = links.map(link => [top(link), link]).sort((one, other) => one[0] - other[0]).map(pair => pair[1]);
  if (sorted.some((link, place) => link !== links[place])) nav.append(...sorted);
}
function curtain() {
  const shade = $('curtain');
  const closed = shade && !shade.hidden;
  document.querySelector('.pd').inert = closed;
  if (!closed) return;
  for (const open of document.querySelectorAll('dialog[open]')) open.close();
  shade.querySelector('button').focus();
}

/* pieces are drawn alike for everybody; those that are a move of this seat are highlighted here */
const icon = name => `<svg width="14" height="14" aria-hidden="true"><use href="${body.dataset.icons}#${name}"/></svg>`;
function highlight() {
  for (const old of document.querySelectorAll('.marked')) if (!marks.includes(old.id)) old.classList.remove('marked');
  for (const id of marks) $(id)?.classList.add('marked');
  for (const piece of document.querySelectorAll('[data-piece]')) {
    const [key, rule] = highlights[piece.dataset.piece] || [null, null];
    const state = key === null ? '' : rule ? 'no ' + rule : 'can ' + key;
    if (piece.dataset.lit === state) continue;
    piece.dataset.lit = state;
    piece.querySelector(':scope>.key,:scope>.nope')?.remove();
    piece.classList.toggle('can', key !== null && !rule);
    piece.classList.toggle('cannot', !!rule);
    for (const name of ['data-move', 'data-why', 'aria-disabled', 'aria-describedby', 'tabindex']) piece.removeAttribute(name);
    if (key === null) piece.tabIndex = -1;
    else if (rule) {
      piece.dataset.why = rule;
      piece.setAttribute('aria-disabled', 'true');
      piece.setAttribute('aria-describedby', 'why-' + rule);
      piece.insertAdjacentHTML('afterbegin', `<span class="nope">${icon('pd-no')}</span>`);
    } else {
      piece.dataset.move = piece.dataset.piece;
      if (key) piece.insertAdjacentHTML('afterbegin', `<kbd class="key">${key}</kbd>`);
    }
  }
}

/* choices */
document.addEventListener('click', event => {
  if (late(event)) return; // on the snapshots of a transition: see below
  const target = event.target.closest('[data-move],[data-start],[data-piece],[data-do],[data-why],[data-show],[data-open],[data-close],[data-again],[data-rules],a[href*="/rules/"],a[href*="/about/"]');
  if (!event.target.closest('.grp,.whys')) shut();
  if (!target) {
    if (event.target.closest('.tip')) return;
    hideTip(); disarm();
    const it = finger && thing(event.target);
    if (it) about(it);
    return;
  }
  const data = target.dataset;
  if (data.why) { event.preventDefault(); files.hints?.close(); why(target); return; }
  if (target.getAttribute('aria-disabled') === 'true') { event.preventDefault(); tell(target.title); return; }
  const meant = data.move || data.start || data.do;
  if (event.detail > 1 && meant !== pressed) { event.preventDefault(); return; }
  pressed = meant;
  pointed = null;
  if (data.move) { event.preventDefault(); sound('tick'); touch(target); play(data.move); }
  else if (data.start) { event.preventDefault(); plan = data.start.split('|'); goOn(); }
  else if (data.piece) { event.preventDefault(); pointed = target; command({ do: 'play', move: data.piece }); }
  else if (data.do === 'undo' || data.do === 'redo') { event.preventDefault(); command({ do: data.do }); }
  else if (data.do === 'skip') { event.preventDefault(); skip(); }
  else if (data.do === 'dates') { event.preventDefault(); openDates(target); }
  else if (data.do === 'hint') { event.preventDefault(); openHint(); }
  else if (data.do === 'why') { event.preventDefault(); wanted('hints').then(it => it?.why(target, seat)); }
  else if (data.do === 'recap') { event.preventDefault(); replayed(); }
  else if (data.do === 'agree') { event.preventDefault(); command({ do: 'agree', yes: !!data.yes }); }
  else if (data.do === 'look') { event.preventDefault(); command({ do: 'look', seat: +data.seat }); }
  else if (data.show) { event.preventDefault(); $('table').dataset.show = data.show; document.querySelector('.mat[data-seat="' + data.show + '"]')?.scrollIntoView({ block: 'nearest' }); }
  else if (data.close) { event.preventDefault(); const it = $(data.close); it.close ? it.close() : it.hidden = true; $('act').querySelector('[data-again]')?.focus(); }
  else if (data.again) { event.preventDefault(); $(data.again).hidden = false; $('end').querySelector('.end-in').focus(); }
  else if (target.href?.includes('/about/')) { event.preventDefault(); turnCard(idOf(target), target.closest('.tip') ? pointed : target); }
  else if (data.open === 'rules' || target.href?.includes('/rules/')) { event.preventDefault(); openRules(new URL(target.href).hash.slice(1)); }
  else if (data.open === 'help') { event.preventDefault(); openHelp(); }
  else if (data.open) { event.preventDefault(); $(data.open).showModal(); }
});
/* during a view transition a click hits its snapshots: the transition is ended, and the element below is
   clicked as soon as it can be; the second click of a double click was meant for what was there before */
let glided = false; // the target of that click: in Chromium the root, in others the element below the snapshot
const gliding = () => change || document.activeViewTransition;
const late = event => event.target === root || glided && event.detail > 0;
document.addEventListener('pointerdown', event => { glided = !!gliding(); gliding()?.skipTransition(); held = glided ? null : event.target.closest('[data-move]'); }, true);
document.addEventListener('click', async event => {
  if (!late(event)) return;
  glided = false;
  event.preventDefault();
  if (event.detail > 1) return;
  let under = root;
  for (let frames = 0; frames < 60 && (gliding() || under === root); frames++) {
    gliding()?.skipTransition(); // others may have moved meanwhile, more than once
    await new Promise(requestAnimationFrame);
    under = document.elementFromPoint(event.clientX, event.clientY);
  }
  under?.closest('button,a,summary,label,input')?.click();
});
/* an element that is replaced between press and release would lose its click */
document.addEventListener('pointerup', event => {
  if (!held || held.isConnected) return;
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-move]');
  if (under?.dataset.move === held.dataset.move) under.click();
});
/* remember where a move was clicked on the table: animations start there */
function touch(target) {
  const piece = target.closest('#table') ? target : $('table').querySelector(`[data-move="${CSS.escape(target.dataset.move)}"]`);
  touched = piece?.offsetParent ? piece.getBoundingClientRect() : null;
}
/* on touch the first tap of a move that cannot be undone shows its consequence, the second plays it */
let armed = null, finger = false, base = [], meant = [];
document.addEventListener('pointerdown', event => { finger = event.pointerType === 'touch'; }, true);
document.addEventListener('keydown', () => { finger = false; }, true);
function play(move) {
  const careful = finger && !kept.tap && armed !== move;
  meant = ghosts[move] || [];
  armed = null;
  command({ do: 'play', move, careful });
}
/* with the setting for routine moves, a move that costs and risks nothing is played at once, once for each question */
let habitual = '';
function habit() {
  const move = $('act').dataset.routine;
  if (kept.routine && move && habitual !== `${at} ${move}`) { habitual = `${at} ${move}`; command({ do: 'play', move }); }
}
function disarm() { if (armed) { armed = null; hover(null); } }
function arm(move, stake) {
  const button = $('act').querySelector(`[data-move="${CSS.escape(move)}"]`);
  if (!button) return;
  armed = move;
  hover(move);
  const words = each => button.querySelector(each)?.textContent || '';
  const small = words('small'), full = words('.sr') || button.querySelector(':scope>span').textContent.replace(small, '');
  tell([small, stake, body.dataset.twice].filter(Boolean).join(' · '), null, null, full);
}
function shut() {
  const open = document.querySelectorAll('.grp[open],.whys[open]');
  for (const each of open) each.open = false;
  return open.length > 0;
}
function skip() {
  change?.skipTransition(); $('moment').hidden = true;
  if ($('act').querySelector('[data-do=skip]')) command({ do: 'skip' });
}
document.addEventListener('change', event => { if (event.target.name === 'pace') event.target.form.requestSubmit(); });
document.addEventListener('submit', event => {
  if ('pace' in event.target.dataset) { event.preventDefault(); fetch(event.target.action, { method: 'post', body: new URLSearchParams(new FormData(event.target)) }).catch(noLine); return; }
  if (event.target.id !== 'say') return;
  event.preventDefault();
  const text = event.target.text.value.trim();
  if (text) command({ do: 'say', text });
  event.target.text.value = '';
});
$('chat').addEventListener('toggle', () => { $('chat-new').textContent = ''; });

/* the rules drawer, opened at a paragraph */
/* the content of a drawer is fetched when it is first opened */
async function openDrawer(name, path) {
  const drawer = $(name), inside = drawer.querySelector('.drawer-in');
  if (!inside.firstChild) {
    const html = await fetch(`${home}${path}?part=1&language=${body.dataset.language}`).then(answer => answer.text()).catch(noLine);
    if (!html) return null;
    inside.innerHTML = html;
  }
  if (!drawer.open) drawer.showModal();
  return inside;
}
const openHelp = () => openDrawer('help', '/help');
async function openRules(anchor) {
  const inside = await openDrawer('rules', `/rules/${root.dataset.game}`);
  if (!inside) return;
  const mark = anchor && inside.querySelector('#' + CSS.escape(anchor));
  for (const lit of inside.querySelectorAll('.lit')) lit.classList.remove('lit');
  if (mark) {
    const block = mark.closest('h2,h3,h4,p,li') || mark;
    block.classList.add('lit');
    for (let next = block.nextElementSibling; /^H/.test(block.tagName) && next && !/^H/.test(next.tagName); next = next.nextElementSibling) next.classList.add('lit');
    block.scrollIntoView({ block: 'start' });
  }
}

/* why not */
let tipTimer = 0;
function why(element) {
  const line = document.querySelector(`#whys [data-rule="${element.dataset.why}"]`);
  const cite = line?.querySelector('a');
  sound('thud');
  tell(line?.querySelector('span')?.textContent || '', cite && { link: cite.getAttribute('href'), title: cite.textContent.slice(2) }, element, nameOf(element));
  $('tip').classList.remove('info');
}
function tell(say, cited, near, title) {
  const tip = $('tip');
  tip.replaceChildren();
  if (title) { const head = document.createElement('b'); head.textContent = title; tip.append(head); }
  const text = document.createElement('p');
  text.textContent = say;
  if (say) tip.append(text);
  if (cited?.link) {
    const cite = document.createElement('a');
    cite.href = home + cited.link; cite.className = 'cite';
    cite.textContent = cited.rule ? '§ ' + (cited.title || cited.rule) : cited.title;
    tip.append(cite);
  }
  tip.hidden = false; tip.classList.remove('up'); tip.classList.toggle('info', !!title);
  if (near && innerWidth > 900) {
    const box = near.getBoundingClientRect(), size = tip.getBoundingClientRect();
    const below = box.bottom + 12 + size.height < innerHeight;
    tip.style.left = Math.max(8, Math.min(innerWidth - size.width - 8, box.left + box.width / 2 - size.width / 2)) + 'px';
    tip.style.top = (below ? box.bottom + 12 : box.top - size.height - 12) + 'px';
    tip.classList.toggle('up', below);
    tip.style.setProperty('--ax', box.left + box.width / 2 - parseFloat(tip.style.left) - 7 + 'px');
  } else { tip.style.left = tip.style.top = ''; }
}
function hideTip() { clearTimeout(tipTimer); $('tip').hidden = true; }
/* tooltips: after hovering or focusing for a while, or a long press; on touch a tap on
   what is no move shows it at once. The text is the accessible name of the element, or its title */
const TIPS = '[data-why],[data-tip],[data-piece],[title],[role=img][aria-label],article[aria-label]';
const thing = target => { const it = target.closest?.(TIPS); return it?.closest('#table,.pd-players') ? it : null; };
const nameOf = it => it.dataset.tip || it.getAttribute('aria-label') || it.title || '';
function about(it) {
  if (it.title) { it.dataset.tip = it.title; it.removeAttribute('title'); } // not twice
  if (it.dataset.why) return whyQuiet(it);
  const button = it.dataset.move && $('act').querySelector(`[data-move="${CSS.escape(it.dataset.move)}"] small`);
  const story = storied(it), link = story && (finger || walked); // with a mouse a link would cover other pieces
  const say = [button?.textContent, story && !link ? 'B · ' + body.dataset.story : ''].filter(Boolean).join('\n');
  tell(say, link && { link: `/about/${root.dataset.game}/${story}`, title: body.dataset.story }, it, nameOf(it));
}
/* the story of a card, shown to this viewer alone */
const storied = it => (it.closest('[data-about]') || it.querySelector('[data-about]'))?.dataset.about || idOf(it.closest('#lines li')?.querySelector('.tale'));
const idOf = link => link?.pathname.split('/').pop();
async function turnCard(thing, from) { hideTip(); const it = await wanted('stories'); if (it) { sound('paper'); it.turn(thing, from); } }
function turnPointed() {
  const at = [document.activeElement, under].filter(each => each?.isConnected && each !== body && each !== $('table') && !each.closest('#act'));
  const it = at.find(storied), line = $('lines').querySelector('.last .tale'), just = $('act').dataset.offer || idOf(line);
  if (it) turnCard(storied(it), it);
  else if (files.stories?.turnBack()) return;
  else if (at.some(each => each.closest('#table')) && !$('act').querySelector('.offer')) tell(body.dataset.noBack, null, at[0]);
  else if (just) turnCard(just, line);
  else tell(body.dataset.blank);
}
/* after each change: cards that lie face up are noted as seen, an open story is updated, and while nobody moves the story of the card just taken is offered */
let quiet = 0;
async function openDates(from) { if ($('dates')) { hideTip(); if (await (await wanted('dates'))?.toggle(from) === false) noLine(); } }
function offerStories() {
  const seen = recall('paradice-seen'), mine = seen[root.dataset.game] ??= {};
  const fresh = new Set([...$('table').querySelectorAll('[data-about]')].map(each => each.dataset.about).filter(id => !mine[id]));
  for (const id of fresh) mine[id] = new Date().toISOString().slice(0, 10);
  if (fresh.size) retain('paradice-seen', seen);
  files.stories?.follow(); files.dates?.refresh();
  clearTimeout(quiet);
  const { offer: just, cue, by } = $('act').dataset;
  if (just && !kept.alone) quiet = setTimeout(async () => { const it = await file('stories'); if (just === $('act').dataset.offer) it?.offer(just, { cue, by }); }, 3000);
}
document.addEventListener('click', event => {
  const no = event.target.closest('[data-no-offer]');
  if (!no) return;
  no.closest('.offer').remove();
  if (no.dataset.noOffer) { kept.alone = true; retain('paradice', kept); apply(); }
});
let under = null;
document.addEventListener('pointerover', event => { under = event.target.closest?.('button,li,article,[data-about]'); });
function soon(it, delay) { clearTimeout(tipTimer); tipTimer = setTimeout(() => { if (it.isConnected && !armed) about(it); }, delay); }
document.addEventListener('pointerover', event => {
  const it = thing(event.target);
  if (it && event.pointerType === 'mouse') soon(it, it.dataset.why ? 350 : 700);
});
document.addEventListener('pointerout', event => { const it = thing(event.target); if (it && !event.relatedTarget?.closest?.('.tip') && event.pointerType === 'mouse' && thing(event.relatedTarget || body) !== it) { clearTimeout(tipTimer); tipTimer = setTimeout(hideTip, it.dataset.why ? 600 : 100); } });
function whyQuiet(element) { const keep = kept.sound; kept.sound = false; why(element); kept.sound = keep; }
$('tip').addEventListener('pointerenter', () => clearTimeout(tipTimer));
let walked = false, long = 0, spent = false;
document.addEventListener('keydown', event => { walked = /^(Tab|Arrow)/.test(event.key); }, true);
document.addEventListener('focusin', event => { const it = thing(event.target); if (it && walked) soon(it, 350); });
document.addEventListener('pointerdown', event => {
  spent = false; clearTimeout(long);
  const it = thing(event.target), { clientX: x, clientY: y } = event;
  if (!it || event.pointerType !== 'touch') return;
  long = setTimeout(() => { spent = true; disarm(); about(it); }, 450);
  const stop = moved => { if (moved.type !== 'pointermove' || Math.hypot(moved.clientX - x, moved.clientY - y) > 10) { clearTimeout(long); removeEventListener('pointermove', stop); } };
  for (const kind of ['pointermove', 'pointerup', 'pointercancel']) addEventListener(kind, stop, { once: kind !== 'pointermove' });
}, true);
document.addEventListener('contextmenu', event => { if (finger && thing(event.target)) event.preventDefault(); });
document.addEventListener('click', event => {
  if (spent) { spent = false; event.preventDefault(); event.stopImmediatePropagation(); }
}, true);

/* previews: what the hovered or focused move would do, drawn over the table */
let shown = [], hovered = null;
function hover(move) {
  if (move && move === hovered) return; // a preview that comes under the pointer is no new choice
  hovered = move;
  for (const undo of shown) undo();
  shown = [];
  const now = ghosts[move] || [], own = new Set(now.map(each => each[0]));
  if (move) for (const piece of document.querySelectorAll(`[data-move="${CSS.escape(move)}"]`)) {
    piece.classList.add('is-hover');
    shown.push(() => piece.classList.remove('is-hover'));
    const group = piece.closest('.grp:not([open])');
    if (group) {
      const echo = document.createElement('span');
      echo.className = 'echo';
      echo.innerHTML = piece.innerHTML;
      group.firstElementChild.append(echo);
      group.classList.add('is-hover');
      shown.push(() => { echo.remove(); group.classList.remove('is-hover'); });
    }
  }
  for (const [id, symbol, text, style] of [...base.filter(each => !own.has(each[0])), ...now]) {
    const it = $(id);
    if (!it || it.classList.contains('will') && !symbol) continue;
    const was = [it.hidden, it.getAttribute('style')];
    it.classList.add('will');
    it.classList.toggle('came', was[0]);
    it.removeAttribute('hidden');
    let ghost = null;
    if (symbol) { ghost = document.createElement('span'); ghost.className = 'gh'; ghost.innerHTML = `<svg aria-hidden="true"><use href="${body.dataset.sprite}#${symbol}"/></svg>`; it.append(ghost); }
    if (text) it.textContent = text;
    if (style) it.setAttribute('style', style);
    shown.push(() => {
      it.classList.remove('will', 'came');
      ghost?.remove();
      if (was[0]) it.hidden = true;
      if (style) was[1] === null ? it.removeAttribute('style') : it.setAttribute('style', was[1]);
    });
  }
}
for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, event => {
  const piece = event.target.closest?.('[data-move]');
  if (piece) hover(piece.dataset.move);
});
for (const kind of ['pointerout', 'focusout']) document.addEventListener(kind, event => {
  if (event.target.closest?.('[data-move]') && !event.relatedTarget?.closest?.('[data-move]')) hover(null);
});

/* keys */
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const key = event.key.toLowerCase();
  if (document.querySelector('dialog[open]')) return;
  if (key === 'escape') return escape();
  if (!$('curtain').hidden) return;
  const button = document.querySelector(`#act [data-key="${CSS.escape(key)}"]`);
  if (button && key.length === 1) { event.preventDefault(); button.click(); return; }
  if (key === 'u') $(event.shiftKey ? 'redo' : 'undo').click();
  else if (key === '?') { event.preventDefault(); openHint(); }
  else if (key === 'j') replayed();
  else if (key === 'i') whatIf();
  else if (key === 'n') skip();
  else if (key === 'b') turnPointed();
  else if (key === 'd') openDates(document.activeElement);
  else if (key === 'r') openRules('');
  else if (key === 'h') openHelp();
  else if (key === 'l') { if (!$('lines').offsetParent) location.hash = 'log'; $('lines').focus(); }
  else if (key.startsWith('arrow')) arrows(event, key);
});
/* Esc closes what is open, or takes back an incomplete choice; it undoes nothing else */
function escape() {
  const ask = $('ask');
  if (location.hash === '#log') location.hash = 'table';
  else if (!$('recap').hidden) recap();
  else if (files.hints?.close()) return;
  else if (files.stories?.turnBack() || files.dates?.shut()) return;
  else if (shut() || !$('tip').hidden) hideTip();
  else if (!ask.hidden && ask.dataset.kind !== 'asked') ask.querySelector('[value=no],[data-close]')?.click();
  else if (!$('end').hidden) { $('end').hidden = true; $('act').querySelector('[data-again]')?.focus(); }
  else if ($('curtain').hidden) $('act').querySelector('[data-back]')?.click();
}
function arrows(event, key) {
  const here = document.activeElement;
  const group = here?.closest('[data-group],.pd-do,.row');
  if (!group) return;
  const all = [...group.querySelectorAll('button,a[href]')].filter(each => each.offsetParent);
  const step = key === 'arrowright' || key === 'arrowdown' ? 1 : -1;
  const next = all[(all.indexOf(here) + step + all.length) % all.length];
  if (next) { event.preventDefault(); next.focus(); }
}

/* the goal of the game, shown once in each browser before the first choice */
if (seat >= 0 && $('end').hidden && $('curtain').hidden && !kept['goal-' + root.dataset.game]) {
  $('goal').showModal();
  $('goal').addEventListener('close', () => { kept['goal-' + root.dataset.game] = true; retain('paradice', kept); });
}

/* on returning to a table, or reloading it, with a move to make, the viewer is shown first what others did */
const seenAt = recall('paradice-at'), returned = table in seenAt;
function noteSeen() { delete seenAt[table]; seenAt[table] = at; for (const old of Object.keys(seenAt).slice(0, -50)) delete seenAt[old]; retain('paradice-at', seenAt); }
noteSeen();

/* mark the newest line of the log, and begin */
$('lines').querySelector('li:not(.hr)')?.classList.add('last');
highlight();
curtain();
since();
askable();
measure();
tabs();
offerStories();
motion.then(({ look, show }) => show(look([], null, true)));
if (seat >= 0 && body.dataset.tipsFrom) setTimeout(file, 1500, 'tips'); // for the settings, which count the tips that were seen
body.dataset.script = 'on';
if (returned && !$('goal').open && $('act').querySelector('[data-move]') && $('lines').querySelector('.since')) replayed();
connect();
setInterval(() => { if (socket?.readyState === 1 && pending.size === 0) socket.send(JSON.stringify({ n: 0, do: 'ping' })); }, 25000);
