// What a viewer sees of Sheep Sheep, as docs/games/sheep-sheep.md tells it.

/** In the order of the deck; the first letter names a family in notation. */
export const FAMILIES = ['RED', 'ORANGE', 'YELLOW', 'GREEN', 'BLUE', 'VIOLET', 'PINK'] as const;
export type Family = (typeof FAMILIES)[number];

/** In reading order. */
export const CELLS = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3'] as const;
export type Cell = (typeof CELLS)[number];

/** A card as it lies. */
export interface Laid {
  up: Family;
  down: Family;
}

/** A player's own card, which may be turned freely. */
export interface Card {
  one: Family;
  other: Family;
}

export interface Spot {
  cell: Cell;
  card: Laid | null;
}

export interface Heap {
  family: Family;
  sheep: number;
}

export interface Fold {
  seat: number;
  cards: Card[];
  /** The viewer's own; everybody's at the end. */
  fetish: Family | null;
  sheep: number;
  won: Heap[];
  points: number | null;
}

export interface Outline {
  family: Family;
  cells: Cell[];
  worth: number;
}

export interface SheepSheepView {
  stage: 'FIRST' | 'FETISHES' | 'CARDS' | 'MEADOW' | 'TURNING' | 'HERDING' | 'REFILLING';
  meadow: Spot[];
  folds: Fold[];
  pile: number;
  mover: number | null;
  turns: number;
  barren: number;
  exchanges: number;
  exchangesLeft: number | null;
  drawn: Laid | null;
  groups: Outline[];
}

/** The view as the server sends it: what is not there is left out on the wire. */
export function readView(sent: unknown): SheepSheepView {
  const view = sent as SheepSheepView;
  return {
    ...view,
    meadow: view.meadow.map(({ cell, card }) => ({ cell, card: card ?? null })),
    folds: view.folds.map((fold) => ({ ...fold, fetish: fold.fetish ?? null, points: fold.points ?? null })),
    mover: view.mover ?? null,
    exchangesLeft: view.exchangesLeft ?? null,
    drawn: view.drawn ?? null,
  };
}

/** A meadow to train on, with the best group known. */
export interface Lesson {
  name: string;
  meadow: Spot[];
  cards: Card[];
  best: { sheep: number; bound: number; family?: Family; cells: Cell[]; exchanges: string[] };
}

export const hue = (family: Family): number => FAMILIES.indexOf(family);

export const letter = (family: Family): string => family.charAt(0).toLowerCase();

export const familyOf = (text: string): Family | null => FAMILIES.find((one) => letter(one) === text) ?? null;

/** At the end all fetishes lie open. */
export const isOver = (view: SheepSheepView): boolean =>
  view.folds.length > 0 && view.folds.every((fold) => fold.fetish !== null);
