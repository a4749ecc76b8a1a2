// Made from the server’s records: see docs/wire-changes.md.
import type { Words } from '../wire';

export interface PavillonView {
  round: number;
  step: Step;
  card?: CardView;
  actions: number;
  turn: number;
  active?: string;
  cast: string[];
  passed: string[];
  strike?: StrikeView;
  window?: WindowView;
  ranking: string[];
  fallen: string[];
  players: PlayerView[];
  shop: CardView[];
  row: CardView[];
  pets: PileView;
  weapons: PileView;
  spells: PileView;
  bank: number;
  last: string;
  you?: You;
}

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

export interface CardView {
  id: string;
  name: Words;
  kind: string;
  attack: number;
  life: number;
  cost: number;
  text: Words;
}

export interface StrikeView {
  by: string;
  at: string;
  less: number;
  ahead?: ForeseenView;
}

export interface ForeseenView {
  move: string;
  by: string;
  at: string;
  advantage: boolean;
  left: number;
  back: number;
  notes: Words[];
}

export interface WindowView {
  when: string;
  label: Words;
  seconds: number;
  asked: string[];
  passed: string[];
}

export interface PlayerView {
  seat: string;
  in: boolean;
  life: number;
  coins: number;
  weapon: CardView;
  pets: PetView[];
  limit: number;
  aspect?: CardView;
  hand: number;
  seen: CardView[];
  chosen: boolean;
  venom: number[];
}

export interface PetView {
  place: string;
  name: string;
  card: CardView;
  life: number;
  most: number;
  attack: number;
  stunned: boolean;
  marks: string[];
}

export interface PileView {
  size: number;
  under: string[];
  discard: string[];
}

export interface You {
  seat: string;
  hand: CardView[];
  entries: number[];
  offer: CardView[];
  kept?: string;
  standing: string;
  passed: boolean;
  strikes: ForeseenView[];
  prices: number[];
}
