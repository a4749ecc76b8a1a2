// The calls that set tables up and fetch finished matches.
import type { Lesson } from '../games/sheep-sheep/view';
import type {
  Analysis,
  Created,
  Game,
  Puzzle,
  Replay,
  Review,
  SeatWish,
  SolvedGame,
  TableInfo,
  TableWish,
  Viewer,
  Words,
} from './wire';

/** The server's no, with the field it is about and words for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly field: string,
    readonly why: Words | null,
  ) {
    super(why?.en ?? `status ${status}`);
  }
}

export const games = (): Promise<Game[]> => json('/api/games');

export const createTable = (wish: TableWish): Promise<Created> => json('/api/tables', wish);

export const tableInfo = (table: string): Promise<TableInfo> => json(`/api/tables/${encodeURIComponent(table)}`);

export const joinTable = (table: string, invite: string, name: string): Promise<{ seat: number; token: string }> =>
  json(`/api/tables/${encodeURIComponent(table)}/join`, name ? { invite, name } : { invite });

export const replay = (table: string, viewer: Viewer): Promise<Replay> =>
  json(`${matchPath(table)}/replay?viewer=${viewer}`);

export const continueMatch = (table: string, from: number, seats: SeatWish[]): Promise<Created> =>
  json(`${matchPath(table)}/continue`, { from, seats });

/** What is known so far of a finished match that is looked at again; asking begins it. */
export const review = (table: string): Promise<Review> => json(`${matchPath(table)}/review`);

/** A meadow to train on alone. */
export const lesson = (game: string, name: string): Promise<Lesson> =>
  json(`/api/training/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);

/** What there is of each game that can be solved. */
export const solved = async (): Promise<SolvedGame[]> => (await json<{ games: SolvedGame[] }>('/api/solved')).games;

export const buildTables = (game: string): Promise<SolvedGame> => json(`/api/solved/${encodeURIComponent(game)}`, {});

export const stopTables = (game: string): Promise<SolvedGame> =>
  json(`/api/solved/${encodeURIComponent(game)}/stop`, {});

/** What the moves of a position are worth. */
export const analysis = (game: string, position: string): Promise<Analysis> =>
  json(`/api/analysis/${encodeURIComponent(game)}?position=${encodeURIComponent(position)}`);

/** What the moves of a match were worth after an event. */
export const matchAnalysis = (table: string, seq: number): Promise<Analysis> =>
  json(`${matchPath(table)}/analysis?seq=${seq}`);

export const puzzle = (game: string, grade: string, name: string): Promise<Puzzle> =>
  json(`/api/puzzles/${[game, grade, name].map(encodeURIComponent).join('/')}`);

/** Where a finished match lies as a file. */
export const matchPath = (table: string): string => `/api/matches/${encodeURIComponent(table)}`;

export async function importMatch(file: string): Promise<{ table: string }> {
  return read(await fetch('/api/matches', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: file }));
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return read(await fetch(path, body === undefined ? {} : post));
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.ok) return (await answer.json()) as T;
  const fault = (await answer.json().catch(() => null)) as { error?: { field?: string; why?: Words } } | null;
  throw new Refusal(answer.status, fault?.error?.field ?? '', fault?.error?.why ?? null);
}
