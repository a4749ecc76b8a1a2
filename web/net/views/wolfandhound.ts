// Made from the server’s records: see docs/wire-changes.md.
import type { Words } from '../wire';

export interface WolfAndHoundView {
  round: number;
  rounds: number;
  score: Score;
  meadows: MeadowView[];
  active: Name;
  stage: Stage;
  animals: AnimalView[];
  waiting: string[];
  noThrees: boolean;
  lastLap: boolean;
  pile: number;
  turnedUp?: CardView;
  played: PlayedCard[];
  hand: CardView[];
  result?: Result;
}

export interface Score {
  green: number;
  orange: number;
}

export interface MeadowView {
  name: Name;
  seat?: number;
  team?: Side;
  pen: number;
  forest: number;
  cards: number;
  shown: string[];
}

export type Name = 'P1' | 'P2' | 'P3' | 'P4';

export type Side = 'GREEN' | 'ORANGE';

export type Stage =
  | 'SIT'
  | 'DEAL'
  | 'ACT'
  | 'PLAY'
  | 'TURN_UP'
  | 'CALL'
  | 'SWAP'
  | 'FLIP'
  | 'PART'
  | 'DRAW'
  | 'DECIDED';

export interface AnimalView {
  id: string;
  label: Words;
  kind: Kind;
  colour: Colour;
  movement: Movement;
  targets: Target[];
  power: Power;
  at: Name;
}

export type Kind = 'HOUND' | 'WOLF' | 'TORNADO' | 'METAMORPH';

export type Colour = 'BLUE' | 'BLACK' | 'WHITE';

export type Movement = 'PLAIN' | 'PLUS_ONE' | 'MINUS_ONE' | 'HALF' | 'HALF_BACK' | 'DOUBLE';

export type Target = 'SELF' | 'LEFT' | 'RIGHT';

export type Power = 'RESCUE' | 'CHASE' | 'PASS' | 'NO_THREE' | 'BY_FACE';

export interface CardView {
  card: string;
  landings: Landing[];
  forbidden?: Objection;
}

export interface Landing {
  animal: string;
  at: Name;
  colour: Colour;
}

export interface Objection {
  rule: string;
  why: Words;
}

export interface PlayedCard {
  by: Name;
  card: string;
}

export interface Result {
  winner: Side;
  rule: string;
  why: Words;
}
