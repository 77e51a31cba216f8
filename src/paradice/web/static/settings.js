// What a browser keeps of settings made at a table, applied to a page without a table of its own.
let kept = {};
try { kept = JSON.parse(localStorage.getItem('paradice') || '{}'); } catch { /* it keeps nothing */ }
for (const key of ['still', 'keys', 'large', 'contrast']) document.documentElement.classList.toggle('set-' + key, !!kept[key]);
