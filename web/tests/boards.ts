import type { Board } from '../net/wire';

/** The 5 by 5 board of the hunt games. */
export function alquerque(): Board {
  const columns = ['A', 'B', 'C', 'D', 'E'];
  const name = (x: number, y: number) => `${columns[x]}${y + 1}`;
  const points: Board['points'] = [];
  const lines: Board['lines'] = [];
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 5; x++) {
      points.push({ name: name(x, y), x, y });
      if (x < 4) lines.push([name(x, y), name(x + 1, y)]);
      if (y < 4) lines.push([name(x, y), name(x, y + 1)]);
      if ((x + y) % 2 === 0 && y < 4 && x < 4) lines.push([name(x, y), name(x + 1, y + 1)]);
      if ((x + y) % 2 === 0 && y < 4 && x > 0) lines.push([name(x, y), name(x - 1, y + 1)]);
    }
  }
  return { points, lines };
}
