// Everything the table screen shows, and how it changes. No drawing here, and no line to the server.
import type { TableNews } from '../../net/line';
import type { Advice, Beat, ChatMessage, Game, StateMessage, TableMessage, Told, Viewer, Words } from '../../net/wire';

export interface TableState {
  table: string;
  game: Game;
  /** How many seats are held on this device. */
  held: number;
  /** Who sits where, offers, absences; null until the server has let us sit down. */
  info: TableMessage | null;
  /** When that was heard, by the hours of the house. */
  infoAt: number;
  /** The newest state for each of our seats, or for the spectator. */
  states: Map<Viewer, StateMessage>;
  /** When each state was heard, by the hours of the house: times in it run from there. */
  heardAt: Map<Viewer, number>;
  /** What each viewer has been told, in order, each line once. */
  log: Map<Viewer, Told[]>;
  chat: ChatMessage[];
  /** Through whose eyes the table is shown; null until a state has come, and behind the curtain. */
  viewer: Viewer | null;
  /** The seat the device must be handed to before anything is shown. */
  curtain: number | null;
  /** A move on its way: shown as played until the state after it has come, or it can't be played any more. */
  sent: SentMove | null;
  /** The referee's last no, until it is put away. */
  objection: Objection | null;
  /** What the game's table would like to say, until the next move. */
  hint: string | null;
  /** What the seat could play, until the next move. */
  advice: Advice | 'thinking' | null;
  /** What the board lights up, because somebody points at a line that speaks of it. */
  lit: Beat[];
  /** The event up to which a still picture of what happened has been looked at. */
  looked: number;
  /** What each viewer has heard since they last moved: first how things stood then. */
  past: Map<Viewer, StateMessage[]>;
  /** How things stood, while what is past is shown once more. */
  rewound: StateMessage | null;
  /** Whether the table counts the points, and nobody knows who has won. */
  counting: boolean;
  /** Why the server won't let us sit here. */
  fault: Words | null;
}

interface SentMove {
  seat: number;
  text: string;
  /** The number of the event it became; null until the server has said so. */
  became: number | null;
}

interface Objection {
  /** The rule that forbids it; empty when it was no matter of rules. */
  rule: string;
  why: Words;
}

export function newTable(table: string, game: Game, held: number): TableState {
  return {
    table,
    game,
    held,
    info: null,
    infoAt: 0,
    states: new Map(),
    heardAt: new Map(),
    log: new Map(),
    chat: [],
    viewer: null,
    curtain: null,
    sent: null,
    objection: null,
    hint: null,
    advice: null,
    lit: [],
    looked: 0,
    past: new Map(),
    rewound: null,
    counting: false,
    fault: null,
  };
}

/** Takes in a message of the server's. Answers the lines that are new to the viewer that is shown. */
export function hear(state: TableState, news: TableNews, now: number): Told[] {
  switch (news.type) {
    case 'table':
      [state.info, state.infoAt] = [news, now];
      return [];
    case 'chat':
      if (!state.chat.some((line) => line.seq === news.seq)) state.chat.push(news);
      state.chat.sort((a, b) => a.seq - b.seq);
      return [];
    case 'state':
      return hearState(state, news, now);
  }
}

function hearState(state: TableState, news: StateMessage, now: number): Told[] {
  const asked = sameMoves(state.states.get(news.viewer), news);
  state.states.set(news.viewer, news);
  state.heardAt.set(news.viewer, now);
  const unheard = fresh(state, news);
  state.log.set(
    news.viewer,
    [...(state.log.get(news.viewer) ?? []), ...unheard].sort((a, b) => a.seq - b.seq),
  );
  remember(state, news);
  settle(state);
  if (unheard.length > 0) [state.hint, state.objection] = [null, null];
  if (unheard.length > 0 && !asked) state.advice = null;
  const told = news.viewer === state.viewer ? unheard : [];
  lookThrough(state);
  return told;
}

/** Whether somebody is asked the same as before: where all act at once, what others do changes nothing. */
function sameMoves(before: StateMessage | undefined, news: StateMessage): boolean {
  const [was, is] = [before, news].map((one) => one?.moves[String(news.viewer)] ?? []);
  return is !== undefined && is.length > 0 && was?.join('|') === is.join('|');
}

/** The lines of a message that its viewer has not heard yet. */
export function fresh(state: TableState, news: StateMessage): Told[] {
  const known = state.log.get(news.viewer) ?? [];
  return news.told.filter((told) => !known.some((line) => line.seq === told.seq));
}

/** How much is kept to be shown once more. */
const MEMORY = 60;

