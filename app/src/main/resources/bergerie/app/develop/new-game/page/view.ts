import type { @TYPE@View } from '../../net/views/@PACKAGE@';

/** The table as a move will leave it, drawn before the server has said so. */
export function foresee(view: @TYPE@View, move: string): @TYPE@View {
  const sheep = Number(move);
  return { out: view.out - sheep, folded: view.folded + sheep, toMove: 1 - view.toMove };
}
