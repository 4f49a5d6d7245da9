// Cards to look at closely.

export interface Pile {
  title: string;
  cards: { card: string; up: boolean }[];
}
