// The notation of the hunt games: `C3-C4` a step, `C3xC5xE5` a chain of captures, `@C3` and `@rC3` a placing.
// A move is read as a path of stops; what waits in the hand stands on the stops `@` and `@r`.
import { between, linked } from '../../kit/geometry';
import type { Board } from '../../net/wire';

export const SHEEP_IN_HAND = '@';
export const RAM_IN_HAND = '@r';

interface HuntMove {
  path: string[];
  captures: boolean;
}

export function readMove(text: string): HuntMove | null {
  const placed = /^(@r?)([A-Z]\d+)$/.exec(text);
  if (placed?.[1] && placed[2]) return { path: [placed[1], placed[2]], captures: false };
  if (/^[A-Z]\d+-[A-Z]\d+$/.test(text)) return { path: text.split('-'), captures: false };
  if (/^[A-Z]\d+(x[A-Z]\d+)+$/.test(text)) return { path: text.split('x'), captures: true };
  return null;
}

export const fromHand = (stop: string | undefined): boolean => stop === SHEEP_IN_HAND || stop === RAM_IN_HAND;

/** The path as the player may have meant it, legal or not: a straight jump is a capture, all else a step. */
export function writeMove(board: Board, path: string[]): string {
  const [from = '', ...on] = path;
  if (fromHand(from)) return from + (on[0] ?? '');
  const jumps = on.length > 1 || !linked(board, from, on[0] ?? '');
  const straight = on.every((to, i) => between(board, path[i] ?? '', to) !== null);
  return path.join(jumps && straight ? 'x' : '-');
}
