import { between } from '../../kit/geometry';
import type { Piece, Stand } from '../../net/views/hunt';
import type { Board } from '../../net/wire';
import { RAM_IN_HAND, fromHand, readMove } from './notation';

export type { HuntView, Piece, Stand } from '../../net/views/hunt';

export const isWolf = (piece: Piece): boolean => piece === 'WOLF' || piece === 'RED_WOLF';

/** The points a move jumps over. */
export function jumped(board: Board, text: string): string[] {
  const move = readMove(text);
  if (!move?.captures) return [];
  return move.path.slice(1).flatMap((to, i) => between(board, move.path[i] ?? '', to) ?? []);
}

/** The board as a move will most likely leave it, drawn before the server has said so. */
export function foresee(board: Board, pieces: Stand[], text: string): Stand[] {
  const move = readMove(text);
  const [from, to] = [move?.path[0], move?.path.at(-1)];
  if (!from || !to) return pieces;
  if (fromHand(from)) return [...pieces, { point: to, piece: from === RAM_IN_HAND ? 'RAM' : 'SHEEP', height: 1 }];
  const mover = pieces.find((standing) => standing.point === from);
  if (!mover) return pieces;
  const lifted = [from, ...jumped(board, text)].reduce(lift, pieces);
  return [...lifted, { point: to, piece: mover.piece, height: 1 }];
}

/** One piece less on that point; under a ram that leaves a stack there are plain sheep. */
function lift(pieces: Stand[], point: string): Stand[] {
  return pieces.flatMap((standing) => {
    if (standing.point !== point) return [standing];
    return standing.height > 1 ? [{ point, piece: 'SHEEP' as const, height: standing.height - 1 }] : [];
  });
}
