// Cards that somebody looks at closely.

export interface Pile {
  title: string;
  cards: { card: string; up: boolean }[];
}
