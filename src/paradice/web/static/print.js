// A journey on paper by one press.
for (const button of document.querySelectorAll('[data-print]')) { button.hidden = false; button.addEventListener('click', () => print()); }
