// Set-up questions that are answered for the player from what they chose before: leader and partner of a deck. Each is
// answered once, by an ordinary decision; after an undo the player is asked.

import { setupAnswer } from "../games";
import type { PromptSnapshot } from "../net/protocol";

export class SetupAnswers {
  /** The prompt that was answered, by its question. */
  readonly #answered = new Map<string, string>();

  constructor(readonly game: string) {}

  /** The answer to this prompt, again and again for the same one; empty: the player is asked. */
  answerTo(prompt: PromptSnapshot): string {
    const answered = this.#answered.get(prompt.question);
    return answered === undefined || answered === prompt.id ? setupAnswer(this.game, prompt) : "";
  }

  /** The answer to send: once for a prompt. */
  take(prompt: PromptSnapshot): string {
    if (this.#answered.has(prompt.question)) return "";
    const answer = this.answerTo(prompt);
    if (answer) this.#answered.set(prompt.question, prompt.id);
    return answer;
  }

  /** The answer was not accepted: the player is asked. */
  giveUp(prompt: PromptSnapshot): void {
    this.#answered.set(prompt.question, "");
  }
}
