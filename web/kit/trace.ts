// Where beats happen, for games whose places are parts of the page.
import type { Stroke } from './strokes';
import type { Beat } from '../net/wire';

/** Where a place of a beat is on the page. */
type Find = (place: string) => Element | null;

/** From each place that a beat comes from to each that it leads to; a ring where it stays. */
export function trace({ from = '', to = '' }: Beat, find: Find): Stroke[] {
  const [starts, ends] = [from, to].map((places) =>
    places
      .split('+')
      .flatMap((place) => find(place) ?? [])
      .filter((element, i, all) => all.indexOf(element) === i),
  ) as [Element[], Element[]];
  if (starts.length === 0 || ends.length === 0) return [...starts, ...ends].map(ring);
  return starts.flatMap((start) => ends.map((end) => (start === end ? ring(end) : { stops: [start, end] })));
}

export const ring = (stop: Element): Stroke => ({ stops: [stop] });
