import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableModel } from "../net/table-model";
import type { Line, News, Snapshot } from "../net/protocol";
import { preferences } from "../state/preferences.svelte";
import * as sounds from "../ui/sounds";
import { StagedTable } from "./staged-table.svelte";

const COLUMNS = [[1, 2], [3], [4], [5]];
const SEAT = { colours: 0, hand: [] as number[], hand_size: 0, points: 0, row: [] as number[] };
const VIEW = {
  cells: [],
  colour_points: [5],
  columns: COLUMNS,
  deck_size: 36,
  mover: 0,
  round: 1,
  rounds: 4,
  seats: [SEAT, SEAT],
  start: 0,
  winners: [],
};
const PROMPT = { id: "p", question: "", facts: {}, actions: [], default: "", wishes: [], parts: [] };
const took = (seat: number, column: number, card: number): Line => ({
  key: "kasane-took",
  rule: "KS-2.1",
  facts: { seat, column, card },
});
const decided = (number: number, seat: number, lines: Line[]): News => ({
  number,
  at: 0,
  what: "decided",
  seat,
  lines,
});

class Source implements TableModel {
  game = "kasane";
  viewer = 0;
  names = ["a", "b"];
  news: News[] = [{ number: 0, at: 0, what: "began" }];
  now: Snapshot = { number: 0, phase: "playing", seats: [], view: VIEW } as unknown as Snapshot;
  whyNot = () => Promise.resolve(null);
  setPremove = () => Promise.resolve();
  undo = () => Promise.resolve();

  update(news: News[], changes: Partial<Snapshot>): void {
    this.news = [...this.news, ...news];
    this.now = { ...this.now, number: this.news.length - 1, ...changes };
  }
}

let source: Source;
let stage: StagedTable;
const columnsOf = (table: TableModel) => (table.now!.view as typeof VIEW).columns;
const AFTER_TWO = { ...VIEW, columns: [[1], [], [4], [5]] };

