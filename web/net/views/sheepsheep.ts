// Made from the server’s records: see docs/wire-changes.md.

export interface SheepSheepView {
  stage: Stage;
  meadow: Spot[];
  folds: Fold[];
  pile: number;
  mover?: number;
  turns: number;
  barren: number;
  exchanges: number;
  exchangesLeft?: number;
  drawn?: Laid;
  groups: Outline[];
  lean?: Lean;
}

export type Stage = 'FIRST' | 'FETISHES' | 'CARDS' | 'MEADOW' | 'TURNING' | 'HERDING' | 'REFILLING' | 'COUNTED';

export interface Spot {
  cell: Cell;
  card?: Seen;
}

export type Cell = 'A1' | 'B1' | 'C1' | 'A2' | 'B2' | 'C2' | 'A3' | 'B3' | 'C3';

export interface Seen {
  up: Family;
  down?: Family;
}

export type Family = 'RED' | 'ORANGE' | 'YELLOW' | 'GREEN' | 'BLUE' | 'VIOLET' | 'PINK';

export interface Fold {
  seat: number;
  cards: Card[];
  fetish?: Family;
  sheep: number;
  won: Heap[];
  points?: number;
}

export interface Card {
  one: Family;
  other: Family;
}

export interface Heap {
  family: Family;
  sheep: number;
}

export interface Laid {
  up: Family;
  down: Family;
}

export interface Outline {
  family: Family;
  cells: Cell[];
  worth: number;
}

export interface Lean {
  rounds: number;
  most: number;
}
