// Made from the server’s records: see docs/wire-changes.md.
import type { HuntView } from './views/hunt';
import type { Card, Cell, Family, Spot } from './views/sheepsheep';
import type { View } from './views/views';

export type ForSeat =
  | SaidPledge
  | SaidNonce
  | SaidMove
  | SaidWhy
  | SaidAdvise
  | SaidHurry
  | SaidHere
  | SaidResign
  | SaidOffer
  | SaidAnswer
  | SaidRematch
  | SaidChat
  | SaidStandIn
  | SaidLeave
  | SaidReturn;

export type Said = SaidHello | SaidPing | SaidAttach | SaidDetach | ForSeat;

/** First message; `can` names what the client is able to take, beyond what is told here. */
export interface SaidHello {
  type: 'hello';
  id: string;
  protocol: number;
  can?: string[];
}

/** Answered by `pong`. */
export interface SaidPing {
  type: 'ping';
  id: string;
}

/** Sit down with all these seats, or watch; `seen` 0 for everything. */
export interface SaidAttach {
  type: 'attach';
  id: string;
  table: string;
  seen: number;
  tokens?: string[];
  watch?: string;
}

/** Stop sending me this table. */
export interface SaidDetach {
  type: 'detach';
  id: string;
  table: string;
}

/**
 * Binds the seat to its share in the dice before anybody shows one (`T-13`); asked for in `table.dice`. A SHA-256 in
 * hex: [fairness.md](fairness.md) says of what.
 */
export interface SaidPledge {
  type: 'pledge';
  id: string;
  table: string;
  seat: number;
  pledge: string;
}

/**
 * The seat's share in the dice, 1 to 64 characters; asked for in `table.dice` of seats that are bound to one, and else
 * in `table.needsNonce`.
 */
export interface SaidNonce {
  type: 'nonce';
  id: string;
  table: string;
  seat: number;
  nonce: string;
}

/** A move in notation; refused (`T-7`) when the seat's legal moves have changed since `seen`. */
export interface SaidMove {
  type: 'move';
  id: string;
  table: string;
  seat: number;
  seen: number;
  text: string;
}

/** What would the referee say, and what would come of it? Answered by `ruling`, plays nothing. */
export interface SaidWhy {
  type: 'why';
  id: string;
  table: string;
  seat: number;
  text: string;
}

/**
 * What would you play? Answered by `advice` within about a second, plays nothing; only for a person alone against bots
 * (`T-10`). With `text`: is this legal move as good as any? Answered within a quarter of a second, with `weighed`.
 */
export interface SaidAdvise {
  type: 'advise';
  id: string;
  table: string;
  seat: number;
  text?: string;
}

/** Bots move at once until a person is awaited; changes nothing where several people play. */
export interface SaidHurry {
  type: 'hurry';
  id: string;
  table: string;
  seat: number;
}

/**
 * Where several seats share a connection: the device has come to this one, whose clock or glass begins anew. Once a
 * turn, before anything is done and where no other seat is awaited; else it changes nothing.
 */
export interface SaidHere {
  type: 'here';
  id: string;
  table: string;
  seat: number;
}

/** Gives the game up. */
export interface SaidResign {
  type: 'resign';
  id: string;
  table: string;
  seat: number;
}

/**
 * Asks the others for a draw, to take a move back, to stop and count, where the rules of the game let them, or to end
 * the match because somebody is away (`T-12`); bots agree to all but the first.
 */
export interface SaidOffer {
  type: 'offer';
  id: string;
  table: string;
  seat: number;
  what: Wish;
}

export type Wish = 'draw' | 'takeback' | 'count' | 'end';

/** Says yes or no to what somebody has asked for. */
export interface SaidAnswer {
  type: 'answer';
  id: string;
  table: string;
  seat: number;
  yes: boolean;
  what: Wish;
}

/** When every person at the table wants one, `table.next` appears. */
export interface SaidRematch {
  type: 'rematch';
  id: string;
  table: string;
  seat: number;
}

/** Up to 300 characters. */
export interface SaidChat {
  type: 'chat';
  id: string;
  table: string;
  seat: number;
  text: string;
}

