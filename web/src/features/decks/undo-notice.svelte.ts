// What was just done, said once at the edge of the page, with the way back where there is one.

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
