// The positions of a puzzle, one after another, each with the move that led there.
import type { Analysis, Told } from '../../net/wire';

export type Way = { analysis: Analysis; told: Told | null }[];

export const beginning = (analysis: Analysis): Way[number] => ({ analysis, told: null });

/** The seat that is to move. */
export const mover = ({ turn }: Analysis): number => (turn.kind === 'act' ? (turn.awaited[0] ?? 0) : 0);

/** One move further. */
export function step(way: Way, here: Analysis, move: string, next: Analysis): Way {
  const told: Told = { seq: way.length, actor: mover(here), words: { en: move, fr: move }, cue: move };
  return [...way, { analysis: next, told }];
}
