// A girl from the waist up, in a field of 200 by 280.

import { faceLayers, neck } from "./face";
import { GOLD, ORNAMENTS, OUTFITS, PROPS, FINERY, type Cloth } from "./dress";
import { hairLayers } from "./hair";
import { both, disc, fill, group, shape, star } from "./shapes";
import type { Girl } from "./girls";

const tiara =
  shape(
    "M66 58C80 44 120 44 134 58L131 64L124 55L117 62L109 48L100 58L91 48L83 62L76 55L69 64Z",
    GOLD,
    "#7d5714",
    1.4,
  ) +
  fill(`${disc(100, 52, 3)}`, "#fff") +
  both(fill(disc(116.5, 55, 2), "#fff"));

const epaulettes = both(fill(star(150, 188, 6, 10, 4.5), GOLD) + fill(disc(150, 188, 2.6), "#fff8e0"));

/** One figure; `id` keeps gradients of two figures apart. `mood` replaces her usual expression. */
export function figure(
  id: string,
  girl: Girl,
  level: number,
  mood: Partial<Pick<Girl, "mouth" | "lids" | "brows" | "lean" | "turn">> = {},
): string {
  const her = { ...girl, ...mood };
  const hair = hairLayers(id, her, her);
  const face = faceLayers(id, her, her.hair, hair.shadow);
  const [base, trim, accent] = her.cloth;
  const cloth: Cloth = { base, trim, accent, level };
  const turn = `rotate(${her.lean} 100 158)`;
  const prop = PROPS[her.prop](her.dye);
  const long = LONG_PROPS.has(her.prop);
  const hood = her.ornament === "hood";
  const held = prop && group(prop, long ? "translate(158 226)" : "translate(150 244) scale(.92)");
  return (
    `<defs>${hair.defs}${face.defs}</defs>` +
    (long ? held : "") +
    group(hair.behind, turn) +
    (hood ? group(ORNAMENTS.hood(her.dye), turn) : "") +
    neck(her.skin) +
    OUTFITS[her.outfit](cloth) +
    (level >= FINERY.gold ? epaulettes : "") +
    group(
      face.drawn +
        hair.fringe +
        (hood ? "" : ORNAMENTS[her.ornament](her.dye)) +
        (level >= FINERY.gold && !HATS.has(her.ornament) ? tiara : ""),
      turn,
    ) +
    hair.before +
    (long ? "" : held)
  );
}

const LONG_PROPS = new Set(["oar", "sword", "spear", "telescope", "vane"]);
const HATS = new Set(["hat", "beret", "kerchief", "goggles", "headphones", "hood", "headband", "band"]);
