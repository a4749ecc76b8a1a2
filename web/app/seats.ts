// The seats this browser holds: secret tokens, kept per table, and the invitations given out for the others.
import type { Credentials } from '../net/line';
import type { Created } from '../net/wire';
import { forget, keep, keys, read } from '../settings/kept';

/** The server is bound to its seed by the commitment, seats to their shares in the dice by pledges. */
export interface Bound {
  commitment: string;
  pledges: Record<string, string>;
}

interface Held {
  game: string;
  /** One for each own seat; the server tells which seat each is. */
  tokens: string[];
  /** The own seats, as the server last told. */
  seats: number[];
  /** The words that let somebody else sit down, by seat. */
  invites: Record<string, string>;
  /** The word that lets somebody watch. */
  watch: string | null;
  /** Our shares in the dice, by seat. */
  shares: Record<string, string>;
  /** What everybody was bound to when ours were shown; null before. */
  bound: Bound | null;
  /** Whether somebody learns here, with a coach. */
  coached: boolean;
  /** Whether it is known to be finished. */
  over: boolean;
  /** When it was last opened here, to show the newest first. */
  at: number;
}

const PREFIX = 'bergerie.table.';
const KEPT = 40;
const NOTHING: Held = {
  game: '',
  tokens: [],
  seats: [],
  invites: {},
  watch: null,
  shares: {},
  bound: null,
  coached: false,
  over: false,
  at: 0,
};

export function held(table: string): Held | null {
  return unpack(read(PREFIX + table));
}

export function hold(table: string, part: Partial<Held> & { game: string }): void {
  const before = held(table) ?? NOTHING;
  keep(PREFIX + table, JSON.stringify({ ...before, ...part, at: Date.now() }));
  heldTables()
    .slice(KEPT)
    .forEach(([old]) => letGo(old));
}

export function holdCreated(created: Created, game: string): void {
  const tokens = created.seats.flatMap((seat) => (seat.token ? [seat.token] : []));
  const invites = Object.fromEntries(created.seats.flatMap((seat) => (seat.invite ? [[seat.seat, seat.invite]] : [])));
  hold(created.table, { game, tokens, invites, watch: created.watch });
}

export const letGo = (table: string): void => forget(PREFIX + table);

/** Every table this browser sits at or watches, newest first. */
export function heldTables(): [string, Held][] {
  return keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key): [string, Held][] => {
      const kept = unpack(read(key));
      return kept ? [[key.slice(PREFIX.length), kept]] : [];
    })
    .sort(([, a], [, b]) => b.at - a.at);
}

/** Those of them that are not known to be finished. */
export const tablesUnderWay = (): string[] => heldTables().flatMap(([table, { over }]) => (over ? [] : [table]));

/** Keeps in mind that a table is finished, wherever that was heard. */
export function closeTable(table: string): void {
  const kept = held(table);
  if (kept && !kept.over) keep(PREFIX + table, JSON.stringify({ ...kept, over: true }));
}

export function credentials(kept: Held): Credentials | null {
  if (kept.tokens.length > 0) return { tokens: kept.tokens };
  return kept.watch ? { watch: kept.watch } : null;
}

function unpack(text: string | null): Held | null {
  try {
    return text ? { ...NOTHING, ...(JSON.parse(text) as Partial<Held>) } : null;
  } catch {
    return null;
  }
}