/**
 * A bot plays for somebody who is away and stands in `table.absent`, from `takeover` on, until they attach again
 * (`T-12`).
 */
export interface SaidStandIn {
  type: 'standin';
  id: string;
  table: string;
  seat: number;
  /** The seat of whoever is away. */
  absent: number;
}

/** A bot takes the seat over at once, until `return`. */
export interface SaidLeave {
  type: 'leave';
  id: string;
  table: string;
  seat: number;
}

/**
 * The person takes the seat back from the bot. A seat that a bot took because its person was away comes back by itself
 * with `attach`.
 */
export interface SaidReturn {
  type: 'return';
  id: string;
  table: string;
  seat: number;
}

/** A table for a new match. */
export interface TableWish {
  game: string;
  /** The game's usual number where it is left out. */
  players?: number;
  /** For options that are left out; `house` where it is left out itself. */
  preset?: Preset;
  /** By name; those left out take their preset. */
  options?: Record<string, string>;
  /** One for each player. */
  seats: SeatWish[];
  clock?: Clock;
  /** Of whoever asks. */
  name?: string;
}

/** Answers to all options at once: as this project advises, or by the rulebook's letter. */
export type Preset = 'house' | 'book';

/** Who is to sit on a seat. */
export interface SeatWish {
  kind: SeatKind;
  name?: string;
  /** Of a bot. */
  level?: string;
}

/** `here`: somebody else on this device; `link`: whoever gets the invitation. */
export type SeatKind = 'me' | 'here' | 'link' | 'bot';

/** How much time players have. */
export type Clock = ClockNone | ClockMove | ClockGame;

/** As long as they like. */
export interface ClockNone {
  kind: 'none';
}

/** So much for every move. */
export interface ClockMove {
  kind: 'move';
  seconds: number;
}

/** So much for the whole game, and a little more for each move made. */
export interface ClockGame {
  kind: 'game';
  seconds: number;
  increment: number;
}

/** An invitation to sit down with. */
export interface Join {
  invite: string;
  name?: string;
  /** Any text of the caller's own: the same call again gets the same token. */
  id?: string;
  /** Agrees to a position that others may know. */
  known?: boolean;
  /** Only asks whether the seat is still free: nobody sits down, and no `token` is given. */
  look?: boolean;
}

/** Something to be had by a code: an invitation, or else seats. */
export interface Deposit {
  invitation?: LeftInvitation;
  seats?: LeftSeats[];
}

/** An invitation that others may have. */
export interface LeftInvitation {
  table: string;
  invite: string;
}

/** The seats of this device at a table. */
export interface LeftSeats {
  table: string;
  game: string;
  tokens: string[];
}

/** A table that goes on from a frame of a finished match. */
export interface Continue {
  /** The seq of a frame of the replay. */
  from: number;
  seats: SeatWish[];
  clock?: Clock;
  name?: string;
  /** What was hidden stays as it was, and everybody who sits down has to agree. */
  known?: boolean;
}

export type Answer = AckMessage | RefusedMessage | FaultMessage | RulingMessage | AdvisedMessage | PongMessage;

export type Sent =
  | HelloMessage
  | Answer
  | TableMessage
  | StateMessage
  | ChatMessage
  | PingMessage
  | WaitsMessage
  | ResumesMessage;

/** Answers `hello`. */
export interface HelloMessage {
  type: 'hello';
  protocol: number;
  /** The server's name and version. */
  server: string;
}

/** Done, durably. */
export interface AckMessage {
  type: 'ack';
  id: string;
  /** The event it became. */
  seq?: number;
}

/** The referee's no: rule id and words. */
export interface RefusedMessage {
  type: 'refused';
  id: string;
  rule: string;
  why: Words;
  seq: number;
}

export interface Words {
  en: string;
  fr: string;
}

/** The message could not be understood or is not allowed. */
export interface FaultMessage {
  type: 'error';
  id?: string;
  /** Where it goes wrong. */
  field: string;
  why: Words;
}

