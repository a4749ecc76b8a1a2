// The notation: `D3-D4` a step, `D4xD6xF4` a chain of captures. A move is read as a path of stops.
import { between, linked } from '../../kit/geometry';
import type { Board } from '../../net/wire';

/** The stops of a move; null for what is no move. */
export function readMove(text: string): string[] | null {
  return /^[A-G][1-7](-[A-G][1-7]|(x[A-G][1-7])+)$/.test(text) ? text.split(/[-x]/) : null;
}

/** The path as the player may have meant it, legal or not: a straight jump is a capture, all else a step. */
export function writeMove(board: Board, path: string[]): string {
  const [from = '', to = ''] = path;
  const jumps = path.length > 2 || (!linked(board, from, to) && between(board, from, to) !== null);
  return path.join(jumps ? 'x' : '-');
}
