// A board for the browser, without a build step: a river with lanterns, and your own lanterns as buttons.
// The page calls it once, and `update` whenever something has changed. It gets what its player may see, no more.

// The page's security policy has no inline styles; a style sheet that is made here is allowed.
const style = new CSSStyleSheet();
style.replaceSync(`
  .lanterns { display: grid; gap: 1rem; padding: 1rem; }
  .lanterns .river { display: flex; flex-wrap: wrap; gap: .5rem; min-height: 4rem; padding: 1rem; border-radius: 1rem;
    background: linear-gradient(#16324f, #0b1d30); }
  .lanterns .lantern { display: grid; place-items: center; min-width: 3rem; min-height: 3rem; border-radius: 1rem;
    border: 2px solid #fff8; font: inherit; font-weight: 700; color: #111; }
  .lanterns .r { background: #ff8787; } .lanterns .y { background: #ffe066; }
  .lanterns .g { background: #8ce99a; } .lanterns .b { background: #74c0fc; }
  .lanterns .hand { display: flex; flex-wrap: wrap; gap: .5rem; }
  .lanterns button:disabled { opacity: .6; }
`);

function lantern(tag, card) {
  const made = document.createElement(tag);
  made.className = `lantern ${card[0]}`;
  made.textContent = card;
  return made;
}

export default function board(target, state) {
  document.adoptedStyleSheets.push(style);
  const drawing = document.createElement("div");
  drawing.className = "lanterns";
  target.append(drawing);

  function draw({ view, prompt, names, viewer, act, text }) {
    const seats = document.createElement("p");
    seats.textContent = names.map((name, seat) => `${name}: ${view.points[seat]}`).join(" · ");
    const river = document.createElement("div");
    river.className = "river";
    river.append(...view.river.map((card) => lantern("span", card)));
    const hand = document.createElement("div");
    hand.className = "hand";
    for (const card of viewer < 0 ? [] : view.hand[viewer]) {
      const action = `float ${card}`;
      const button = lantern("button", card);
      button.ariaLabel = text("toro-action-float", { what: card });
      button.disabled = !prompt?.actions.includes(action);
      button.onclick = () => act(action);
      hand.append(button);
    }
    drawing.replaceChildren(seats, river, hand);
  }

  draw(state);
  return {
    update: draw,
    destroy() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
    },
  };
}
