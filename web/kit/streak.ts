// On how many days in a row somebody has practised a game on this device.
import { change, settings, type Streak } from '../settings/settings';
import { dateOf } from './day';

const DAY = 86_400_000;

/** The same with one more day, unless that day counts already. */
export function prolonged({ streak, last }: Streak, now: Date): Streak {
  const today = dateOf(now);
  if (last === today) return { streak, last };
  return { streak: last === dateOf(new Date(now.getTime() - DAY)) ? streak + 1 : 1, last: today };
}

export const streakOf = (game: string): Streak => settings.streaks[game] ?? { streak: 0, last: '' };

/** Takes in that what the day holds for a game was solved. */
export function keepUp(game: string, now = new Date()): void {
  change({ streaks: { ...settings.streaks, [game]: prolonged(streakOf(game), now) } });
}
