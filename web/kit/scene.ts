// An example of a guide, as a game draws it: the table from move to move, and what is tried on it.
import type { View } from '../net/views/views';
import type { Beat, Game, Told, Tried, TriedRefused } from '../net/wire';

export interface Scene<V extends View = View> {
  game: Game;
  /** The table as it is set up, then after each move. */
  frames: { view: V; told: Told | null }[];
  tried: Tried[];
  /** Through whose eyes; null for a spectator. */
  eyes: number | null;
  /** What it is called aloud. */
  label: string;
}

export const before = <V extends View>({ frames }: Scene<V>): V => ended(frames[0]);

export const after = <V extends View>({ frames }: Scene<V>): V => ended(frames.at(-1));

/** The server sends no example without a table. */
function ended<V extends View>(frame: { view: V } | undefined): V {
  if (!frame) throw new Error('an example without a table');
  return frame.view;
}

/** What happens, one thing after another. */
export const played = ({ frames }: Scene): Beat[] => frames.flatMap(({ told }) => told?.telling?.beats ?? []);

/** What could happen instead. */
export const possible = ({ tried }: Scene): Beat[] =>
  tried.flatMap((one) => (one.kind === 'allowed' ? (one.told.telling?.beats ?? []) : []));

export const refusals = ({ tried }: Pick<Scene, 'tried'>): TriedRefused[] =>
  tried.filter((one): one is TriedRefused => one.kind === 'refused');
