// The view of docs/games/pavillon.md as types, and what follows from it without any rule.
import type { CardView as Card, PavillonView, PetView as Pet, PlayerView as Player } from '../../net/views/pavillon';

export type Kind = 'fierce' | 'cunning' | 'tenacious';
export type Family = 'aspect' | 'arrow' | 'bite' | 'trap' | 'sting' | 'shot';
export type Standing = 'ask' | 'until-attacked' | 'this-combat';

export type {
  CardView as Card,
  ForeseenView as Foreseen,
  PavillonView,
  PetView as Pet,
  PlayerView as Player,
  Step,
  You,
} from '../../net/views/pavillon';

export const seatIndex = (seat: string): number => Number(seat.slice(1)) - 1;

/** As much of a card as its picture needs. */
export type Drawn = Pick<Card, 'id' | 'kind'>;

export const kindOf = (card: Drawn): Kind => (card.kind.split(' ')[0] ?? 'fierce') as Kind;
export const isExotic = (card: Drawn): boolean => card.kind.endsWith('exotic');
export const isWeapon = (card: Drawn): boolean => card.kind === 'weapon';
export const isPet = (card: Drawn): boolean => card.kind.includes(' ');

export const petAt = (view: PavillonView, place: string): Pet | undefined =>
  view.players.flatMap((player) => player.pets).find((pet) => pet.place === place);

export const petNamed = (view: PavillonView, name: string): Pet | undefined =>
  view.players.flatMap((player) => player.pets).find((pet) => pet.name === name);

/** Where a territory lies on the screen, clockwise as the seats are. */
export type Side = 'below' | 'left' | 'above' | 'right';

const RINGS: Record<number, Side[]> = {
  3: ['below', 'left', 'right'],
  4: ['below', 'left', 'above', 'right'],
};

/** The side of every player, one's own below. A spectator sees the first player there. */
export function ring(players: Player[], eyes: number | null, flipped: boolean): Map<string, Side> {
  const sides = RINGS[players.length] ?? [];
  const own = (eyes ?? 0) + (flipped ? 1 : 0);
  return new Map(
    players.map((player, i) => [player.seat, sides[(i - own + 2 * players.length) % players.length] ?? 'below']),
  );
}

/** The place in the last combat, from 1; 0 while there is none. */
export const rankOf = (view: PavillonView, seat: string): number => view.ranking.indexOf(seat) + 1;
