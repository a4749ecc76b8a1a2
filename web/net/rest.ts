// The calls that set tables up and fetch finished matches.
import type {
  Address,
  Analysis,
  BoxItem,
  Code,
  Collected,
  Continue,
  Created,
  Deposit,
  Exercise,
  Game,
  Guide,
  Imported,
  Join,
  Lesson,
  LessonTitle,
  Puzzle,
  Refusal as Refused,
  Reliance,
  Replay,
  Reply,
  Review,
  Seated,
  SeatWish,
  SolvedGame,
  SolvedGames,
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

export const box = (game: string): Promise<BoxItem[]> => json(`/api/games/${encodeURIComponent(game)}/box`);

/** By which others reach this house. */
export const address = (): Promise<Address> => json('/api/address');

/** How often a share in the dice was not shown in this house. */
export const reliance = (): Promise<Reliance> => json('/api/fairness');

export const createTable = (wish: TableWish): Promise<Created> => post('/api/tables', wish);

export const tableInfo = (table: string): Promise<TableInfo> => json(`/api/tables/${encodeURIComponent(table)}`);

/** Takes a seat, whose token is told; `known` agrees to a position that others may know. */
export const joinTable = async (table: string, invite: string, name: string, known: boolean): Promise<string> => {
  const { token } = await join(table, { invite, ...(name && { name }), ...(known && { known }) });
  return token ?? '';
};

/** Asks whether an invitation is still good; refused if it is not. */
export const lookAt = (table: string, invite: string): Promise<Seated> => join(table, { invite, look: true });

const join = (table: string, wish: Join): Promise<Seated> =>
  post(`/api/tables/${encodeURIComponent(table)}/join`, wish);

/** Leaves an invitation, or seats, to be had by a code. */
export const leaveFor = (left: Deposit): Promise<Code> => post('/api/codes', left);

export const collect = (code: string): Promise<Collected> => post(`/api/codes/${encodeURIComponent(code)}`, {});

/** How a game is explained. */
export const guide = (game: string): Promise<Guide> => json(`/api/games/${encodeURIComponent(game)}/guide`);

/** The whole of a match; long ones come in pages. */
export async function replay(table: string, viewer: Viewer): Promise<Replay> {
  const path = `${matchPath(table)}/replay?viewer=${viewer}`;
  const whole = await json<Replay>(path);
  for (let next = whole.next; next !== undefined; ) {
    const page: Replay = await json<Replay>(`${path}&after=${next}`);
    whole.frames.push(...page.frames);
    next = page.next;
  }
  return whole;
}

export const continueMatch = (table: string, from: number, seats: SeatWish[]): Promise<Created> =>
  post(`${matchPath(table)}/continue`, { from, seats } satisfies Continue);

/** What is known so far of a finished match that is looked at again; asking begins it. */
/** @param viewer who reads it, and is “you” in it */
export const review = (table: string, viewer: Viewer): Promise<Review> =>
  json(`${matchPath(table)}/review?viewer=${viewer}`);

/** By which lessons a game is taught. */
export const course = (game: string): Promise<LessonTitle[]> => json(coursePath(game));

export const lesson = (game: string, name: string): Promise<Lesson> =>
  json(`${coursePath(game)}/${encodeURIComponent(name)}`);

/** What a lesson says to a move. */
export const reply = (game: string, name: string, part: number, move: string): Promise<Reply> =>
  json(`${coursePath(game)}/${encodeURIComponent(name)}/${part}?move=${encodeURIComponent(move)}`);

const coursePath = (game: string): string => `/api/games/${encodeURIComponent(game)}/lessons`;

/** An exercise to train on alone. */
export const exercise = (game: string, name: string): Promise<Exercise> =>
  json(`/api/training/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);

/** A task of the day, or of any other name. */
export const dayTask = (game: string, name: string): Promise<Lesson> => json(dayPath(game, name));

/** What a task of the day says to a move. */
export const dayReply = (game: string, name: string, part: number, move: string): Promise<Reply> =>
  json(`${dayPath(game, name)}/${part}?move=${encodeURIComponent(move)}`);

const dayPath = (game: string, name: string): string =>
  `/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

/** What there is of each game that can be solved. */
export const solved = async (): Promise<SolvedGame[]> => (await json<SolvedGames>('/api/solved')).games;

export const buildTables = (game: string): Promise<SolvedGame> => post(`/api/solved/${encodeURIComponent(game)}`, {});

export const stopTables = (game: string): Promise<SolvedGame> =>
  post(`/api/solved/${encodeURIComponent(game)}/stop`, {});

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

export async function importMatch(file: string): Promise<Imported> {
  return read(await fetch('/api/matches', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: file }));
}

const json = async <T>(path: string): Promise<T> => read(await fetch(path));

const post = async <T>(path: string, body: object): Promise<T> =>
  read(
    await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  );

async function read<T>(answer: Response): Promise<T> {
  if (answer.ok) return (await answer.json()) as T;
  // Whoever stands between us and the server may answer something else.
  const fault = (await answer.json().catch(() => null)) as Partial<Refused> | null;
  throw new Refusal(answer.status, fault?.error?.field ?? '', fault?.error?.why ?? null);
}