/** Answer to `why`; `rule` and `why` where it is not allowed. */
export interface RulingMessage {
  type: 'ruling';
  id: string;
  allowed: boolean;
  rule?: string;
  why?: Words;
  /**
   * What the move would bring about if nobody answered it, told as it would be, where the game says so (spells of
   * `pavillon`).
   */
  ahead?: Ahead;
}

/** A told line of something that has not happened. */
export interface Ahead {
  words: Words;
  cue: string;
}

/** Answer to `advise`; the move to play first. */
export interface AdvisedMessage {
  type: 'advice';
  id: string;
  choices: Choice[];
  reason: AdviceReason;
  /** The move that was asked about, or made. */
  weighed?: Weighed;
  /** What the first of them is good for, where its game says so. */
  why?: Words;
  /** What `why` speaks of, for clients that can take `told-structure`. */
  whyMarks?: Marked;
}

/** A move in notation and in words. */
export interface Choice {
  text: string;
  words: Words;
  /** A share of victories, or points where the reason counts points. */
  worth: number;
  /** For clients that can take `told-structure`. */
  telling?: Telling;
}

/** What a line of the log rests on. */
export interface Telling {
  /** Which of its words speak of something that is shown. */
  marks: Marked;
  /** What happens, one thing after another; none where only words tell it. */
  beats: Beat[];
  /** What lines it stands with. */
  under?: Under;
}

/** Stretches of a text in each language. */
export interface Marked {
  en: Mark[];
  fr: Mark[];
}

/**
 * The characters from the first number to before the second one speak of a player (by seat), a thing or a place (by the
 * game's own ids).
 */
export type Mark = [number, number, MarkKind, string];

export type MarkKind = 'player' | 'thing' | 'place';

/** One thing that happens, in the game's own verbs, and ids of things and places. */
export interface Beat {
  verb: string;
  /** By which rule. */
  rule: string;
  /** The seat that does it, or that it happens to. */
  who?: number;
  /** None where this viewer does not know them. */
  things: string[];
  from?: string;
  to?: string;
  /** What came of it, as a number. */
  count?: number;
}

/** A turn, or the deal: lines next to each other with the same `key` stand under it. */
export interface Under {
  key: string;
  words: Words;
  marks: Marked;
}

/** How a worth was found. */
export type AdviceReason =
  | AdviceReasonWorlds
  | AdviceReasonAhead
  | AdviceReasonGroup
  | AdviceReasonMeadow
  | AdviceReasonForced;

/** Worth: the share of imagined worlds that is won from there. */
export interface AdviceReasonWorlds {
  kind: 'worlds';
  imagined: number;
}

/**
 * Worth: the share of victories to expect, a draw counting half; `score`: the logarithm of its odds, times 100; `end`:
 * wins (loses, if negative) in so many moves, or 0; 700 and more: solved tables say so, and nobody counted.
 */
export interface AdviceReasonAhead {
  kind: 'ahead';
  depth: number;
  score: number;
  end: number;
}

/** Worth: points; `forgone`: so many more another group would bring, that is better left. */
export interface AdviceReasonGroup {
  kind: 'group';
  points: number;
  exchanges: number;
  proven: boolean;
  forgone: number;
}

/** Worth: points. */
export interface AdviceReasonMeadow {
  kind: 'meadow';
  mine: number;
  theirs: number;
}

/** The only move. */
export interface AdviceReasonForced {
  kind: 'forced';
}

/**
 * A move beside the best; `cost`: how much less it is worth; blunder: by about a victory in five, or three points;
 * found: the best, where all others that were weighed are blunders.
 */
export interface Weighed {
  cost: number;
  mark: Appraisal;
}

export type Appraisal = 'blunder' | 'fine' | 'found';

/** Answer to `ping`. */
export interface PongMessage {
  type: 'pong';
  id: string;
}

