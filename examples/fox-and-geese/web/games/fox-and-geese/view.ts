import { between } from '../../kit/geometry';
import type { FoxAndGeeseView } from '../../net/views/foxandgeese';
import type { Board } from '../../net/wire';
import { readMove } from './notation';

/** The seat that plays the fox; the other one plays the geese. */
export const FOX = 0;

export type Standing = Pick<FoxAndGeeseView, 'fox' | 'geese'>;

/** The geese that a path jumps over. */
export function jumped(board: Board, path: string[], geese: string[]): string[] {
  const over = path.slice(1).flatMap((to, i) => between(board, path[i] ?? '', to) ?? []);
  return geese.filter((goose) => over.includes(goose));
}

/** The board as a move will leave it, drawn before the server has said so. */
export function foresee(board: Board, { fox, geese }: Standing, text: string): Standing {
  const path = readMove(text) ?? [];
  const [from, to] = [path[0], path.at(-1)];
  if (from === undefined || to === undefined) return { fox, geese };
  if (from !== fox) return { fox, geese: geese.map((goose) => (goose === from ? to : goose)) };
  const taken = jumped(board, path, geese);
  return { fox: to, geese: geese.filter((goose) => !taken.includes(goose)) };
}
