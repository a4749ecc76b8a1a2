// What sentences and beats of Wolf & Hound speak of: pictures of things, and what they light up.
import { html, type TemplateResult } from 'lit';
import type { Beat } from '../../net/wire';
import type { Stroke } from '../../kit/strokes';
import { ring, trace as between } from '../../kit/trace';
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

/** Animals go their way from lane to lane, sheep between pen and forest; cards are shown where they lie. */
export function trace(beat: Beat, board: Element): Stroke[] {
  const thing = thingOf(beat);
  const animal = board.querySelector(`[data-animal="${thing}"]`);
  const meadow = `[data-meadow="${meadowOf(beat.to ?? beat.from)}"]`;
  switch (beat.verb) {
    case 'walk':
      return [{ stops: strolled(pathOf(beat), animal, board) }];
    case 'chase':
    case 'rescue':
      return between(beat, (place) => board.querySelector(`${meadow} .wh-${place.split(':')[0] ?? ''}`));
    case 'play': {
      const card = board.querySelector(`.hand-card[data-card="${thing}"], ${meadow} [data-played-card="${thing}"]`);
      return card ? [ring(card)] : [];
    }
    case 'turn': {
      const turned = board.querySelector('.wh-turned');
      return turned ? [ring(turned)] : [];
    }
    default:
      return animal ? [ring(animal)] : [];
  }
}

/** The lanes that an animal comes by; where it lies, itself. */
function strolled(path: Name[], animal: Element | null, board: Element): Element[] {
  return path.flatMap((name, i) => {
    const there = animal?.getAttribute('data-at') === name && (i === 0 || i === path.length - 1);
    return (there ? animal : board.querySelector(`[data-lane="${name}"]`)) ?? [];
  });
}

/** What beats speak of, by the ids of animals, cards and places. */
export function litBy(beats: Beat[]): ReadonlySet<string> {
  return new Set(
    beats.flatMap((beat) => {
      const card = beat.to?.startsWith('played:') ? [`${beat.to} ${thingOf(beat)}`] : [];
      return [...beat.things.map((thing) => thing.split(':')[1] ?? ''), ...card, beat.to ?? ''].filter(Boolean);
    }),
  );
}
