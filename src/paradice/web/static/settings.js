// Applies the settings made at a table, which the browser stores, to pages without one.
let kept = {};
try { kept = JSON.parse(localStorage.getItem('paradice') || '{}'); } catch { /* no storage */ }
for (const key of ['still', 'keys', 'large', 'contrast']) document.documentElement.classList.toggle('set-' + key, !!kept[key]);
