// Setting a table: who sits where, which options, how much time.
import type { Clock, Game, Option, OptionWhole, Preset, SeatKind, SeatWish, TableWish } from '../net/wire';
import { change, meet, settings } from '../settings/settings';

type ClockChoice = 'none' | 'move30' | 'move120' | 'game300' | 'game900' | 'day1' | 'day3' | 'day7';

export interface SetupState {
  players: number;
  /** Who is wished for on each seat: a bot's strength, the name of somebody on this device. */
  seats: { kind: SeatKind; level: string; name: string }[];
  /** The value chosen for each option, by name. */
  options: Record<string, string>;
  clock: ClockChoice;
}

/** Who the others are: bots, people on this device, or whoever comes by a link. */
export type Mode = 'bot' | 'here' | 'link';

export const MODES: Mode[] = ['bot', 'here', 'link'];

export const PRESETS: Preset[] = ['house', 'book'];

const CLOCKS: Record<ClockChoice, Clock> = {
  none: { kind: 'none' },
  move30: { kind: 'move', seconds: 30 },
  move120: { kind: 'move', seconds: 120 },
  game300: { kind: 'game', seconds: 300, increment: 3 },
  game900: { kind: 'game', seconds: 900, increment: 10 },
  day1: { kind: 'move', seconds: 86_400 },
  day3: { kind: 'move', seconds: 3 * 86_400 },
  day7: { kind: 'move', seconds: 7 * 86_400 },
};

/** Whether there are days for every move, and nobody is to be hurried. */
export const isSlow = (clock: ClockChoice): boolean => clock.startsWith('day');

/** The clocks that make sense with these players: nobody waits for days at one device. */
export const clocksAt = (state: SetupState): ClockChoice[] =>
  (Object.keys(CLOCKS) as ClockChoice[]).filter((clock) => !isSlow(clock) || modeOf(state) === 'link');

/** The clock that was chosen, if it makes sense still. */
export const clockOf = (state: SetupState): ClockChoice =>
  clocksAt(state).includes(state.clock) ? state.clock : 'none';

/** The clock that a table has, by the name it goes by here. */
export function clockChoice(clock: Clock): ClockChoice | undefined {
  const same = (other: Clock) => JSON.stringify(other) === JSON.stringify(clock);
  return (Object.keys(CLOCKS) as ClockChoice[]).find((choice) => same(CLOCKS[choice]));
}

/** The usual table: I sit on `mine`, bots on the other seats. */
export function newSetup(game: Game, mine = 0, wished: Record<string, string> = {}): SetupState {
  const players = game.players[0] ?? 2;
  const options = { ...presets(game.options), ...sensible(game.options, wished) };
  const state: SetupState = { players, seats: [], options, clock: 'none' };
  seatAll(game, state, mine);
  return state;
}

const presets = (options: Option[]): Record<string, string> =>
  Object.fromEntries(options.filter((option) => !isPatient(option)).map((option) => [option.name, option.preset]));

/** Whether its preset depends on who sits where. */
const isPatient = (option: Option): boolean => option.kind === 'whole' && option.patient !== undefined;

/** The value of an option: chosen, or what is usual for these seats. */
export function valueOf(option: Option, state: SetupState): string {
  const patient = option.kind === 'whole' ? option.patient : undefined;
  if (patient !== undefined && isSlow(clockOf(state))) return String(patient);
  const chosen = state.options[option.name];
  if (chosen !== undefined && isThere(option, chosen, state.players)) return chosen;
  const shared = state.seats.some((seat) => seat.kind === 'here') || state.seats.every((seat) => seat.kind === 'bot');
  return patient !== undefined && shared ? String(patient) : option.preset;
}

/** The value of the option of that name, where the game has one. */
export function valueNamed(game: Game, state: SetupState, name: string): string | undefined {
  const option = game.options.find((one) => one.name === name);
  return option && valueOf(option, state);
}

/** Whether the game can be played by the book's letter, and not only as this house advises. */
export const hasPresets = (game: Game): boolean => game.options.some((option) => option.book !== undefined);

/** The preset that is chosen, unless its options are mixed. */
export function presetOf(game: Game, state: SetupState): Preset | undefined {
  const disputed = game.options.filter((option) => option.book !== undefined);
  return PRESETS.find((preset) => disputed.every((option) => valueOf(option, state) === byPreset(option, preset)));
}

export function setPreset(game: Game, state: SetupState, preset: Preset): void {
  const disputed = game.options.filter((option) => option.book !== undefined);
  const values = Object.fromEntries(disputed.map((option) => [option.name, byPreset(option, preset)]));
  state.options = { ...state.options, ...values };
}

const byPreset = (option: Option, preset: Preset): string =>
  preset === 'book' ? (option.book ?? option.preset) : option.preset;

/** The options that change anything at such a table, with the values that it has. */
export function optionsAt(game: Game, state: SetupState): Option[] {
  const { players } = state;
  return inEffect(game.options, players, (option) => valueOf(option, state))
    .filter((option) => !isPatient(option) || !isSlow(clockOf(state)))
    .map((option) =>
      option.kind === 'choice'
        ? { ...option, values: option.values.filter((one) => (one.players ?? 0) <= players) }
        : option,
    );
}