/** The table and what is going on around the game: after attach and whenever it changes. */
export interface TableMessage {
  type: 'table';
  table: string;
  game: string;
  /** Of the rules. */
  version: number;
  players: number;
  options: Record<string, string>;
  /** The one it plays, where the game has several and they are not mixed. */
  preset?: Preset;
  seats: SeatInfo[];
  clock: Clock;
  phase: Phase;
  /** Whose turn it is. */
  awaited: number[];
  /** To the seed of the dice. */
  commitment: string;
  seq: number;
  /** The table of the rematch; this table's tokens and watch word open it. */
  next?: string;
  origin: Origin;
  /**
   * 2 if every person was bound to a share in the dice before any was shown, 1 if somebody was not; missing while
   * somebody can still choose.
   */
  fairness?: number;
  /** The seats of this connection. */
  yours: number[];
  /** Those of them that may still choose their share in the dice. */
  needsNonce: number[];
  offers: Offer[];
  /** A proposal to stop and count, apart from `offers` because it came later. */
  count?: Proposal;
  /** A proposal to end the match because somebody is away, apart for the same reason. */
  end?: Proposal;
  absent: Absent[];
  /** How the shares in the dice come together: for clients that can take `pledges`. */
  dice?: Shares;
}

/** A seat. */
export interface SeatInfo {
  seat: number;
  kind: Holder;
  name: string;
  /** Of the bot that plays it. */
  level?: string;
  /** Connected now. */
  here: boolean;
  /** True while a bot plays it, for good or for an absent person. */
  bot: boolean;
}

export type Holder = 'person' | 'bot' | 'open';

/** `waiting` while a seat is open. */
export type Phase = 'waiting' | 'playing' | 'over';

/**
 * Where a match began, to be told before anybody sits down; imported with a match: it goes on from one that came from a
 * file.
 */
export interface Origin {
  kind: OriginKind;
  /** The match it follows. */
  match?: string;
  /** The event of that match after which it goes on. */
  seq?: number;
  /** Whether what was hidden there is as it was, or was dealt anew. */
  hidden?: Hidden;
}

export type OriginKind = 'fresh' | 'rematch' | 'continued' | 'imported';

export type Hidden = 'known' | 'anew';

/** Something one player asks of the others. */
export interface Offer {
  what: OfferKind;
  /** Who asks. */
  seat: number;
  /** Who has said yes so far. */
  answers: number[];
}

export type OfferKind = 'draw' | 'takeback' | 'rematch';

/** Something somebody proposes to all who play. */
export interface Proposal {
  /** Who proposes it. */
  seat: number;
  /** Who has said yes so far. */
  answers: number[];
}

/** A person who is away while others are there and wait, in a match without a clock. */
export interface Absent {
  seat: number;
  /** From when on a bot may play there, if one of those present says so (`standin`). */
  takeover: number;
  /** How many milliseconds that is away, for clocks that differ from the server's. */
  within: number;
}

/** How the shares in the dice come together (`T-13`). */
export interface Shares {
  /** What seats are bound to, by their numbers: worth keeping, to be compared after the end. */
  pledges: Record<string, string>;
  /** The seats of this connection that should say `pledge` now. */
  toPledge: number[];
  /** The seats of this connection that should say `nonce` now, as they are bound to. */
  toShow: number[];
}

/** The game as one viewer sees it: after attach and after every move. */
export interface StateMessage {
  type: 'state';
  table: string;
  seq: number;
  viewer: Viewer;
  view: View;
  turn: Turn;
  /** The legal moves of this viewer, by its seat's number. */
  moves: Record<string, string[]>;
  told: Told[];
  clock?: ClockReading;
  sand?: SandReading;
  /** Why time was given back. */
  lost?: Words;
}

/** Whose eyes: a seat's number, or a spectator's. */
export type Viewer = number | Onlooker;

export type Onlooker = 'spectator';

/** What the table waits for. */
export type Turn = TurnAct | TurnDraw | TurnOver;

/** Players act: the game waits for those `awaited`; those who are `free` may act too. */
export interface TurnAct {
  kind: 'act';
  awaited: number[];
  free: number[];
}

/** The next step is drawn by the dice. */
export interface TurnDraw {
  kind: 'draw';
}

/** The game is over. */
export interface TurnOver {
  kind: 'over';
  /** Nobody in a draw. */
  winners: number[];
  /** One for each seat. */
  scores: number[];
  rule: string;
  why: Words;
}

