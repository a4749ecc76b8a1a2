// What beats look like above a board: where things went, or would go.
import type { Playing } from '../games/module';
import type { Stroke } from '../kit/strokes';
import type { Beat } from '../net/wire';

/** More than so many nobody could follow: the newest are drawn. */
const MOST = 12;

/** A thing that goes on from where it has come to is drawn in one; what is ringed, once. */
export function strokes(playing: Playing, beats: Beat[], board: Element): Stroke[] {
  const found: (Stroke & { thing: string; at: string })[] = [];
  for (const beat of beats) {
    const [thing = ''] = beat.things;
    const start = beat.from?.split('+')[0];
    for (const stroke of playing.trace?.(beat, board) ?? []) {
      const before = found.findLast((one) => one.thing === thing && one.at === start && !one.gone);
      if (before && stroke.stops.length > 1) {
        before.stops.push(...stroke.stops.slice(1));
        before.at = beat.to ?? '';
      } else if (stroke.stops.length > 0 && !found.some((one) => isSame(one, stroke)))
        found.push({ ...stroke, stops: [...stroke.stops], thing, at: beat.to ?? '' });
    }
  }
  return found.slice(-MOST);
}

const isSame = (one: Stroke, other: Stroke): boolean =>
  one.stops.length === other.stops.length && one.stops.every((stop, i) => stop === other.stops[i]);
