// Setting a table: who sits where, which options, how much time.
import type { Clock, Game, Option, OptionWhole, Preset, SeatKind, SeatWish, TableWish } from '../net/wire';
import { settings } from '../settings/settings';

export type ClockChoice = 'none' | 'move30' | 'move120' | 'game300' | 'game900';

export interface SetupState {
  players: number;
  /** Who is wished for on each seat: a bot's strength, the name of somebody on this device. */
  seats: { kind: SeatKind; level: string; name: string }[];
  /** The value chosen for each option, by name. */
  options: Record<string, string>;
  clock: ClockChoice;
}

export const PRESETS: Preset[] = ['house', 'book'];

const CLOCKS: Record<ClockChoice, Clock> = {
  none: { kind: 'none' },
  move30: { kind: 'move', seconds: 30 },
  move120: { kind: 'move', seconds: 120 },
  game300: { kind: 'game', seconds: 300, increment: 3 },
  game900: { kind: 'game', seconds: 900, increment: 10 },
};

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
  const chosen = state.options[option.name];
  if (chosen !== undefined && isThere(option, chosen, state.players)) return chosen;
  const shared = state.seats.some((seat) => seat.kind === 'here') || state.seats.every((seat) => seat.kind === 'bot');
  return option.kind === 'whole' && option.patient !== undefined && shared ? String(option.patient) : option.preset;
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

/** The options that a table of so many players has, with the values that it has. */
export function optionsAt(game: Game, players: number): Option[] {
  return game.options
    .filter((option) => option.kind !== 'whole' || (option.players ?? 0) <= players)
    .map((option) =>
      option.kind === 'choice'
        ? { ...option, values: option.values.filter((one) => (one.players ?? 0) <= players) }
        : option,
    );
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
  const level = game.usualLevel;
  state.seats = Array.from({ length: state.players }, (_, seat) => ({
    kind: seat === mine ? 'me' : 'bot',
    level,
    name: '',
  }));
}

export function setPlayers(game: Game, state: SetupState, players: number): void {
  state.players = players;
  const before = state.seats;
  seatAll(game, state, 0);
  state.seats = state.seats.map((seat, i) => before[i] ?? seat);
}

/** Seats somebody; there is only one of me, so whoever was me before plays on this device too. */
export function setSeat(state: SetupState, seat: number, kind: SeatKind): void {
  state.seats = state.seats.map((one, i) => {
    if (i === seat) return { ...one, kind };
    return kind === 'me' && one.kind === 'me' ? { ...one, kind: 'bot' } : one;
  });
}

export function wish(game: Game, state: SetupState): TableWish {
  const seats = state.seats.map(({ kind, level, name }): SeatWish => {
    if (kind === 'bot') return { kind, level };
    const called = (kind === 'me' ? settings.name : kind === 'here' ? name : '').trim();
    return called ? { kind, name: called } : { kind };
  });
  const options = Object.fromEntries(
    optionsAt(game, state.players).map((option) => [option.name, valueOf(option, state)]),
  );
  return { game: game.id, players: state.players, options, seats, clock: CLOCKS[state.clock] };
}