/** Two others' moves and then a question, all in one update. */
function receiveTwoMoves(): void {
  source.update([decided(1, 1, [took(1, 1, 2)]), decided(2, 1, [took(1, 2, 3)])], {
    view: AFTER_TWO,
    prompt: PROMPT,
  });
  stage.follow();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  preferences.set({ speed: "normal", sound: false });
  source = new Source();
  stage = new StagedTable(source);
  stage.follow();
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

describe("what happens is played in order", () => {
  test("each step with its own view, and the question last", () => {
    receiveTwoMoves();
    expect([stage.playing, columnsOf(stage), stage.now!.prompt]).toEqual([true, [[1], [3], [4], [5]], null]);
    expect(
      stage.news.map((one) => one.number),
      "nothing is told before its time",
    ).toEqual([0]);
    vi.advanceTimersByTime(650);
    expect([columnsOf(stage), stage.news.length]).toEqual([[[1], [], [4], [5]], 2]);
    vi.advanceTimersByTime(650);
    expect([stage.playing, stage.news.length, stage.now!.prompt]).toEqual([false, 3, PROMPT]);
  });

  test("what is still to come is neither in the strip nor betrayed by whose turn it is", () => {
    source.update([decided(1, 1, [took(1, 1, 2)]), decided(2, 1, [took(1, 2, 3)])], {
      view: AFTER_TWO,
      prompt: PROMPT,
      to_move: [0],
    });
    stage.follow();
    const strip = () => stage.since.map((step) => step.news.number);
    expect([strip(), stage.awaited]).toEqual([[], []]);
    vi.advanceTimersByTime(650);
    expect([strip(), stage.awaited]).toEqual([[1], []]);
    vi.advanceTimersByTime(650);
    expect([strip(), stage.awaited]).toEqual([[1, 2], [0]]);
  });

  test("what comes meanwhile waits its turn", () => {
    source.update([decided(1, 1, [took(1, 1, 2)])], { view: { ...VIEW, columns: [[1], [3], [4], [5]] } });
    stage.follow();
    source.update([decided(2, 1, [took(1, 2, 3)])], { view: AFTER_TWO });
    stage.follow();
    expect(columnsOf(stage)).toEqual([[1], [3], [4], [5]]);
    vi.advanceTimersByTime(1300);
    expect([stage.playing, columnsOf(stage)]).toEqual([false, [[1], [], [4], [5]]]);
  });

  test("a question that was there before stays while others act", () => {
    source.update([], { prompt: PROMPT });
    stage.follow();
    source.update([decided(1, 1, [took(1, 1, 2)])], { view: { ...VIEW, columns: [[1], [3], [4], [5]] } });
    stage.follow();
    expect([stage.playing, stage.now!.prompt, stage.awaited]).toEqual([true, PROMPT, [0]]);
    source.update([decided(2, 1, [took(1, 2, 3)])], { view: AFTER_TWO, prompt: { ...PROMPT, id: "another" } });
    stage.follow();
    vi.advanceTimersByTime(650);
    expect([stage.playing, stage.now!.prompt]).toEqual([true, null]);
  });

  test("whoever waits for the stage is told when it is done", async () => {
    receiveTwoMoves();
    let settled = false;
    void stage.settled().then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(700);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(700);
    expect(settled).toBe(true);
  });

  test("the end of the game waits too", () => {
    source.update([decided(1, 1, [took(1, 1, 2)])], { view: AFTER_TWO, phase: "over", outcome: {} } as never);
    stage.follow();
    expect([stage.now!.phase, stage.now!.outcome]).toEqual(["playing", null]);
    vi.advanceTimersByTime(650);
    expect(stage.now!.phase).toBe("over");
  });
});

describe("how fast", () => {
  test.each([
    ["calm", 1.6],
    ["normal", 1],
    ["fast", 0.45],
  ] as const)("%s", (speed, factor) => {
    preferences.set({ speed });
    receiveTwoMoves();
    vi.advanceTimersByTime(2 * 650 * factor - 10);
    expect(stage.playing).toBe(true);
    vi.advanceTimersByTime(20);
    expect(stage.playing).toBe(false);
  });

  test("off: the result is there at once", () => {
    preferences.set({ speed: "off" });
    receiveTwoMoves();
    expect([stage.playing, stage.now!.prompt, stage.stillMarks]).toEqual([false, PROMPT, []]);
  });

  test("a tap skips everything that waits", () => {
    receiveTwoMoves();
    stage.finish();
    expect([stage.playing, columnsOf(stage), stage.now!.prompt]).toEqual([false, AFTER_TWO.columns, PROMPT]);
    vi.advanceTimersByTime(5000);
    expect(stage.playing).toBe(false);
  });

  test("where nothing moves, one sound tells of all that happened", () => {
    const play = vi.spyOn(sounds, "playSound");
    preferences.set({ speed: "off" });
    receiveTwoMoves();
    expect(play.mock.calls).toEqual([["paper", 0.5]]);
  });

  test("reduced motion shows the result at once, with a brief mark where something landed", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    receiveTwoMoves();
    expect([stage.playing, stage.now!.prompt]).toEqual([false, PROMPT]);
    expect(stage.stillMarks.map((mark) => mark.kind === "mark" && mark.at)).toEqual(["hand-1", "hand-1"]);
    vi.advanceTimersByTime(1000);
    expect(stage.stillMarks).toEqual([]);
  });
});

