// What somebody has practised on this device: how strong they are in the puzzles of a game, and on how many days.
import { prolonged } from '../../kit/streak';
import { change, settings, type Practice } from '../../settings/settings';
import { rated, UNKNOWN } from './glicko';

/** How hard the puzzles of a grade are, and how far off that may be. */
const HARD: Record<string, number> = { lamb: 1100, dog: 1500, wolf: 1900, alpha: 2300 };
const ABOUT = 120;

export const practised = (game: string): Practice =>
  settings.practice[game] ?? { ...UNKNOWN, solved: 0, streak: 0, last: '' };

/** Takes in how a puzzle went; a grade counts as somebody one plays against. */
export function tried(game: string, grade: string, score: 0 | 1, now = new Date()): void {
  const before = practised(game);
  const after = rated(before, [{ rating: HARD[grade] ?? UNKNOWN.rating, deviation: ABOUT, score }]);
  const solved = before.solved + score;
  change({ practice: { ...settings.practice, [game]: { ...after, solved, ...prolonged(before, now) } } });
}

/** The grade that is just right, neither too easy nor out of reach; unknown before anything was tried. */
export function gradeFor(game: string, grades: string[]): string | undefined {
  const { rating, last } = practised(game);
  if (last === '') return undefined;
  const far = (grade: string): number => Math.abs((HARD[grade] ?? UNKNOWN.rating) - rating);
  return [...grades].sort((a, b) => far(a) - far(b))[0];
}
