// Picking a legal move step by step. A move is a path of stops; the player walks a prefix of legal paths.

interface Walk {
  /** The stops that may come next. */
  next: Set<string>;
  /** Whether the stops so far are a whole legal move. */
  whole: boolean;
}

/** What may follow after `path`, given the legal moves as paths. */
export function walk(moves: string[][], path: string[]): Walk {
  const next = new Set<string>();
  let whole = false;
  for (const move of moves) {
    if (!path.every((stop, i) => move[i] === stop)) continue;
    const stop = move[path.length];
    if (stop === undefined) whole = true;
    else next.add(stop);
  }
  return { next, whole };
}

/** The first stops of all legal moves: what can be picked up. */
export const starts = (moves: string[][]): Set<string> => walk(moves, []).next;

/** The one legal path that goes on from `path` and ends at `stop`; null when there is none, or a choice. */
export function shortcut(moves: string[][], path: string[], stop: string): string[] | null {
  const fitting = moves.filter((move) => move.at(-1) === stop && path.every((s, i) => move[i] === s));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
