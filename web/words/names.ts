import type { Game, SeatInfo } from '../net/wire';
import { language } from '../settings/settings';
import { say, words } from './words';

/** The side a seat plays, as the game calls it. */
export function side(game: Game, seat: number): string {
  const label = game.seats[seat]?.label;
  return label ? capital(say(label)) : String(seat + 1);
}

/** What a seat is called: the player's name, or else the side. */
export function seatName(game: Game, seats: SeatInfo[], seat: number): string {
  const info = seats.find((one) => one.seat === seat);
  return info?.name || side(game, seat);
}

export function levelName(level: string): string {
  return words().levels[level] ?? capital(level);
}

/** A level with what to expect of it. */
export function levelLabel(level: string): string {
  const hint = words().levelHints[level];
  return hint ? `${levelName(level)} – ${hint}` : levelName(level);
}

export const listed = (names: string[]): string => new Intl.ListFormat(language()).format(names);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
