// What this browser remembers about how the page should look and sound.
import { keep, read } from './kept';

type Language = 'en' | 'fr';
export type Theme = 'auto' | 'day' | 'dusk';
/** How fast the board plays what happened. */
export type Pace = 'slow' | 'normal' | 'fast' | 'once';

export interface Streak {
  /** On how many days in a row, and the last of them. */
  streak: number;
  last: string;
}

/** What somebody has practised in a game. */
export interface Practice extends Streak {
  rating: number;
  deviation: number;
  volatility: number;
  /** How many puzzles were solved at once. */
  solved: number;
}

interface Settings {
  /** The language chosen with the switch; null follows the browser. */
  language: Language | null;
  /** Auto follows the system. */
  theme: Theme;
  sound: boolean;
  /** The name to sit down with. */
  name: string;
  /** Whether a board is shown from the other side. */
  flipped: boolean;
  pace: Pace;
  /** Whether exact values are shown where they may be. */
  values: boolean;
  /** How strong bots were wished for last, by game. */
  levels: Record<string, string>;
  /** Who has played on this device, the latest first. */
  people: string[];
  /** The lessons that were learned to their end, by game. */
  learned: Record<string, string[]>;
  /** Puzzles, by game. */
  practice: Record<string, Practice>;
  /** What a day holds for games without such puzzles, by game. */
  streaks: Record<string, Streak>;
}

const KEY = 'bergerie.settings';
const usual: Settings = {
  language: null,
  theme: 'auto',
  sound: true,
  name: '',
  flipped: false,
  pace: 'normal',
  values: false,
  levels: {},
  people: [],
  learned: {},
  practice: {},
  streaks: {},
};
const listeners = new Set<() => void>();

export const settings: Settings = { ...usual, ...stored() };

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  keep(KEY, JSON.stringify(settings));
  listeners.forEach((listener) => listener());
}

const MOST_PEOPLE = 12;

/** Remembers who has played here. */
export function meet(names: string[]): void {
  const met = names.map((name) => name.trim()).filter(Boolean);
  change({ people: [...new Set([...met, ...settings.people])].slice(0, MOST_PEOPLE) });
}

/** Calls back after every change; the answer ends it. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function language(): Language {
  if (settings.language) return settings.language;
  const wanted = typeof navigator === 'undefined' ? 'en' : navigator.language;
  return wanted.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(read(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}
