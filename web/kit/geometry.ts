// How the points of a board lie: pure, and without any rule of a game.
import type { Board } from '../net/wire';

export interface Place {
  name: string;
  /** On the drawing: x to the right, y downwards, UNIT apart. */
  x: number;
  y: number;
}

export interface Layout {
  places: Map<string, Place>;
  lines: [Place, Place][];
  width: number;
  height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The distance of two neighbours on the drawing. */
export const UNIT = 100;
const MARGIN = 62;

/** Where everything is drawn; flipped, the board is seen from the opposite side. */
export function layout(board: Board, flipped: boolean): Layout {
  const xs = board.points.map((point) => point.x);
  const ys = board.points.map((point) => point.y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const places = new Map(
    board.points.map(({ name, x, y }) => {
      const across = flipped ? right - x : x - left;
      const down = flipped ? y - bottom : top - y;
      return [name, { name, x: MARGIN + across * UNIT, y: MARGIN + down * UNIT }];
    }),
  );
  const lines = board.lines.flatMap(([from, to]): [Place, Place][] => {
    const [a, b] = [places.get(from), places.get(to)];
    return a && b ? [[a, b]] : [];
  });
  return { places, lines, width: (right - left) * UNIT + 2 * MARGIN, height: (top - bottom) * UNIT + 2 * MARGIN };
}

/** The point an arrow key leads to: the nearest one that lies that way more than any other way. */
export function neighbour(at: Layout, from: string, way: Direction): string | null {
  const here = at.places.get(from);
  if (!here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const place of at.places.values()) {
    const [dx, dy] = [place.x - here.x, place.y - here.y];
    const [along, aside] = { left: [-dx, dy], right: [dx, dy], up: [-dy, dx], down: [dy, dx] }[way] as [number, number];
    if (along <= 0 || Math.abs(aside) > along) continue;
    const far = along + 2 * Math.abs(aside);
    if (far < least) [best, least] = [place.name, far];
  }
  return best;
}

/** The point under a finger, if any is near enough. */
export function nearest(at: Layout, x: number, y: number, reach = UNIT * 0.5): string | null {
  let best: string | null = null;
  let least = reach;
  for (const place of at.places.values()) {
    const far = Math.hypot(place.x - x, place.y - y);
    if (far < least) [best, least] = [place.name, far];
  }
  return best;
}

/** The point half way between two others, when there is one: what a straight jump passes over. */
export function between(board: Board, from: string, to: string): string | null {
  const [a, b] = [from, to].map((name) => board.points.find((point) => point.name === name));
  if (!a || !b) return null;
  const middle = board.points.find(({ x, y }) => 2 * x === a.x + b.x && 2 * y === a.y + b.y);
  return middle?.name ?? null;
}

export const linked = (board: Board, a: string, b: string): boolean =>
  board.lines.some(([from, to]) => (from === a && to === b) || (from === b && to === a));
