// Where everything lies: one layout for a wide table, one for a phone, one for a low phone. Pure geometry.
import type { Side } from './view';

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  w: number;
  h: number;
}

interface SideLayout {
  plate: Box;
  pen: Box;
  forest: Box;
  played: Box;
}

export interface Layout {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  board: Box;
  sides: Record<Side, SideLayout>;
  /** Radius of an animal, of a sheep, and the size of a played card. */
  token: number;
  sheep: number;
  card: { w: number; h: number };
  font: number;
}

export const WIDE: Layout = {
  name: 'wide',
  width: 840,
  height: 548,
  board: { x: 184, y: 130, w: 472, h: 288 },
  sides: {
    0: {
      pen: box(124, 428, 192, 82),
      forest: box(320, 428, 168, 82),
      played: box(500, 428, 226, 84),
      plate: box(124, 514, 592, 34),
    },
    1: {
      plate: box(0, 130, 172, 34),
      pen: box(0, 168, 172, 78),
      forest: box(0, 250, 172, 78),
      played: box(0, 336, 172, 84),
    },
    2: {
      plate: box(124, 0, 592, 34),
      pen: box(124, 38, 192, 82),
      forest: box(320, 38, 168, 82),
      played: box(500, 38, 226, 84),
    },
    3: {
      plate: box(668, 130, 172, 34),
      pen: box(668, 168, 172, 78),
      forest: box(668, 250, 172, 78),
      played: box(668, 336, 172, 84),
    },
  },
  token: 28,
  sheep: 17,
  card: { w: 30, h: 40 },
  font: 16,
};

export const NARROW: Layout = {
  name: 'narrow',
  width: 340,
  height: 398,
  board: { x: 76, y: 90, w: 188, h: 218 },
  sides: {
    0: {
      pen: box(0, 316, 106, 54),
      forest: box(109, 316, 92, 54),
      played: box(208, 316, 132, 58),
      plate: box(0, 374, 340, 24),
    },
    1: {
      plate: box(0, 90, 70, 38),
      pen: box(0, 131, 70, 52),
      forest: box(0, 186, 70, 52),
      played: box(0, 244, 70, 64),
    },
    2: {
      plate: box(0, 0, 340, 24),
      pen: box(0, 28, 106, 54),
      forest: box(109, 28, 92, 54),
      played: box(208, 26, 132, 58),
    },
    3: {
      plate: box(270, 90, 70, 38),
      pen: box(270, 131, 70, 52),
      forest: box(270, 186, 70, 52),
      played: box(270, 244, 70, 64),
    },
  },
  token: 16,
  sheep: 12,
  card: { w: 21, h: 28 },
  font: 12,
};

/** As wide as it is high: everything a little larger, and more room beside the board. */
export const SQUARE: Layout = {
  name: 'narrow',
  width: 404,
  height: 398,
  board: { x: 96, y: 90, w: 212, h: 218 },
  sides: {
    0: {
      pen: box(0, 316, 128, 54),
      forest: box(131, 316, 110, 54),
      played: box(248, 316, 156, 58),
      plate: box(0, 374, 404, 24),
    },
    1: {
      plate: box(0, 90, 90, 40),
      pen: box(0, 133, 90, 52),
      forest: box(0, 188, 90, 52),
      played: box(0, 246, 90, 64),
    },
    2: {
      plate: box(0, 0, 404, 24),
      pen: box(0, 28, 128, 54),
      forest: box(131, 28, 110, 54),
      played: box(248, 26, 156, 58),
    },
    3: {
      plate: box(314, 90, 90, 40),
      pen: box(314, 133, 90, 52),
      forest: box(314, 188, 90, 52),
      played: box(314, 246, 90, 64),
    },
  },
  token: 18,
  sheep: 13,
  card: { w: 24, h: 31 },
  font: 14,
};

/** The layout that fills a box best. */
export function layoutFor(width: number, height: number): Layout {
  if (width > 1.2 * height) return WIDE;
  return width > 0.93 * height ? SQUARE : NARROW;
}

function box(x: number, y: number, w: number, h: number): Box {
  return { x, y, w, h };
}

export const middle = ({ x, y, w, h }: Box): Spot => ({ x: x + w / 2, y: y + h / 2 });

/** How far inside the board's edge animals lie and walk. */
export const inset = (layout: Layout): number => layout.token * 1.75;

/** Where the animal number `i` of `n` lies before the player of a side; `deep` goes towards the middle. */
export function stand(layout: Layout, side: Side, i: number, n: number, deep = 0): Spot {
  const { board, token } = layout;
  const upright = side === 1 || side === 3;
  const long = upright ? board.h : board.w;
  const pitch = n > 1 ? Math.min(token * 2.75, (long - token * 2.6) / (n - 1)) : 0;
  const along = (i - (n - 1) / 2) * pitch;
  const from = inset(layout) + deep;
  const at = middle(board);
  switch (side) {
    case 0:
      return { x: at.x + along, y: board.y + board.h - from };
    case 1:
      return { x: board.x + from, y: at.y + along };
    case 2:
      return { x: at.x - along, y: board.y + from };
    case 3:
      return { x: board.x + board.w - from, y: at.y - along };
  }
}

/** The corner of the trail between a side and the next one clockwise. */
function corner(layout: Layout, side: Side): Spot {
  const { board } = layout;
  const from = inset(layout);
  return {
    x: side < 2 ? board.x + from : board.x + board.w - from,
    y: side === 0 || side === 3 ? board.y + board.h - from : board.y + from,
  };
}

/** The stops of a walk along the edge, corners included; `stations` tells which stops are places. */
export function stroll(layout: Layout, path: Side[], from: Spot, to: Spot): { stops: Spot[]; stations: number[] } {
  const stops = [from];
  const stations = [0];
  path.slice(1).forEach((side, i) => {
    const before = path[i] ?? side;
    const clockwise = (before + 1) % 4 === side;
    stops.push(corner(layout, clockwise ? before : side));
    stops.push(i === path.length - 2 ? to : stand(layout, side, 0, 1));
    stations.push(stops.length - 1);
  });
  return { stops, stations };
}

/** Where item `i` of `n` lies in a box, row after row; a crowd overlaps rather than overflows. */
export function spread(area: Box, size: { w: number; h: number }, i: number, n: number, gap = 3): Spot {
  const rows = Math.max(1, Math.floor((area.h + gap) / (size.h + gap)));
  const fitting = Math.max(1, Math.floor((area.w + gap) / (size.w + gap)));
  const columns = Math.max(fitting, Math.ceil(n / rows));
  const pitch = columns > 1 ? Math.min(size.w + gap, (area.w - size.w) / (columns - 1)) : 0;
  return { x: area.x + (i % columns) * pitch, y: area.y + Math.floor(i / columns) * (size.h + gap) };
}

/** Where sheep `i` of a flock of `all` stands while `pen` of them are safe; the others hide in the forest. */
export function fold(layout: Layout, side: Side, i: number, all: number, pen: number): Spot {
  const safe = i < pen;
  const area = layout.sides[side][safe ? 'pen' : 'forest'];
  const number = safe ? i : all - 1 - i;
  const room = Math.max(3, safe ? pen : all - pen);
  const pitch = Math.min(layout.sheep * 2.1, (area.w - layout.sheep * 2.5) / Math.max(1, room - 1));
  const first = area.x + layout.sheep * 1.3;
  const sway = number % 2 === 0 ? 0 : -layout.sheep * 0.42;
  return { x: first + number * pitch, y: area.y + area.h * 0.62 + sway };
}
