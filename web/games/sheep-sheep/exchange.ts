// Exchanges as they are foreseen on the page: a tap shows at once what the server will confirm.
import { FAMILIES, type Family } from '../../art/families';
import {
  CELLS,
  familyOf,
  letter,
  type Card,
  type Cell,
  type Fold,
  type Laid,
  type Outline,
  type Seen,
  type SheepSheepView,
  type Spot,
} from './view';

/** The least sheep that make a group. */
const LEAST = 3;

/** Whether no exchange is among the legal moves any more: even under sand there is a last one. */
export const isSpent = ({ moves }: { moves: string[] }): boolean =>
  moves.length > 0 && !moves.some((move) => move.includes('@'));

/** A card as moves write it. */
export const cardText = (card: Card): string => letter(card.one) + letter(card.other);

export const exchangeText = (card: Card, cell: Cell): string => `${cardText(card)}@${cell}`;

export const placeText = (up: Family, cell: Cell): string => `${letter(up)}@${cell}`;

export const winText = (group: Outline): string => `win ${group.cells.join('+')}`;

/** The other face of a card; null where it does not carry this family. */
export function behind(card: Card, family: Family): Family | null {
  if (card.one === family) return card.other;
  return card.other === family ? card.one : null;
}

/** What would appear on a cell if this card went there; null where it does not fit. */
export const appears = (card: Card, spot: Spot): Family | null => (spot.card ? behind(card, spot.card.up) : null);

/** A meadow and the four cards before it. */
export interface Pasture {
  meadow: Spot[];
  cards: Card[];
}

/** The table after an exchange; null where the card does not fit. The card taken keeps the other's place. */
export function exchange({ meadow, cards }: Pasture, slot: number, cell: Cell): Pasture | null {
  const spot = meadow.find((one) => one.cell === cell);
  const card = cards[slot];
  const up = spot && card && appears(card, spot);
  if (!up || !spot.card) return null;
  const { card: taken } = spot;
  return {
    meadow: lay(meadow, cell, { up, down: taken.up }),
    cards: cards.map((one, i) => (i === slot ? inHand(taken) : one)),
  };
}

/** A card taken; one whose underside only the server can tell has its one face on both sides until then. */
const inHand = ({ up, down }: Seen): Card => (down ? inOrder({ up, down }) : { one: up, other: up });

export const isKnown = (card: Card): boolean => card.one !== card.other;

const lay = (meadow: Spot[], cell: Cell, card: Seen | null): Spot[] =>
  meadow.map((spot) => (spot.cell === cell ? { cell, card } : spot));

function inOrder({ up, down }: Laid): Card {
  return FAMILIES.indexOf(up) < FAMILIES.indexOf(down) ? { one: up, other: down } : { one: down, other: up };
}

/** All groups that could be won, the best first. */
export function groups(meadow: Spot[], fetish: Family | null): Outline[] {
  const found: Outline[] = [];
  const seen = new Set<Cell>();
  for (const { cell, card } of meadow) {
    if (!card || seen.has(cell)) continue;
    const cells = together(meadow, cell, card.up);
    cells.forEach((one) => seen.add(one));
    if (cells.length < LEAST) continue;
    found.push({ family: card.up, cells, worth: cells.length * (card.up === fetish ? 2 : 1) });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** The cells of one family that hang together with this one, in reading order. */
function together(meadow: Spot[], from: Cell, family: Family): Cell[] {
  const reached = new Set<Cell>([from]);
  for (const cell of reached)
    for (const { cell: next, card } of meadow) if (card?.up === family && adjacent(cell, next)) reached.add(next);
  return CELLS.filter((cell) => reached.has(cell));
}

function adjacent(a: Cell, b: Cell): boolean {
  const [i, j] = [CELLS.indexOf(a), CELLS.indexOf(b)];
  return Math.abs((i % 3) - (j % 3)) + Math.abs(Math.floor(i / 3) - Math.floor(j / 3)) === 1;
}

/** The table as it will be after moves of this seat that are on their way. */
export function foresee(view: SheepSheepView, seat: number | null, moves: string[]): SheepSheepView {
  return seat === null ? view : moves.reduce((now, move) => foreseeOne(now, seat, move), view);
}

function foreseeOne(view: SheepSheepView, seat: number, move: string): SheepSheepView {
  if (move.startsWith('win ')) return wonBy(view, seat, move.slice(4).split('+') as Cell[]);
  const [what = '', where = ''] = move.split('@');
  const cell = CELLS.find((one) => one === where);
  if (!cell) return view;
  return what.length === 1 ? placed(view, familyOf(what), cell) : exchanged(view, seat, what, cell);
}

function exchanged(view: SheepSheepView, seat: number, text: string, cell: Cell): SheepSheepView {
  const fold = view.folds[seat];
  const slot = fold?.cards.findIndex((card) => cardText(card) === text) ?? -1;
  const after = fold && exchange({ meadow: view.meadow, cards: fold.cards }, slot, cell);
  if (!after) return view;
  return {
    ...view,
    meadow: after.meadow,
    folds: changed(view.folds, seat, { cards: after.cards }),
    exchanges: view.exchanges + 1,
    exchangesLeft: view.exchangesLeft === null ? null : view.exchangesLeft - 1,
    groups: groups(after.meadow, fold.fetish),
  };
}

function placed(view: SheepSheepView, up: Family | null, cell: Cell): SheepSheepView {
  const { drawn } = view;
  if (!drawn || !up) return view;
  const down = up === drawn.up ? drawn.down : drawn.up;
  return { ...view, meadow: lay(view.meadow, cell, { up, down }), drawn: null };
}

function wonBy(view: SheepSheepView, seat: number, cells: Cell[]): SheepSheepView {
  const meadow = view.meadow.map((spot) => (cells.includes(spot.cell) ? { ...spot, card: null } : spot));
  const sheep = (view.folds[seat]?.sheep ?? 0) + cells.length;
  return { ...view, meadow, folds: changed(view.folds, seat, { sheep }), groups: [] };
}

const changed = (folds: Fold[], seat: number, change: Partial<Fold>): Fold[] =>
  folds.map((fold, i) => (i === seat ? { ...fold, ...change } : fold));
