// A short notice of what was just done, with an undo where there is one.

class Notices {
  text = $state("");
  undo = $state.raw<(() => void) | null>(null);

  show(text: string, back: (() => void) | null = null): void {
    this.text = text;
    this.undo = back;
  }

  clear(): void {
    this.show("");
  }
}

export const undoNotice = new Notices();