/** A line of the log in one viewer's words. */
export interface Told {
  seq: number;
  actor: Actor;
  words: Words;
  /** The beats in the game's own short form. */
  cue: string;
  /** For clients that can take `told-structure`. */
  telling?: Telling;
}

/** Who did it: a seat's number, the deck, the sand glass, or the table itself. */
export type Actor = number | Thing;

export type Thing = 'deal' | 'glass' | 'table';

/** Clocks, in milliseconds. */
export interface ClockReading {
  /** Whose time runs. */
  running: number[];
  /** By the seat's number. */
  left: Record<string, number>;
  /** The server's time. */
  at: number;
}

/** A sand glass that runs; times of the server's clock, in milliseconds. */
export interface SandReading {
  deadline: number;
  length: number;
  now: number;
}

/** What somebody at the table says. */
export interface ChatMessage {
  type: 'chat';
  table: string;
  seq: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Needs no answer. */
export interface PingMessage {
  type: 'ping';
}

/** The house waits for its store, and time stands still: for clients that can take `house-waits`. */
export interface WaitsMessage {
  type: 'waits';
}

/** The house goes on: for clients that can take `house-waits`. */
export interface ResumesMessage {
  type: 'resumes';
  /** How long time stood still, in milliseconds. */
  stood: number;
}

/** What everybody may know of a table. */
export interface TableInfo {
  table: string;
  game: string;
  /** Of the rules. */
  version: number;
  players: number;
  options: Record<string, string>;
  /** The one it plays, where the game has several and they are not mixed. */
  preset?: Preset;
  seats: SeatInfo[];
  clock: Clock;
  phase: Phase;
  /** Whose turn it is. */
  awaited: number[];
  /** To the seed of the dice. */
  commitment: string;
  seq: number;
  /** The table of the rematch; this table's tokens and watch word open it. */
  next?: string;
  origin: Origin;
  /**
   * 2 if every person was bound to a share in the dice before any was shown, 1 if somebody was not; missing while
   * somebody can still choose.
   */
  fairness?: number;
}

/** A table that was set up, with the asker's secrets. */
export interface Created {
  table: string;
  seats: GivenSeat[];
  /** What spectators bring. */
  watch: string;
}

/** A seat of it. */
export interface GivenSeat {
  seat: number;
  kind: SeatKind;
  /** To sit down with, for `me` and `here`. */
  token?: string;
  /** To pass on, for `link`. */
  invite?: string;
}

/** A seat that was taken, or with `look` one that is free. */
export interface Seated {
  seat: number;
  /** Missing only with `look`. */
  token?: string;
}

/** The name of a match that was brought in. */
export interface Imported {
  table: string;
}

/** How the server is. */
export interface Status {
  status: string;
}

/** The address to invite others with. */
export interface Address {
  /** Without a slash at the end; missing where it is the one the page was opened with. */
  url?: string;
  from: Reach;
}

/**
 * `public`: the host says so; `network`: what this machine is called in its network, told to those who sit at it;
 * `here`: the one the page was opened with.
 */
export type Reach = 'public' | 'network' | 'here';

/** How often tables of this house were called off because a share was not shown (`T-13`). */
export interface Reliance {
  /** Tables at which people were bound to shares in the dice. */
  bound: number;
  /** Those of them that ended before anything was dealt. */
  calledOff: number;
}

/** What something was left by. */
export interface Code {
  /** Six letters for an invitation, a long text for seats. */
  code: string;
  /** How long it is good, in milliseconds since 1970. */
  until: number;
  /** How many milliseconds that is away, for clocks that differ from the server's. */
  lasts: number;
}

/** What was left by a code: an invitation, or seats. */
export interface Collected {
  invitation?: Invitation;
  seats?: HeldSeats[];
}

/** An invitation to a table. */
export interface Invitation {
  table: string;
  invite: string;
}

/** The seats that a device holds at a table. */
export interface HeldSeats {
  table: string;
  game: string;
  tokens: string[];
}

/** The answer to a call that can't be granted. */
export interface Refusal {
  error: Fault;
}

/** What is wrong. */
export interface Fault {
  /** Where; empty where it is about the whole call. */
  field: string;
  why: Words;
}

/** A game. */
export interface Game {
  id: string;
  /** Of the rules. */
  version: number;
  title: Words;
  summary: Words;
  /** The numbers of players; the first is the usual one. */
  players: number[];
  seats: SeatName[];
  /** Whether seats are sides, such as wolf and sheep, and not just places at the table. */
  sides: boolean;
  options: Option[];
  rules: Rule[];
  secrecy: Secrecy;
  minutes: number;
  /** 1 to 5. */
  difficulty: number;
  /** The levels of bots to offer, the weakest first. */
  levels: string[];
  /** Plainer bots, for whoever looks for them. */
  otherLevels: string[];
  usualLevel: string;
  /** Whether there are lessons. */
  taught: boolean;
  boards?: Board;
}

/** What a seat is called. */
export interface SeatName {
  id: string;
  label: Words;
  /** Says that it is to play, where it has no other name. */
  turn: Words;
}

/** Something the players agree on before a game. */
export type Option = OptionChoice | OptionWhole | OptionSelection;

/** One of a few named values. */
export interface OptionChoice {
  kind: 'choice';
  name: string;
  label: Words;
  preset: string;
  /** The value in the preset `book`, if it is another one. */
  book?: string;
  values: OptionValue[];
  /** The numbers of players with which it changes anything, if not all. */
  counts?: number[];
  /** What has to be agreed on for it to change anything, if it depends on that. */
  needs?: Need[];
}

/** A value or an item to choose. */
export interface OptionValue {
  id: string;
  label: Words;
  /** What is printed on it, in the game's own short form. */
  mark?: string;
  /** It is there with so many players or more, if it matters. */
  players?: number;
}

/** That another option has one of these values. */
export interface Need {
  option: string;
  values: string[];
}

/** A whole number. */
export interface OptionWhole {
  kind: 'whole';
  name: string;
  label: Words;
  preset: string;
  /** The value in the preset `book`, if it is another one. */
  book?: string;
  least: number;
  most: number;
  /** How far values are apart, counted from the least, if it is not 1. */
  step?: number;
  /** Values beside those, if there are any. */
  besides?: number[];
  /** A word that is taken instead of a number, if there is one. */
  instead?: OptionValue;
  /** With fewer players there is nothing to choose, if it matters. */
  players?: number;
  /**
   * The preset with several people on one device, with bots only, or with an hour or more for each move, if it is
   * another one.
   */
  patient?: number;
  /** The numbers of players with which it changes anything, if not all. */
  counts?: number[];
  /** What has to be agreed on for it to change anything, if it depends on that. */
  needs?: Need[];
}

/** Some of many items, joined by `+`. */
export interface OptionSelection {
  kind: 'selection';
  name: string;
  label: Words;
  preset: string;
  /** The value in the preset `book`, if it is another one. */
  book?: string;
  items: OptionValue[];
  least: number;
  most: number;
  /** Ready-made selections; the label says for whom. */
  offers: OptionValue[];
  /** The numbers of players with which it changes anything, if not all. */
  counts?: number[];
  /** What has to be agreed on for it to change anything, if it depends on that. */
  needs?: Need[];
}

/** A paragraph of the rules. */
export interface Rule {
  id: string;
  text: Words;
  /** Where it comes from; several where its clauses differ. */
  sources: Source[];
}

/** Where a rule, a clause of it, or something in the box comes from. */
export type Source = SourceBook | SourcePublished | SourceOurs;

/** The rulebook of the box. */
export interface SourceBook {
  kind: 'book';
  chapter: string;
  /** As printed, in French. */
  quotation: string;
}

/** A description elsewhere. */
export interface SourcePublished {
  kind: 'published';
  where: Words;
}

/** This project's own choice. */
export interface SourceOurs {
  kind: 'ours';
  why: Words;
}

export type Secrecy = 'OPEN' | 'HIDDEN' | 'AT_TIMES';

/** Points and the lines between them; x to the right, y upwards, unit spaced. */
export interface Board {
  points: BoardPoint[];
  lines: BoardLine[];
}

export interface BoardPoint {
  name: string;
  x: number;
  y: number;
}

export type BoardLine = [string, string];

/** A card, a number of copies or a combination in the box of a game. */
export interface BoxItem {
  /** The content file it stands in. */
  file: string;
  /** What the file says of it, in its own short form. */
  line: string;
  name: Words;
  /** What it does, where more is to be said. */
  text?: Words;
  /** Where it comes from. */
  sources: Source[];
}

/** A game in five sentences, its chapters, and examples of its rules. */
export interface Guide {
  /** What it is about. */
  goal: Example[];
  /** What one does. */
  turn: Example[];
  /** How it ends. */
  end: Example[];
  /** Every rule stands in one of them, in the order one learns them. */
  chapters: Chapter[];
  examples: Example[];
  /** The ids of the rules whose examples can be played: lessons are named after them. */
  played: string[];
}

/** A table, what happens on it, and what is to be seen there. */
export interface Example {
  /** The ids of those it shows; none where a sentence of the five is shown. */
  rules: string[];
  words: Words;
  viewer: Viewer;
  /** The table as it is set up, then after each move. */
  frames: Frame[];
  /** Moves that are only thought of. */
  tried: Tried[];
}

/** The table after an event; the first one before any, with nothing told. */
export interface Frame {
  seq: number;
  told: Told | null;
  actor: Actor | null;
  view: View;
  turn: Turn;
}

/** A move that the referee was asked about. */
export type Tried = TriedAllowed | TriedRefused;

/** One that could be made; its `seq` is that of the frame before it. */
export interface TriedAllowed {
  kind: 'allowed';
  told: Told;
}

/** One that is against the rules, in the frame with this `seq`. */
export interface TriedRefused {
  kind: 'refused';
  seq: number;
  seat: number;
  text: string;
  rule: string;
  why: Words;
}

/** Rules that belong together. */
export interface Chapter {
  title: Words;
  /** Their ids. */
  rules: string[];
  /** The moments of a game that it is about, in the game's own words. */
  when: string[];
}

/** A finished match, move by move, as one viewer saw it. */
export interface Replay {
  info: TableInfo;
  frames: Frame[];
  /** The last event of this page, if there is another one. */
  next?: number;
  outcome: Outcome;
  fairness: Fairness;
  /** If it was played by older rules than those it is told by. */
  older?: Older;
}

/** How a game ended. */
export interface Outcome {
  /** Nobody in a draw. */
  winners: number[];
  /** One for each seat. */
  scores: number[];
  rule: string;
  why: Words;
}

/** What the cards can be checked by; an imported match without a seal has only draws. */
export interface Fairness {
  seed?: string;
  commitment?: string;
  nonces?: string[];
  /** What seats were bound to before any nonce was shown, by their numbers. */
  pledges?: Record<string, string>;
  /**
   * 2 if every person was bound to a nonce before any was shown, 1 if somebody was not; missing where there are no
   * nonces.
   */
  version?: number;
  draws: Drawn[];
}

/** A draw; they count from 1. */
export interface Drawn {
  draw: number;
  values: Die[];
}

/** A number below a bound. */
export type Die = [number, number];

/** A match that is told by newer rules than it was played by, as far as they allow. */
export interface Older {
  /** Of the rules it was played by. */
  version: number;
  /** If they do not allow all of it. */
  stop?: Stop;
}

/** The first event that the rules of today do not allow; frames end before it. */
export interface Stop {
  seq: number;
  /** What they have against it. */
  why: Words;
}

/** A finished match looked at again, as far as it has been: complete when `done` is `of`. */
export interface Review {
  done: number;
  of: number;
  remarks: Remark[];
}

/** A decision, with the advice that could have been given. */
export interface Remark {
  seq: number;
  seat: number;
  /** How much better the advice was, by what could be known. */
  cost: number;
  /** The same with all cards open. */
  hindsight?: number;
  /** What hidden cards made of the move. */
  luck?: number;
  choices: Choice[];
  reason: AdviceReason;
  /** The move that was asked about, or made. */
  weighed?: Weighed;
  /** What the first of them is good for, where its game says so. */
  why?: Words;
  /** What `why` speaks of, for clients that can take `told-structure`. */
  whyMarks?: Marked;
}

/** What there is of each game that can be solved. */
export interface SolvedGames {
  games: SolvedGame[];
}

/** What there is of a game that can be solved. */
export interface SolvedGame {
  game: string;
  /** Whether there are tables. */
  ready: boolean;
  /** Of its puzzles. */
  grades: string[];
  /** How many bytes the tables have that the caller may have built. */
  offer?: number;
  building?: Building;
  /** Only where the last attempt came to nothing. */
  failed?: boolean;
}

/** Tables that are being built. */
export interface Building {
  done: number;
  total: number;
  mayStop: boolean;
}

/** What a position and its moves are worth. */
export interface Analysis {
  /** As a state line. */
  position: string;
  view: HuntView;
  turn: Turn;
  /** To the side to move; missing where the tables do not know. */
  value?: Worth;
  /** Turns of either side until the end, where the tables count them. */
  turns?: number;
  /** The quickest win or the longest resistance. */
  best?: string;
  moves: ValuedMove[];
}

export type Worth = 'win' | 'draw' | 'loss';

/** A legal move, and what it is worth to the side that makes it. */
export interface ValuedMove {
  move: string;
  value?: Worth;
  turns?: number;
  /** The position after it. */
  next: string;
}

/** A position in which exactly one move wins; lamb: up to 3 turns, dog: 7, wolf: 15, alpha: more. */
export interface Puzzle {
  grade: string;
  turns: number;
  /** The win, against the longest resistance. */
  line: string[];
  analysis: Analysis;
}

/** A dealt meadow to train on; a date is the meadow of the day. */
export interface Exercise {
  name: string;
  meadow: Spot[];
  cards: Card[];
  best: Best;
}

/** The best group known. */
export interface Best {
  /** In it; 0 where no group can be had. */
  sheep: number;
  /** No group has more sheep than this. */
  bound: number;
  family?: Family;
  cells: Cell[];
  /** To make, in notation. */
  exchanges: string[];
}

/** A lesson in the course of a game. */
export interface LessonTitle {
  /** Its name. */
  lesson: string;
  title: Words;
  /** The ids of the rules it teaches. */
  rules: string[];
  minutes: number;
}

/** A lesson. */
export interface Lesson {
  /** Its name. */
  lesson: string;
  title: Words;
  /** The seat of whoever learns. */
  viewer: Viewer;
  parts: Part[];
}

/** A sentence, the table with it, and perhaps a move to be found. */
export interface Part {
  words: Words;
  /** What has happened since the part before, from how the table stood. */
  frames: Frame[];
  /** Places to look at, as beats name them. */
  light: string[];
  /** Null where nothing is asked. */
  task: Task | null;
}

/** A move to be found. */
export interface Task {
  seat: number;
  /** The legal ones. */
  moves: string[];
  /** Those that solve it, for whoever gives up. */
  right: string[];
}

/** What is said to a move. */
export type Reply = ReplyRight | ReplyOther | ReplyWrong | ReplyRefused;

/** It solves the task. */
export interface ReplyRight {
  kind: 'right';
  words: Words;
  frames: Frame[];
}

/** It is no mistake, but not what the task is about. */
export interface ReplyOther {
  kind: 'other';
  words: Words;
  frames: Frame[];
}

/** It is legal, and worse. */
export interface ReplyWrong {
  kind: 'wrong';
  words: Words;
  frames: Frame[];
}

/** It is against the rules. */
export interface ReplyRefused {
  kind: 'refused';
  rule: string;
  why: Words;
}

/** What somebody would play, the best first, and why. */
export interface Advice {
  choices: Choice[];
  reason: AdviceReason;
  /** The move that was asked about, or made. */
  weighed?: Weighed;
  /** What the first of them is good for, where its game says so. */
  why?: Words;
  /** What `why` speaks of, for clients that can take `told-structure`. */
  whyMarks?: Marked;
}
