// How a player is spoken of in a sentence: by name, or by the side they play.
import type { Game, SeatInfo } from '../net/wire';
import { capital } from './names';
import { say } from './words';

export interface Called {
  /** Inside a sentence. */
  text: string;
  /** At its beginning. */
  first: string;
  /** Whether more than one is spoken of. */
  many: boolean;
}

const byName = (name: string): Called => ({ text: name, first: name, many: false });

/** Somebody without a name is “the wolf”, where the game has sides. */
export function called(game: Game, seats: SeatInfo[], seat: number): Called {
  const name = seats.find((one) => one.seat === seat)?.name;
  const label = game.seats[seat]?.label;
  if (name || !label) return byName(name || String(seat + 1));
  if (!game.sides) return byName(capital(say(label)));
  // “Sheep” does not say how many there are; « Moutons » does.
  const many = label.fr.endsWith('s');
  const text = say({
    en: `the ${label.en.toLocaleLowerCase()}`,
    fr: `${many ? 'les' : 'le'} ${label.fr.toLocaleLowerCase()}`,
  });
  return { text, first: capital(text), many };
}
