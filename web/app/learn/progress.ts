// How far somebody has come on this device.
import { change, settings } from '../../settings/settings';

/** The lessons of a game that were learned here. */
export const learned = (game: string): string[] => settings.learned[game] ?? [];

export function learn(game: string, lesson: string): void {
  if (learned(game).includes(lesson)) return;
  change({ learned: { ...settings.learned, [game]: [...learned(game), lesson] } });
}
