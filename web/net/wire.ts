// The messages of docs/wire.md, as types. Nothing here decides anything.

/** A text for people, in both languages. */
export interface Words {
  en: string;
  fr: string;
}

export type Viewer = number | 'spectator';
export type Phase = 'waiting' | 'playing' | 'over';

export interface OptionValue {
  id: string;
  label: Words;
  /** What is printed on it, in the game's own short form. */
  mark?: string;
}

export type Option =
  | { kind: 'choice'; name: string; label: Words; preset: string; values: OptionValue[] }
  | {
      kind: 'whole';
      name: string;
      label: Words;
      preset: string;
      least: number;
      most: number;
      /** The preset where nobody may be hurried, if it is another one. */
      patient?: number;
    }
  | {
      kind: 'selection';
      name: string;
      label: Words;
      preset: string;
      items: OptionValue[];
      least: number;
      most: number;
      /** Ready-made selections; the label says for whom. */
      offers: OptionValue[];
    };

/** Points and the lines between them; x to the right, y upwards, unit spaced. */
export interface Board {
  points: { name: string; x: number; y: number }[];
  lines: [string, string][];
}

export interface Rule {
  id: string;
  text: Words;
}

export interface Game {
  id: string;
  version: number;
  title: Words;
  summary: Words;
  players: number[];
  seats: { id: string; label: Words }[];
  options: Option[];
  rules: Rule[];
  secrecy: 'OPEN' | 'HIDDEN' | 'AT_TIMES';
  minutes: number;
  difficulty: number;
  /** The levels of bots to offer, the weakest first. */
  levels: string[];
  /** Plainer bots, for whoever looks for them. */
  otherLevels: string[];
  usualLevel: string;
  boards?: Board;
}

export type SeatKind = 'me' | 'here' | 'link' | 'bot';

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  level?: string;
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'game'; seconds: number; increment: number };

export interface TableWish {
  game: string;
  players: number;
  options: Record<string, string>;
  seats: SeatWish[];
  clock?: Clock;
  name?: string;
}

export interface Created {
  table: string;
  seats: { seat: number; kind: SeatKind; token?: string; invite?: string }[];
  watch: string;
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  level?: string;
  here: boolean;
  bot: boolean;
}

export interface TableInfo {
  table: string;
  game: string;
  version: number;
  players: number;
  options: Record<string, string>;
  seats: SeatInfo[];
  clock: Clock;
  phase: Phase;
  /** Whose turn it is. */
  awaited: number[];
  commitment: string;
  seq: number;
  next?: string;
}

export type Actor = number | 'deal' | 'glass' | 'table';

export interface Told {
  seq: number;
  actor: Actor;
  words: Words;
  cue: string;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  rule: string;
  why: Words;
}

export type Turn = { kind: 'act'; awaited: number[]; free: number[] } | { kind: 'draw' } | ({ kind: 'over' } & Outcome);

export interface Replay {
  info: TableInfo;
  frames: Frame[];
  outcome: Outcome;
  fairness: { seed: string; commitment: string; nonces: string[] };
}

/** What a position is worth to the side to move, or a move to the side that makes it. */
export type Worth = 'win' | 'draw' | 'loss';

/** A legal move of a solved hunt. */
export interface ValuedMove {
  move: string;
  /** Missing where the tables do not know. */
  value?: Worth;
  /** Turns of either side until the end, where they are counted. */
  turns?: number;
  /** The position after it, as a line. */
  next: string;
}

/** A position of a solved hunt and its moves. */
export interface Analysis {
  position: string;
  view: unknown;
  turn: Turn;
  value?: Worth;
  turns?: number;
  /** The quickest way to win, or the longest resistance. */
  best?: string;
  moves: ValuedMove[];
}

/** What the server has of a game that can be solved. */
export interface SolvedGame {
  game: string;
  /** Whether there are tables. */
  ready: boolean;
  /** The grades of its puzzles. */
  grades: string[];
  /** How many bytes tables would have that anybody may have built. */
  offer?: number;
  building?: { done: number; total: number };
  failed?: boolean;
}

/** A position in which exactly one move wins. */
export interface Puzzle {
  grade: string;
  turns: number;
  /** The win, against the longest resistance. */
  line: string[];
  analysis: Analysis;
}

export interface Frame {
  seq: number;
  told: Told | null;
  actor: Actor | null;
  view: unknown;
  turn: Turn;
}

export type OfferKind = 'draw' | 'takeback' | 'rematch';

export interface Offer {
  what: OfferKind;
  /** Who asks. */
  seat: number;
  /** The seats that have said yes so far. */
  answers: number[];
}

export interface TableMessage extends TableInfo {
  type: 'table';
  yours: number[];
  needsNonce: number[];
  offers: Offer[];
  absent: { seat: number; takeover: number }[];
}

export interface ClockReading {
  running: number[];
  left: Record<string, number>;
  at: number;
}

export interface SandReading {
  deadline: number;
  length: number;
  now: number;
}

export interface StateMessage {
  type: 'state';
  table: string;
  seq: number;
  viewer: Viewer;
  view: unknown;
  turn: Turn;
  moves: Record<string, string[]>;
  told: Told[];
  clock?: ClockReading;
  sand?: SandReading;
  lost?: Words;
}

export interface ChatMessage {
  type: 'chat';
  table: string;
  seq: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** What a move would bring about: as a told line, of something that has not happened. */
export type Ahead = Pick<Told, 'words' | 'cue'>;

/** What answers a message of ours, by its id. */
export type Answer =
  | { type: 'ack'; id: string; seq?: number }
  | { type: 'refused'; id: string; rule: string; why: Words; seq: number }
  | { type: 'error'; id?: string; field: string; why: Words }
  | { type: 'ruling'; id: string; allowed: boolean; rule?: string; why?: Words; ahead?: Ahead }
  | ({ type: 'advice'; id: string } & Advice)
  | { type: 'pong'; id: string };

/** What somebody would play, the best first, and why. */
export interface Advice {
  choices: { text: string; words: Words; worth: number }[];
  reason: AdviceReason;
}

/** How a worth was found: a share of victories, but points where groups of sheep are meant. */
export type AdviceReason =
  | { kind: 'worlds'; imagined: number }
  | { kind: 'ahead'; depth: number; score: number; end: number }
  | { kind: 'group'; points: number; exchanges: number; proven: boolean; forgone: number }
  | { kind: 'meadow'; mine: number; theirs: number }
  | { kind: 'forced' };

/** A finished match looked at again, as far as it has been. */
export interface Review {
  done: number;
  of: number;
  remarks: Remark[];
}

/** A decision: how much better the advice was, by what could be known and with all cards open. */
export interface Remark extends Advice {
  seq: number;
  seat: number;
  cost: number;
  hindsight?: number;
  luck?: number;
}

export type Heard =
  | { type: 'ping' }
  | { type: 'hello'; protocol: number; server: string }
  | Answer
  | TableMessage
  | StateMessage
  | ChatMessage;

/** What a page says at a table, without the id, which the line gives. */
export type Said =
  | { type: 'nonce'; table: string; seat: number; nonce: string }
  | { type: 'move'; table: string; seat: number; seen: number; text: string }
  | { type: 'why'; table: string; seat: number; text: string }
  | { type: 'resign' | 'rematch' | 'leave' | 'return' | 'advise' | 'here'; table: string; seat: number }
  | { type: 'offer'; table: string; seat: number; what: 'draw' | 'takeback' }
  | { type: 'answer'; table: string; seat: number; what: OfferKind; yes: boolean }
  | { type: 'chat'; table: string; seat: number; text: string };