/** Those of a game's options that change anything with so many players and such values. */
export function inEffect(options: Option[], players: number, value: (option: Option) => string | undefined): Option[] {
  const matters = (option: Option): boolean =>
    (option.kind !== 'whole' || (option.players ?? 0) <= players) &&
    (option.counts?.includes(players) ?? true) &&
    (option.needs ?? []).every(({ option: name, values }) => {
      const other = options.find((one) => one.name === name);
      return other !== undefined && matters(other) && values.includes(value(other) ?? '');
    });
  return options.filter(matters);
}

const isThere = (option: Option, value: string, players: number): boolean =>
  option.kind !== 'choice' || option.values.some((one) => one.id === value && (one.players ?? 0) <= players);

/** What a link asks for, as far as this server knows it. */
function sensible(options: Option[], wished: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const value = wished[option.name];
      return value !== undefined && accepts(option, value) ? [[option.name, value]] : [];
    }),
  );
}

export function accepts(option: Option, value: string): boolean {
  switch (option.kind) {
    case 'choice':
      return option.values.some((one) => one.id === value);
    case 'whole':
      return value === option.instead?.id || (/^\d+$/.test(value) && isWithin(option, Number(value)));
    case 'selection': {
      const chosen = value.split('+');
      const known = chosen.every((id) => option.items.some((item) => item.id === id));
      const several = chosen.length >= option.least && chosen.length <= option.most;
      return known && several && new Set(chosen).size === chosen.length;
    }
  }
}

const isWithin = ({ least, most, step, besides }: OptionWhole, value: number): boolean =>
  (besides ?? []).includes(value) || (value >= least && value <= most && (value - least) % (step ?? 1) === 0);

function seatAll(game: Game, state: SetupState, mine: number): void {
  const before = settings.levels[game.id];
  const level = before && game.levels.includes(before) ? before : game.usualLevel;
  state.seats = Array.from({ length: state.players }, (_, seat) => ({
    kind: seat === mine ? 'me' : 'bot',
    level,
    name: '',
  }));
}

export function setPlayers(game: Game, state: SetupState, players: number): void {
  state.players = players;
  const before = state.seats;
  const mode = modeOf(state);
  seatAll(game, state, 0);
  state.seats = state.seats.map((seat, i) => before[i] ?? { ...seat, kind: mode });
  if (!state.seats.some(({ kind }) => kind === 'me')) setMode(state, mode);
}

/** What the seats as they are come closest to. */
export function modeOf({ seats }: SetupState): Mode {
  const has = (kind: SeatKind) => seats.some((seat) => seat.kind === kind);
  return has('link') ? 'link' : has('here') ? 'here' : 'bot';
}

export function setMode(state: SetupState, mode: Mode): void {
  const mine = mySeat(state);
  state.seats = state.seats.map((seat, i) => ({ ...seat, kind: i === mine ? 'me' : mode }));
}

/** My own seat; the first one where I have none. */
export const mySeat = ({ seats }: SetupState): number =>
  Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'me'),
  );

/** Changes seats with whoever sits there. */
export function sitOn(state: SetupState, seat: number): void {
  const mine = mySeat(state);
  const [me, other] = [state.seats[mine], state.seats[seat]];
  if (!me || !other) return;
  state.seats = state.seats.map((one, i) => (i === seat ? { ...me, kind: 'me' } : i === mine ? other : one));
}

/** How strong the bots are, where all are alike. */
export function levelOf({ seats }: SetupState): string | undefined {
  const levels = new Set(seats.filter(({ kind }) => kind === 'bot').map(({ level }) => level));
  return levels.size === 1 ? [...levels][0] : undefined;
}

export function setLevel(state: SetupState, level: string): void {
  state.seats = state.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat));
}

/** Keeps in mind who plays and how strong the bots are, for the next table. */
export function remember(game: Game, state: SetupState): void {
  const level = levelOf(state);
  if (level) change({ levels: { ...settings.levels, [game.id]: level } });
  meet([settings.name, ...state.seats.flatMap(({ kind, name }) => (kind === 'here' ? [name] : []))]);
}

/** Seats somebody; there is only one of me, so whoever was me before plays on this device too. */
export function setSeat(state: SetupState, seat: number, kind: SeatKind): void {
  state.seats = state.seats.map((one, i) => {
    if (i === seat) return { ...one, kind };
    return kind === 'me' && one.kind === 'me' ? { ...one, kind: 'bot' } : one;
  });
}

/** A bot has a name where it has no side to be called by. */
function botName({ seats }: SetupState, seat: number): string {
  const bots = seats.flatMap(({ kind }, i) => (kind === 'bot' ? [i] : []));
  return bots.length === 1 ? 'Robot' : `Robot ${bots.indexOf(seat) + 1}`;
}

export function wish(game: Game, state: SetupState): TableWish {
  const seats = state.seats.map(({ kind, level, name }, seat): SeatWish => {
    if (kind === 'bot') return { kind, level, ...(!game.sides && { name: botName(state, seat) }) };
    const called = (kind === 'me' ? settings.name : kind === 'here' ? name : '').trim();
    return called ? { kind, name: called } : { kind };
  });
  const options = Object.fromEntries(optionsAt(game, state).map((option) => [option.name, valueOf(option, state)]));
  return { game: game.id, players: state.players, options, seats, clock: CLOCKS[clockOf(state)] };
}
