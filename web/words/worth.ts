// What moves are worth: which is better, and how that is said.
import type { Analysis, ValuedMove } from '../net/wire';
import { words } from './words';

const FAR = 1_000;

/** Quick wins first, then slow ones, draws, long losses, short ones, and what is not known. */
export const better = (a: ValuedMove, b: ValuedMove): number => rank(b) - rank(a);

function rank({ value, turns }: ValuedMove): number {
  if (value === 'win') return 2 * FAR - (turns ?? 0);
  if (value === 'draw') return FAR;
  return value === 'loss' ? (turns ?? 0) : -1;
}

/** The worth of a move in a few words; nothing where the tables do not know it. */
export function told({ value, turns }: Pick<ValuedMove, 'value' | 'turns'>): string {
  const { solved } = words();
  if (value === 'win') return turns === undefined ? solved.wins : solved.winsIn(turns);
  if (value === 'loss') return turns === undefined ? solved.loses : solved.losesIn(turns);
  return value === 'draw' ? solved.draws : '';
}

/** The longest forced win once all sheep are placed, in turns of either side (docs/solved.md). */
const LONGEST = 137;

/** Whether the draw for want of captures (BC-7, BB-6) may come before the win that the tables promise. */
export function mayBeLate({ value, turns, view }: Pick<Analysis, 'value' | 'turns' | 'view'>): boolean {
  const { quiet, hand } = view;
  if (!quiet || !value || value === 'draw') return false;
  const placing = hand.sheep + hand.rams > 0;
  if (turns === undefined && !placing) return true;
  return 2 * quiet.turns + (turns ?? LONGEST) > 2 * quiet.most;
}
