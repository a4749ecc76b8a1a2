// What the moves of a solved hunt are worth, as signs and arrows on the board.
import type { Badge } from '../../kit/board';
import type { ValuedMove } from '../../net/wire';
import { better, told } from '../../words/worth';
import { fromHand, readMove } from './notation';

/** The best that each point offers: where a move begins, or where the one in the making goes on to. */
export function badges(values: ValuedMove[], path: string[]): ReadonlyMap<string, Badge> {
  const best = new Map<string, ValuedMove>();
  for (const valued of values) {
    const stops = readMove(valued.move)?.path ?? [];
    const shared = path.every((stop, i) => stops[i] === stop);
    const point = path.length > 0 ? stops[path.length] : fromHand(stops[0]) ? stops[1] : stops[0];
    const known = point === undefined ? undefined : best.get(point);
    if (shared && point !== undefined && valued.value && (!known || better(valued, known) < 0)) best.set(point, valued);
  }
  return new Map(
    [...best].flatMap(([point, valued]) =>
      valued.value ? [[point, { kind: valued.value, label: told(valued) }] as const] : [],
    ),
  );
}
