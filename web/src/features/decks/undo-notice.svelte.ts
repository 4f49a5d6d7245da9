// What was just done, said once at the edge of the page, with the way back where there is one.

class Notices {
  text = $state("");
  back = $state.raw<(() => void) | null>(null);

  say(text: string, back: (() => void) | null = null): void {
    this.text = text;
    this.back = back;
  }

  clear(): void {
    this.say("");
  }
}

export const notices = new Notices();
