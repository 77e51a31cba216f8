/* What is wrong with a page as it is laid out, one line a fault: it can be scrolled sideways, a text
   is cut, sticks out of its box or lies over another. Words that end in dots are no fault, but in a
   button; what a scrollable list has out of sight is none. */
() => {
  const SLACK = 1.5; // px
  const UNSEEN = 'script,style,option,select,svg,.tip,.sr,.skip'; // in an svg, text is a drawing
  /* pieces that lie over others on purpose */
  const LAID = '.key,.tick,.nope,.lastbadge,.robot,.gh,.fan li,.will,.fire,.wp,dialog';
  const root = document.documentElement;
  const faults = [];

  const named = each => each.tagName.toLowerCase() + [...each.classList].map(it => `.${it}`).join('');
  const say = (kind, element, more) => {
    const at = element.closest('[id]');
    const where = `${at ? `#${at.id} ` : ''}${named(element.parentElement)} > ${named(element)}`;
    faults.push(`${kind}: ${where} “${element.textContent.trim().slice(0, 40)}” ${more}`);
  };

  if (root.scrollWidth > root.clientWidth) {
    faults.push(`sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  }
  const table = document.querySelector('.pd-table');
  if (table && innerWidth > 1179 && table.scrollHeight > table.clientHeight + 1) {
    faults.push(`the table is cut: ${table.scrollHeight} > ${table.clientHeight}`);
  }

  /* what an element does to a text in it: cuts it, lets it scroll, is a box to stay inside of */
  const known = new Map();
  const look = element => {
    const css = getComputedStyle(element);
    const clear = colour => /^rgba\(.*, 0\)$/.test(colour);
    const edged = ['Top', 'Right', 'Bottom', 'Left'].some(
      side => parseFloat(css[`border${side}Width`]) && !clear(css[`border${side}Color`]),
    );
    const filled = !clear(css.backgroundColor) || css.backgroundImage !== 'none';
    const overflow = css.overflowX + css.overflowY;
    return {
      box: element.getBoundingClientRect(),
      gone: css.visibility !== 'visible' || css.opacity === '0' || css.clipPath !== 'none',
      scrolls: /auto|scroll/.test(overflow),
      cuts: /hidden|clip/.test(overflow),
      dots: css.textOverflow === 'ellipsis',
      painted: css.display !== 'inline' && (edged || filled),
      fixed: css.position === 'fixed',
      turned: css.writingMode !== 'horizontal-tb' || css.rotate !== 'none' || css.transform !== 'none',
    };
  };
  const facts = element => {
    if (!known.has(element)) known.set(element, look(element));
    return known.get(element);
  };

  /* follow one line of a text through all that it lies in; return what is seen of it, or null */
  const follow = (line, parent, chain) => {
    const trim = line.height * .16; // above and below letters
    const ink = { left: line.left, right: line.right, top: line.top + trim, bottom: line.bottom - trim };
    let boxed = false;
    for (const [element, it] of chain) {
      const aside = Math.max(it.box.left - ink.left, ink.right - it.box.right);
      const above = Math.max(it.box.top - ink.top, ink.bottom - it.box.bottom);
      const most = Math.max(aside, above);
      const where = `by ${most.toFixed(1)} px in ${named(element)}`;
      if (it.scrolls) return most > SLACK ? null : ink;
      if (it.cuts && it.dots && above <= SLACK) {
        if (aside > SLACK && element.closest('button,.btn')) say('dots in a button', parent, where);
        ink.right = Math.min(ink.right, it.box.right);
      } else if (it.cuts && most > SLACK) {
        say('cut', parent, where);
        return null;
      } else if (it.painted && !boxed) {
        boxed = true;
        if (most > SLACK && !it.turned) say('sticks out', parent, where);
      }
      if (it.fixed) break;
    }
    return ink.right > ink.left ? ink : null;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || parent.closest(UNSEEN) || !parent.checkVisibility()) continue;
    const chain = [];
    for (let each = parent; each !== document.body; each = each.parentElement) {
      chain.push([each, facts(each)]);
    }
    if (chain.some(([, it]) => it.gone)) continue;
    const layer = chain.find(([, it]) => it.fixed)?.[0];
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const ink = line.width < 1 || line.height < 1 ? null : follow(line, parent, chain);
      if (ink && !parent.closest(LAID)) texts.push({ node, parent, layer, ink });
    }
  }

  texts.sort((one, two) => one.ink.top - two.ink.top);
  const told = new Set();
  texts.forEach((one, at) => {
    for (const two of texts.slice(at + 1)) {
      if (two.ink.top > one.ink.bottom - 2) break;
      const wide = Math.min(one.ink.right, two.ink.right) - Math.max(one.ink.left, two.ink.left);
      const high = Math.min(one.ink.bottom, two.ink.bottom) - two.ink.top;
      if (wide < 2 || high < 2 || one.node === two.node || one.layer !== two.layer) continue;
      if (told.has(one.node)) continue;
      told.add(one.node);
      const over = `with “${two.node.data.trim().slice(0, 30)}”`;
      say('overlap', one.parent, `${over} by ${wide.toFixed(0)} × ${high.toFixed(0)} px`);
    }
  });
  return faults;
}
