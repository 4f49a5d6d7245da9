// Makes the text of a paper card smaller until all of it fits.

import type { Attachment } from "svelte/attachments";

const STEP = 0.03;
/** 1.4 mm: the smallest letters that are still printed well. */
const SMALLEST = 0.6;

/** Sets `--fit`, a factor for the size of letters. `text` is what stands there: another text is fitted anew. */
export const fitText =
  (text: string): Attachment<HTMLElement> =>
  (frame) => {
    if (!text) return;
    const fit = () => {
      for (let factor = 1; factor >= SMALLEST; factor -= STEP) {
        frame.style.setProperty("--fit", factor.toFixed(2));
        if (frame.scrollHeight <= frame.clientHeight) return;
      }
    };
    fit();
    void document.fonts?.ready.then(fit);
  };
