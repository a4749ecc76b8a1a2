// The view of docs/games/pavillon.md as types, and what follows from it without any rule.
import type { Words } from '../../net/wire';

export type Kind = 'fierce' | 'cunning' | 'tenacious';
export type Family = 'aspect' | 'arrow' | 'bite' | 'trap' | 'sting' | 'shot';
export type Step =
  | 'DRAW'
  | 'KEEP'
  | 'SHOP'
  | 'PLACE'
  | 'ADOPT'
  | 'RESPOND'
  | 'STRIKE'
  | 'CHOOSE'
  | 'SHED'
  | 'GIVE_UP'
  | 'HIT_ONE'
  | 'PICK'
  | 'OVER';
export type Standing = 'ask' | 'until-attacked' | 'this-combat';

export interface Card {
  id: string;
  name: Words;
  /** `fierce common`, `weapon`, or the family of a spell. */
  kind: string;
  attack: number;
  life: number;
  cost: number;
  text: Words;
}

export interface Pet {
  /** As in cues, `P2.1`. */
  place: string;
  /** As in moves, `P2.loup`. */
  name: string;
  card: Card;
  life: number;
  most: number;
  attack: number;
  stunned: boolean;
  marks: string[];
}

export interface Player {
  seat: string;
  in: boolean;
  life: number;
  coins: number;
  weapon: Card;
  pets: Pet[];
  limit: number;
  aspect?: Card | null;
  hand: number;
  seen: Card[];
  chosen: boolean;
  venom: [number, number];
}

/** What a strike would do if nobody answered it; reckoned by the rules. */
export interface Foreseen {
  move: string;
  by: string;
  at: string;
  advantage: boolean;
  left: number;
  back: number;
  notes: Words[];
}

export interface Pile {
  size: number;
  under: string[];
  discard: string[];
}

export interface You {
  seat: string;
  hand: Card[];
  entries: number[];
  offer: Card[];
  kept?: string | null;
  standing: Standing;
  passed: boolean;
  strikes: Foreseen[];
  prices: number[];
}

export interface PavillonView {
  round: number;
  step: Step;
  card?: Card | null;
  actions: number;
  turn: number;
  active?: string | null;
  cast: string[];
  passed: string[];
  strike?: { by: string; at: string; less: number; ahead?: Foreseen | null } | null;
  window?: { when: string; label: Words; seconds: number; asked: string[]; passed: string[] } | null;
  ranking: string[];
  fallen: string[];
  players: Player[];
  shop: Card[];
  row: Card[];
  pets: Pile;
  weapons: Pile;
  spells: Pile;
  bank: number;
  last: string;
  you?: You | null;
}

export const seatIndex = (seat: string): number => Number(seat.slice(1)) - 1;
export const ownerOf = (place: string): string => place.split('.')[0] ?? place;

export const kindOf = (card: Card): Kind => (card.kind.split(' ')[0] ?? 'fierce') as Kind;
export const isExotic = (card: Card): boolean => card.kind.endsWith('exotic');
export const isWeapon = (card: Card): boolean => card.kind === 'weapon';
export const isPet = (card: Card): boolean => card.kind.includes(' ');

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
