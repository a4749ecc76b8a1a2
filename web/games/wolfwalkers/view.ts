// The view of docs/games/wolfwalkers.md as types, and what follows from it without any rule.
import type { Cell, Face, Icon, TaleView } from '../../net/views/wolfwalkers';
import type { Words } from '../../net/wire';

export type {
  Aim,
  Cell,
  Face,
  GridView,
  Icon,
  Kind,
  Known,
  Laid,
  PlaceView,
  Side,
  TaleView,
  VariantCard,
  Worth,
} from '../../net/views/wolfwalkers';

export const ICONS: readonly Icon[] = [
  'ROBYN',
  'MEVE',
  'WOLF_FORM',
  'WOLVES',
  'MERLIN',
  'FOREST',
  'VILLAGE',
  'CASTLE',
  'PARENTS',
  'VILLAGERS',
  'SOLDIERS',
];

export const SPAN = 5;

export const named = ({ x, y }: Cell): string => `${x},${y}`;

/** What is drawn of a grid, and which of its borders are fixed. */
export interface Plot {
  left: number;
  top: number;
  columns: number;
  rows: number;
  fixedAcross: boolean;
  fixedDown: boolean;
}

/** The cards with a ring of cells where the frame is still open. */
export function plot(cells: Cell[]): Plot {
  if (cells.length === 0) return { left: 0, top: 0, columns: 1, rows: 1, fixedAcross: false, fixedDown: false };
  const across = reach(cells.map((cell) => cell.x));
  const down = reach(cells.map((cell) => cell.y));
  return {
    left: across.from,
    top: down.to,
    columns: across.to - across.from + 1,
    rows: down.to - down.from + 1,
    fixedAcross: across.fixed,
    fixedDown: down.fixed,
  };
}

function reach(values: number[]): { from: number; to: number; fixed: boolean } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const fixed = most - least + 1 >= SPAN;
  return fixed ? { from: least, to: most, fixed } : { from: least - 1, to: most + 1, fixed };
}

/** Every face that lies open, to name cards by their numbers. */
export function openFaces({ grids, market, pile, hand, destiny }: TaleView): Face[] {
  return [
    ...grids.flatMap((grid) => grid.cards.map((laid) => laid.face)),
    ...market.flatMap((place) => place.card ?? []),
    ...pile.known.flatMap((known) => [known.story, known.objective]),
    ...hand,
    ...(destiny ? [destiny] : []),
  ];
}

export function titleOf(view: TaleView, card: number): Words | null {
  return openFaces(view).find((face) => face.card === card && face.objective)?.objective?.title ?? null;
}
