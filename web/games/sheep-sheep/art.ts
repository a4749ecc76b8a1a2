// What lies on the table of Sheep Sheep: cards, signs, crooks, outlines.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { badge, face, hue, type Family } from '../../art/families';
import type { Card, Seen } from './view';

/** A card that lies: its face, and in a folded corner what is beneath, if that is known. */
export const laidCard = (card: Seen): TemplateResult =>
  html`<svg class="ss-card" viewBox="0 0 100 100" aria-hidden="true">${laidArt(card)}</svg>`;

export const laidArt = ({ up, down }: Seen): SVGTemplateResult => svg`${face(up)}${down ? corner(down) : secret}`;

/** The corner of a card whose underside is hidden. */
const secret = svg`<g class="ss-corner secret"><path class="ss-under" d="M60 100L100 60V90Q100 100 90 100Z"/><path class="ss-fold" d="M60 100L100 60Q78 62 70 70Q62 78 60 100Z"/><text x="88" y="95">?</text></g>`;

function corner(family: Family): SVGTemplateResult {
  return svg`<g class=${`ss-corner f-${hue(family)}`}><path class="ss-under" d="M60 100L100 60V90Q100 100 90 100Z"/><path class="ss-fold" d="M60 100L100 60Q78 62 70 70Q62 78 60 100Z"/>
    ${badge(family, 87, 87, 1.05)}</g>`;
}

/** A small card that shows both of its faces. */
export function miniCard({ one, other }: Card): TemplateResult {
  return html`<svg class="ss-mini" viewBox="0 0 40 40" aria-hidden="true">
    <path class=${`ss-half f-${hue(one)}`} d="M1 8Q1 1 8 1H39L1 39Z" />
    <path class=${`ss-half f-${hue(other)}`} d="M39 1V32Q39 39 32 39H1Z" />
    ${badge(one, 13, 13, 1)}${badge(other, 27, 27, 1)}
  </svg>`;
}

/** A family's sign alone. */
export function token(family: Family): TemplateResult {
  return html`<svg class="ss-token" viewBox="-12 -12 24 24" aria-hidden="true">${badge(family, 0, 0, 1.2)}</svg>`;
}

/** A fetish card: a sheep with a crown, or its back while it is secret. */
export function fetishCard(family: Family | null): TemplateResult {
  return html`<svg class=${`ss-fetish${family ? '' : ' back'}`} viewBox="0 0 100 130" aria-hidden="true">
    <rect class="ss-fetish-paper" x="1" y="1" width="98" height="128" rx="12" />
    ${family
      ? svg`<g transform="translate(8 30) scale(.84)">${face(family)}</g><path class="ss-crown" d="M30 27L26 9L40 17L50 5L60 17L74 9L70 27Z"/>`
      : svg`<path class="ss-crown" d="M30 82L24 46L42 60L50 40L58 60L76 46L70 82Z"/>`}
  </svg>`;
}

/** A shepherd's crook with the number of the seat: who sits there. */
export function crook(seat: number): SVGTemplateResult {
  return svg`<g class=${`ss-crook c-${seat}`}><circle r="40"/><path d="M8 32V-8A13 13 0 0 0 -18 -8"/><text x="20" y="30">${seat + 1}</text></g>`;
}

/** The outline around cells of a meadow of 300 by 300, and where its worth is written. */
export function outline(cells: number[]): { path: string; x: number; y: number } {
  const inside = new Set(cells);
  const edges = cells.flatMap((cell) => {
    const [x, y] = [(cell % 3) * 100, Math.floor(cell / 3) * 100];
    const [left, right] = [cell % 3 > 0 && inside.has(cell - 1), cell % 3 < 2 && inside.has(cell + 1)];
    return [
      inside.has(cell - 3) ? '' : `M${x} ${y}h100`,
      inside.has(cell + 3) ? '' : `M${x} ${y + 100}h100`,
      left ? '' : `M${x} ${y}v100`,
      right ? '' : `M${x + 100} ${y}v100`,
    ];
  });
  const first = Math.min(...cells);
  return { path: edges.join(''), x: (first % 3) * 100 + 64, y: Math.floor(first / 3) * 100 + 3 };
}

/** The worth of a group, written on its outline. */
export function worthTag(text: string, x: number, y: number): SVGTemplateResult {
  return svg`<g class="ss-worth" transform=${`translate(${x} ${y})`}><rect x="-26" y="-15" width="52" height="30" rx="15"/><text y="8">${text}</text></g>`;
}

/** An arrow from one card to another, for examples. */
export const arrowTo = (allowed: boolean): TemplateResult | typeof nothing =>
  html`<svg class=${`ss-arrow${allowed ? '' : ' no'}`} viewBox="0 0 40 40" aria-hidden="true">
    <path d="M4 20H32M22 9L34 20L22 31" />
    ${allowed ? nothing : svg`<path d="M10 8L30 32"/>`}
  </svg>`;