function remember(state: TableState, news: StateMessage): void {
  const own = news.told.some(({ actor }) => actor === news.viewer);
  const past = own ? [] : (state.past.get(news.viewer) ?? []);
  state.past.set(news.viewer, [...past, news].slice(-MEMORY));
}

/** What could be shown once more to the viewer that is shown. */
export const pastOf = ({ past, viewer }: TableState): StateMessage[] =>
  (viewer === null ? undefined : past.get(viewer)) ?? [];

/** The server has taken the move that was sent. Others may have moved before it: only its own event settles it. */
export function acknowledged(state: TableState, became = 0): void {
  if (!state.sent) return;
  state.sent.became = became;
  settle(state);
}

function settle(state: TableState): void {
  const { sent } = state;
  const now = sent && state.states.get(sent.seat);
  if (!sent || !now) return;
  const played = sent.became !== null && now.seq >= sent.became;
  const late = !now.moves[String(sent.seat)]?.includes(sent.text);
  if (played || late) state.sent = null;
}

/** Chooses whose eyes to show: the own seat that must act, behind a curtain when hands are hidden. */
function lookThrough(state: TableState): void {
  const mine = [...state.states.keys()].filter((viewer): viewer is number => typeof viewer === 'number').sort();
  if (mine.length === 0) {
    state.viewer = 'spectator';
    return;
  }
  const acting = mine.filter((seat) => mayAct(state, seat));
  const shown = typeof state.viewer === 'number' ? state.viewer : null;
  if (shown !== null && (acting.length === 0 || acting.includes(shown))) return;
  const next = acting[0] ?? mine[0] ?? null;
  const secret = state.game.secrecy === 'HIDDEN' && state.held > 1;
  // While it is still being drawn who begins, the device is nobody's.
  if (secret && acting.length === 0 && mine.some((seat) => state.states.get(seat)?.turn.kind === 'draw')) return;
  // Behind the curtain nobody's eyes are shown: not even the log in the last player's words.
  [state.viewer, state.curtain] = secret ? [null, next] : [next, null];
}

export function openCurtain(state: TableState): void {
  if (state.curtain === null) return;
  state.viewer = state.curtain;
  state.curtain = null;
}

/** Whether the table waits for this seat. */
function awaited(state: TableState, seat: number): boolean {
  const turn = state.states.get(seat)?.turn;
  return state.info?.phase === 'playing' && turn?.kind === 'act' && turn.awaited.includes(seat);
}

function mayAct(state: TableState, seat: number): boolean {
  const now = state.states.get(seat);
  return now?.turn.kind === 'act' && now.turn.awaited.includes(seat);
}

export const shown = (state: TableState): StateMessage | null =>
  state.viewer === null ? null : (state.rewound ?? state.states.get(state.viewer) ?? null);

/** The legal moves of the viewer that is shown; none while a bot sits there. */
export function legal(state: TableState): string[] {
  if (typeof state.viewer !== 'number' || state.rewound) return [];
  if (state.info?.phase !== 'playing' || botPlays(state, state.viewer)) return [];
  return shown(state)?.moves[String(state.viewer)] ?? [];
}

export const botPlays = (state: TableState, seat: number): boolean =>
  state.info?.seats.find((info) => info.seat === seat)?.bot ?? false;

/** What whoever is shown has been told: while points are counted, not yet who has won. */
export function lines(state: TableState): Told[] {
  const told = state.viewer === null ? [] : (state.log.get(state.viewer) ?? []);
  return state.counting ? told.filter((line) => !isEnd(line)) : told;
}

/** Whether a line tells how the game ended. */
export const isEnd = ({ actor, cue }: Told): boolean => actor === 'table' && cue === 'over';

/** The newest line that is a step of the game; none when it has been taken back. */
export function lastMove(state: TableState): Told | null {
  const newest = lines(state).findLast((told) => told.actor !== 'table' || told.cue.startsWith('back'));
  return newest && newest.actor !== 'table' ? newest : null;
}

/** Own seats that the table waits for: the page's title says so. */
export const myTurn = (state: TableState): boolean =>
  (state.info?.yours ?? []).some((seat) => awaited(state, seat) && !botPlays(state, seat));

/** Whether moves may be weighed here: alone against bots, or when all is over; never while people play each other (T-10). */
export function mayAnalyse(state: TableState): boolean {
  const { info } = state;
  if (!info) return false;
  return (
    info.phase === 'over' || (info.phase === 'playing' && info.seats.filter(({ kind }) => kind !== 'bot').length === 1)
  );
}
