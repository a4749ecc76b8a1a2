import { go } from '../../kit/way';
import * as rest from '../../net/rest';
import type { Game, SeatInfo, SeatWish } from '../../net/wire';
import { holdCreated } from '../seats';

/** Sets a table that starts where a match stood after an event: against the bots that were there, or usual ones. */
export async function goOn(table: string, seq: number, game: Game, seats: SeatInfo[], mine: number): Promise<void> {
  const wishes = seats.map(({ seat, kind, level, name }): SeatWish => {
    if (seat === mine) return { kind: 'me' };
    return kind === 'bot' && level
      ? { kind: 'bot', level, ...(name && { name }) }
      : { kind: 'bot', level: game.usualLevel };
  });
  const created = await rest.continueMatch(table, seq, wishes);
  holdCreated(created, game.id);
  go({ screen: 'table', table: created.table });
}
