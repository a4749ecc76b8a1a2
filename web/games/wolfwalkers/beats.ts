// What sentences and beats of WolfWalkers speak of, on the board: pictures of things, and where places are.
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Beat } from '../../net/wire';
import type { Stroke } from '../../kit/strokes';
import { ring, trace as between } from '../../kit/trace';
import { iconSvg } from './aid';
import { aimArt, iconOf, storyArt } from './faces';
import type { Icon, Kind } from './view';

/** A card by what it shows, `story:RF` or `objective:SHAPE:RM/.W:4`, or an icon, `icon:N`; Powers are told in words. */
export function picture(thing: string): TemplateResult | null {
  const [kind, what = '', pattern = '', points = ''] = thing.split(':');
  if (kind === 'story') return card(storyArt([...what].map(iconOf).filter((icon): icon is Icon => icon !== null)));
  if (kind === 'objective') return card(aimArt({ kind: what as Kind, pattern, points: Number(points) }));
  const icon = kind === 'icon' ? iconOf(what) : null;
  return icon ? iconSvg(icon) : null;
}

const card = (art: SVGTemplateResult): TemplateResult =>
  html`<svg class="ww-face" viewBox="0 0 100 100" aria-hidden="true">${svg`${art}`}</svg>`;

/** Where a place of a beat is: `market:3`, `grid:0:1,-1`, `hand:0`, `pile`. */
export function find(board: Element, place: string): Element | null {
  const [kind, which = '', cell = ''] = place.split(':');
  switch (kind) {
    case 'market':
      return board.querySelector(`[data-place="${which}"]`);
    case 'pile':
      return board.querySelector('.ww-pile .ww-card');
    case 'grid':
      return board.querySelector(`[data-grid="${which}"] [data-cell="${cell}"]`);
    default:
      return board.querySelector('[data-testid=hand]') ?? board.querySelector(`[data-grid="${which}"]`);
  }
}

/** Cards go where they went; Powers are lit where they lie. */
export function trace(beat: Beat, board: Element): Stroke[] {
  if (beat.verb === 'deal' || beat.verb === 'look' || beat.verb === 'show') return [];
  if (beat.verb === 'come') return between({ ...beat, from: '' }, (place) => find(board, place));
  if (beat.verb !== 'use') return between(beat, (place) => (place ? find(board, place) : null));
  const used = power(board, beat.things[0] ?? '');
  return used ? [ring(used)] : [];
}

/** A Power of the variant, `power:7`. */
export const power = (board: Element, thing: string): Element | null =>
  board.querySelector(`[data-power="${thing.split(':')[1] ?? ''}"]`);

/** The places that beats speak of, and the cards of the variant; what only follows by itself is left out. */
export function pointedAt(beats: Beat[]): Set<string> {
  return new Set(
    beats
      .filter(({ verb }) => verb !== 'come' || beats.length === 1)
      .flatMap(({ from = '', to = '', things }) => [...from.split('+'), ...to.split('+'), ...things]),
  );
}
