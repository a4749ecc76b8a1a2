// What sentences and beats of WolfWalkers speak of, on the board: pictures of things, and where places are.
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Beat } from '../../net/wire';
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

/** The places that beats speak of, and the cards of the variant; what only follows by itself is left out. */
export function pointedAt(beats: Beat[]): Set<string> {
  return new Set(
    beats
      .filter(({ verb }) => verb !== 'come' || beats.length === 1)
      .flatMap(({ from = '', to = '', things }) => [...from.split('+'), ...to.split('+'), ...things]),
  );
}
