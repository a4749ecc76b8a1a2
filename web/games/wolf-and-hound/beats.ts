// What sentences and beats of Wolf & Hound speak of: pictures of things, and what they light up.
import { html, type TemplateResult } from 'lit';
import type { Beat } from '../../net/wire';
import { kindOf } from './animals';
import { portrait, smallCard } from './art';
import { nameOf, type Name } from './view';

/** An animal’s face, or a number card. */
export function picture(thing: string): TemplateResult | null {
  const [kind, id = ''] = thing.split(':');
  if (kind === 'animal') return html`<svg viewBox="-42 -42 84 84" aria-hidden="true">${portrait(kindOf(id))}</svg>`;
  return kind === 'card' ? html`<svg viewBox="-7 -1 44 42" aria-hidden="true">${smallCard(id, 30, 40)}</svg>` : null;
}

/** A thing by its id without the kind: an animal, or a card. */
export const thingOf = ({ things: [first = ''] }: Beat): string => first.split(':')[1] ?? '';

/** The meadow that a place is of: `P1`, `pen:P1`. */
export const meadowOf = (place = ''): Name => nameOf(place.split(':').at(-1) ?? '');

/** The way of an animal, from where it lay to where it lies. */
export const pathOf = ({ from = '', to = '' }: Beat): Name[] => [...from.split('+'), to].map(nameOf);

/** What beats speak of, by the ids of animals, cards and places. */
export function litBy(beats: Beat[]): ReadonlySet<string> {
  return new Set(
    beats.flatMap((beat) => {
      const card = beat.to?.startsWith('played:') ? [`${beat.to} ${thingOf(beat)}`] : [];
      return [...beat.things.map((thing) => thing.split(':')[1] ?? ''), ...card, beat.to ?? ''].filter(Boolean);
    }),
  );
}
