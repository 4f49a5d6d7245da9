// What is wrong with how the page is laid out, as sentences: text that is cut off or runs into other text, things that
// are too small to tap or lie on each other, a page that scrolls sideways.
() => {
  const found = new Set();
  const SLACK = 1.5;
  const SMALLEST = 23.5;
  const MAIN = 43.5;

  /** The same question about the same element is asked very often. */
  const once = (answer) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, answer(element));
      return known.get(element);
    };
  };
  const style = once((element) => {
    const { clipPath, display, font, fontSize, overflowX, overflowY, paddingLeft, paddingRight, position } = getComputedStyle(element);
    return { clipPath, display, font, fontSize, overflowX, overflowY, paddingLeft, paddingRight, position };
  });
  const called = (element) => {
    const classes = [...element.classList].filter((name) => !name.startsWith("svelte-")).join(".");
    return `${element.localName}${classes ? `.${classes}` : ""}`;
  };
  const where = (element) => {
    const path = [];
    for (let at = element; at && at !== document.body && path.length < 3; at = at.parentElement) path.unshift(called(at));
    return path.join(" > ");
  };
  const say = (what, element, text) =>
    found.add(`${what}: ${where(element)} “${(text ?? element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40)}”`);

  const parents = (element) => {
    const all = [];
    for (let at = element; at; at = at.parentElement) all.push(at);
    return all;
  };
  /** For ears only. */
  const unseen = (element) => parents(element).some((at) => style(at).clipPath === "inset(50%)");
  const shown = once((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !unseen(element));
  /** What lies above the page: two things on different layers may cover each other. */
  const layer = once((element) =>
    parents(element).find((at) => ["fixed", "sticky"].includes(style(at).position) || at.matches("dialog, [role=dialog], [role=status], [data-layer]")) ?? document.body);
  const overlap = (one, other) => ({
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });

  // On a phone, `innerWidth` grows with a page that is too wide.
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide, the window ${clientWidth}`);

  // Text, as it is drawn.
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    // What a tap shows whole may be shortened: names of players, cards held like a fan.
    if (element.closest("[data-shortened]")) continue;
    if (!node.data.trim() || element.closest("script, style, option") || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    // Letters reach less far up and down than their line box.
    const loose = parseFloat(style(element).fontSize) * 0.25 + SLACK;
    for (const rect of rects) {
      if (rect.left < -SLACK || rect.right > innerWidth + SLACK) say("beyond the window", element, node.data);
      for (const around of parents(element)) {
        const { display, overflowX, overflowY } = style(around);
        if (overflowX === "visible" || display === "inline" || around === document.documentElement || around === document.body) continue;
        const box = around.getBoundingClientRect();
        const left = box.left + around.clientLeft;
        const right = around instanceof SVGElement ? box.right : left + around.clientWidth;
        if (rect.left < left - SLACK || rect.right > right + SLACK) say(`cut off at the side by ${called(around)}`, element, node.data);
        if (!["hidden", "clip"].includes(overflowY)) break; // it can be scrolled to; what is around sees only this box
        if (rect.top < box.top - loose || rect.bottom > box.bottom + loose) say(`cut off by ${called(around)}`, element, node.data);
      }
      // Pictures place their own numbers as well as there is room; where very many lines cross, some may touch.
      if (!(element instanceof SVGElement)) boxes.push({ rect, element, node });
    }
  }

  // Words that stand in the way of each other.
  const scrolls = once((element) => parents(element).find((at) => ["auto", "scroll"].includes(style(at).overflowY) && at !== document.body && at !== document.documentElement));
  boxes.forEach((one, place) => {
    for (const other of boxes.slice(place + 1)) {
      if (one.node === other.node || one.rect.bottom < other.rect.top || one.rect.top > other.rect.bottom) continue;
      // The boxes of a word and its reading overlap, their glyphs do not.
      if (one.element.closest("ruby") && one.element.closest("ruby") === other.element.closest("ruby")) continue;
      const { width, height } = overlap(one.rect, other.rect);
      if (width <= 2 || height <= 0.35 * Math.min(one.rect.height, other.rect.height)) continue;
      if (layer(one.element) === layer(other.element) && scrolls(one.element) === scrolls(other.element)) say(`on top of “${other.node.data.trim().slice(0, 20)}”`, one.element, one.node.data);
    }
  });

  // What is written in fields.
  const brush = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("select, input:not([type]), input[type=text]")) {
    if (!shown(field) || field.readOnly) continue;
    const box = style(field);
    brush.font = box.font;
    const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? "") : field.value || field.placeholder;
    const room = field.clientWidth - parseFloat(box.paddingLeft) - parseFloat(box.paddingRight) - (field instanceof HTMLSelectElement ? 16 : 0);
    if (brush.measureText(text).width > room + SLACK) say("cut off in its field", field, text);
  }

  // What can be tapped.
  const targets = [...document.querySelectorAll("button, a[href], input, select, summary, [role=button]")].filter(shown);
  const rects = targets.map((target) => {
    const box = (target.matches("[type=checkbox]") && target.closest("label")) || target;
    return box.getBoundingClientRect();
  });
  targets.forEach((target, place) => {
    const rect = rects[place];
    if (!rect.width) return;
    const least = target.matches(".main, .board *:not(details *, p *, .mark)") ? MAIN : SMALLEST;
    if (rect.width < SMALLEST || rect.height < SMALLEST || (least === MAIN && Math.max(rect.width, rect.height) < MAIN)) {
      say(`too small to tap (${Math.round(rect.width)} x ${Math.round(rect.height)})`, target);
    } else if (target.matches(".main") && rect.height < MAIN) say(`too low for a main button (${Math.round(rect.height)})`, target);
    const isMovedSideways = parents(target).some((at) => ["auto", "scroll"].includes(style(at).overflowX));
    if (!isMovedSideways && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) say("beyond the window", target);
  });
  targets.forEach((one, place) => {
    targets.slice(place + 1).forEach((other, after) => {
      const here = rects[place];
      const there = rects[place + 1 + after];
      const { width, height } = overlap(here, there);
      if (width <= 2 || height <= 2 || one.contains(other) || other.contains(one)) return;
      if (layer(one) !== layer(other) || scrolls(one) !== scrolls(other)) return;
      // Cards held in a hand lie on each other; of each enough must be seen to tap it.
      if (one.matches(".hand .mini") && other.matches(".hand .mini") && Math.abs(there.left - here.left) >= SMALLEST) return;
      say(`lies on ${where(other)} (${Math.round(width)} x ${Math.round(height)})`, one);
    });
  });
  return [...found];
}