describe("away and back", () => {
  test("nobody is shown a film of what happened while the page was hidden", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    receiveTwoMoves();
    expect([stage.playing, stage.missed, stage.since.length]).toEqual([false, 2, 2]);
  });

  test("a film ends when the page is hidden, and the rest of it is missed", () => {
    receiveTwoMoves();
    vi.advanceTimersByTime(650);
    stage.leave();
    expect([stage.playing, stage.missed, stage.now!.prompt]).toEqual([false, 1, PROMPT]);
    stage.leave();
    expect(stage.missed, "nothing was being played").toBe(1);
  });

  test("nor of several moves that came late because the connection was lost", () => {
    Object.assign(source, { missedUntil: 2 });
    receiveTwoMoves();
    expect([stage.playing, stage.missed]).toEqual([false, 2]);
    source.update([decided(3, 1, [took(1, 3, 4)])], { view: { ...AFTER_TWO, columns: [[1], [], [], [5]] } });
    stage.follow();
    expect([stage.playing, stage.missed], "what comes after it is played").toEqual([true, 2]);
  });

  test("a page that is opened shows what happened since the viewer's last turn, and tells it again in words", () => {
    source.update([decided(1, 1, [took(1, 4, 5)]), decided(2, 0, [took(0, 1, 2)]), decided(3, 1, [took(1, 2, 3)])], {
      view: AFTER_TWO,
    });
    stage = new StagedTable(source);
    stage.follow();
    expect([stage.playing, stage.missed, stage.since.map((step) => step.news.number)]).toEqual([false, 0, [3]]);
    stage.replay(stage.since[0]!);
    expect([stage.beat?.caption?.facts, columnsOf(stage)]).toEqual([took(1, 2, 3).facts, AFTER_TWO.columns]);
  });

  test("nor of a long absence", () => {
    const many = Array.from({ length: 60 }, (_, place) => decided(place + 1, 1, [took(1, 1, 1)]));
    source.update(many, { view: AFTER_TWO });
    stage.follow();
    expect([stage.playing, stage.missed]).toEqual([false, 60]);
  });

  test("but a lesson shows everything", () => {
    const many = Array.from({ length: 60 }, (_, place) => decided(place + 1, 1, [took(1, 1, 1)]));
    Object.assign(source, { waitsForReader: true });
    source.update(many, { view: AFTER_TWO });
    stage.follow();
    expect([stage.playing, stage.missed]).toEqual([true, 0]);
  });

  test("a take-back is shown where it happened, and what it undid is not told again", () => {
    receiveTwoMoves();
    source.update([{ number: 3, at: 0, what: "undone", seat: 1, taken_back: [2] }], { view: VIEW });
    stage.follow();
    expect([stage.since, columnsOf(stage)]).toEqual([[], COLUMNS]);
    const { motions } = stage.beat!;
    expect(motions.at(-1)).toEqual({ kind: "mark", at: "seat-1", tone: "note", text: "↶" });
    expect(motions).toContainEqual(expect.objectContaining({ kind: "travel", to: "column-2" }));
    vi.advanceTimersByTime(1000);
    expect([stage.playing, stage.news.at(-1)?.what]).toEqual([false, "undone"]);
  });
});

describe("since the viewer's last turn", () => {
  test("what the others did is kept until the viewer decides again, and can be played again", () => {
    receiveTwoMoves();
    stage.finish();
    expect(stage.since.map((step) => step.news.number)).toEqual([1, 2]);
    stage.replay(stage.since[0]!);
    expect([stage.playing, columnsOf(stage)]).toEqual([true, [[1], [3], [4], [5]]]);
    expect(stage.now!.prompt, "nobody answers on a board of the past").toBe(null);
    vi.advanceTimersByTime(650);
    expect([stage.playing, columnsOf(stage), stage.now!.prompt]).toEqual([false, AFTER_TWO.columns, PROMPT]);
    source.update([decided(3, 0, [took(0, 3, 4)])], { view: { ...AFTER_TWO, columns: [[1], [], [], [5]] } });
    stage.follow();
    expect(stage.since, "one's own moves are no news").toEqual([]);
  });

  test("a spectator, who decides nothing, keeps the newest", () => {
    source.viewer = -1;
    for (let number = 1; number <= 20; number++) {
      source.update([decided(number, 1, [took(1, 1, 2)])], { view: AFTER_TWO });
      stage.follow();
      stage.finish();
    }
    expect(stage.since.map((step) => step.news.number)).toEqual(Array.from({ length: 16 }, (_, place) => place + 5));
  });
});
