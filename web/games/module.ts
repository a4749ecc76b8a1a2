// What the folder of a game gives the page. docs/add-a-page.md walks through it.
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { View } from '../net/views/views';
import type { Scene } from '../kit/scene';
import type { Stroke } from '../kit/strokes';
import type { Picture } from '../kit/told';
import type { Meanings } from '../words/meanings';
import type { Ahead, Beat, BoxItem, Game, Option, SandReading, Told, ValuedMove, Words } from '../net/wire';

/** One viewer's place at the table: everything a game's table may know, and the two things it may do. */
export interface Desk<V extends View = View> {
  game: Game;
  /** What this viewer sees, in the game's own form. */
  view: V;
  /** The seat through whose eyes the table is seen; null for a spectator. */
  eyes: number | null;
  /** What the player on a seat is called. */
  name: (seat: number) => string;
  /** The seat that may act now at this desk; null when nobody here may. */
  seat: number | null;
  /** The legal moves of that seat. */
  moves: string[];
  /** A move that is on its way to the server. */
  sent: string | null;
  /** A move that was advised, to be shown. */
  advised: string | null;
  /** What is to be lit up: what a move would do that was advised, or a line that somebody points at. */
  lit: Beat[];
  /** The newest line of the log, whose cue is shown as movement. */
  last: Told | null;
  /** All lines of the log: one message may tell of several things. */
  told: Told[];
  /** The sand that runs, and when the page heard of it. */
  sand: { reading: SandReading; heard: number } | null;
  flipped: boolean;
  play: (text: string) => void;
  /** Asks which rule forbids a move. */
  why: (text: string) => void;
  /** What each move is worth, where that is known and may be told. */
  values?: ValuedMove[];
  /** Asks what a legal move would bring about; null where the game does not say. */
  ahead: (text: string) => Promise<Ahead | null>;
  /** Proposes to stop and count, where the view says that one may; null where nobody here plays. */
  count: (() => void) | null;
  /** Says something in the status line, until the next move, or nothing more. */
  hint: (text: string | null) => void;
}

/** How a game is explained to those who want to know it. Its words come from the server. */
export interface Explaining<V extends View = View> {
  /** An example of its rules, still and small: the part of the table that matters. */
  figure(scene: Scene<V>): TemplateResult;
  /** What is drawn on the table, and what it means. */
  legend: () => Sign[];
  /** A thing of the box as a card to look at, null if it is none; missing: it has no cards. */
  card?: (item: BoxItem) => Printed | null;
  /** What the table is about at this moment, as the chapters of its guide name it; missing: always the same. */
  phase?(view: V): string;
  /** How it is played with a finger or a mouse. */
  how: () => string;
  /** Keys of its own. */
  keys?: () => [string, string][];
}

/** Something that is drawn on a table. */
export interface Sign {
  art: TemplateResult;
  name: string;
  means: string;
}

/** A card as it can be read. */
export interface Printed {
  /** As views name it. */
  id: string;
  name: string;
  /** What it is one of. */
  kind: string;
  text: string;
  art: () => TemplateResult;
}

/**
 * How a game is played on the page. What takes a view is a method: the page holds modules of all games in one list, and
 * hands each the views of its own game.
 */
export interface Playing<V extends View = View> {
  table(desk: Desk<V>): TemplateResult;
  /** What the seat must do now, in words; null for the ordinary "your turn". Asked too when the table waits for nobody
   * but the sand. */
  prompt(desk: Desk<V>): string | null;
  /** Whether the legal moves answer what is asked now; missing: they always do. */
  asks?(desk: Desk<V>): boolean;
  /** Whether the table itself draws who sits where. */
  seated?: boolean;
  /** What stands beside a player's name: captures, cards in hand. */
  standing(view: V, seat: number): TemplateResult;
  /** A small picture of who sits there, as far as a view is known. */
  emblem(seat: number, view?: V): SVGTemplateResult;
  /** A small picture of a thing that sentences speak of; missing: words say it all. */
  picture?: Picture;
  /** Shows a beat on the board as it stands before it; missing: the board shows what has changed. */
  perform?: (beat: Beat, board: Element, how: Performance) => Animation[];
  /** Where on the board a beat happens, whether it has happened or could; missing: nowhere that could be shown. */
  trace?: (beat: Beat, board: Element) => Stroke[];
  /** Whether the table counts the points before everybody's eyes, and tells `counted` when it has. */
  counts?(view: V): boolean;
  /** Whether the scores of an outcome are points to be shown; missing: they are. */
  pointless?: boolean;
  /** What a told line sounds like. */
  sound: (cue: string) => 'step' | 'take' | 'place' | 'card' | null;
  /** Who is with whom and who begins, as far as it is known before the game; missing: there is nothing to say. */
  company?: (wish: CompanyWish) => TemplateResult | null;
  /** What the values of its options mean; missing: their labels say all. */
  meanings?: () => Meanings;
  /** The game's own field for an option of the setup; null for the usual one. */
  field?: (wish: OptionWish) => TemplateResult | null;
}

/** How a beat is to be shown. */
export interface Performance {
  /** How long it takes, in milliseconds. */
  length: number;
  /** Whether the viewer did it, and sees it as done already where the table shows moves at once. */
  own: boolean;
}

/** An option of a table in the making. */
export interface OptionWish {
  game: Game;
  option: Option;
  value: string;
  set: (value: string) => void;
}

/** Who will sit at a table in the making. */
export interface CompanyWish {
  game: Game;
  players: number;
  /** The value of an option; undefined where there is none of that name. */
  value: (option: string) => string | undefined;
}

/** A game on the page's shelf, before anything of it has been fetched. What the server knows of it, it tells itself. */
export interface Shelved {
  /** As on the wire. */
  id: string;
  /** What it feels like, in a line for the gallery. */
  feel?: Words;
  cover: () => SVGTemplateResult;
  /** The folder whose style file it needs. */
  styles: string;
  load: () => Promise<GameModule>;
}

/** What a game's folder gives the page. */
export interface GameModule<V extends View = View> {
  playing: Playing<V>;
  explaining: Explaining<V>;
  /** Somebody's first game, where it is not the usual one: which seat is theirs, and what is agreed on. */
  firstGame?: { seat?: number; options?: Record<string, string> };
  /** Where one trains alone, on the exercise of this name or on the one of the day. */
  training?: (name: string | null) => TemplateResult;
  /** What the server has to be practised: a task for every day, or puzzles. */
  practice?: 'daily' | 'puzzles';
}
