// What a viewer sees of Sheep Sheep, as docs/games/sheep-sheep.md tells it.
import { FAMILIES, type Family } from '../../art/families';
import type * as sent from '../../net/views/sheepsheep';
import type { Cell } from '../../net/views/sheepsheep';
import type * as wire from '../../net/wire';

export type { Card, Cell, Heap, Laid, Outline } from '../../net/views/sheepsheep';

/** A card that lies; null where its underside is hidden from the viewer. */
export type Seen = Whole<sent.Seen>;

/** In reading order. */
export const CELLS: readonly Cell[] = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3'];

/** With null for what is left out on the wire. */
type Whole<T> = { [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };

export interface Spot {
  cell: Cell;
  card: Seen | null;
}
export type Fold = Whole<sent.Fold>;
export type SheepSheepView = Whole<Omit<sent.SheepSheepView, 'meadow' | 'folds'>> & { meadow: Spot[]; folds: Fold[] };

export function readView(view: sent.SheepSheepView): SheepSheepView {
  return {
    ...view,
    meadow: view.meadow.map(readSpot),
    folds: view.folds.map((fold) => ({ ...fold, fetish: fold.fetish ?? null, points: fold.points ?? null })),
    mover: view.mover ?? null,
    exchangesLeft: view.exchangesLeft ?? null,
    drawn: view.drawn ?? null,
    lean: view.lean ?? null,
  };
}

/** A meadow to train on, with the best group known. */
export type Exercise = Omit<wire.Exercise, 'meadow'> & { meadow: Spot[] };

export const readExercise = (exercise: wire.Exercise): Exercise => ({
  ...exercise,
  meadow: exercise.meadow.map(readSpot),
});

const readSpot = ({ cell, card }: sent.Spot): Spot => ({
  cell,
  card: card ? { up: card.up, down: card.down ?? null } : null,
});

export const letter = (family: Family): string => family.charAt(0).toLowerCase();

export const familyOf = (text: string): Family | null => FAMILIES.find((one) => letter(one) === text) ?? null;

/** At the end all fetishes lie open. */
export const isOver = (view: SheepSheepView): boolean =>
  view.folds.length > 0 && view.folds.every((fold) => fold.fetish !== null);
