// The seven families. Colour never stands alone: each has a fleece, a ground and a sign of its own.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { sheepFace, WOOL } from '../../art/pieces';
import { sign } from '../../art/signs';
import { FAMILIES, hue, type Card, type Family, type Laid } from './view';

/** Marks of a fleece, drawn at each of its places. */
const FLEECES: Record<Family, string> = {
  RED: 'm-4 1.5a4 4 0 1 1 7.6 1.6a2.4 2.4 0 1 1-4.4-1.4',
  ORANGE: 'm-2.6-4.5v9m5.2-9v9',
  YELLOW: 'm-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z',
  GREEN: 'm-5 0q2.5-4 5 0t5 0',
  BLUE: 'm-4-4l8 8m0-8l-8 8',
  VIOLET: 'm-4.4 2.6l4.4-5.4l4.4 5.4Z',
  PINK: 'm0 3.6l-3.6-3.6a2.2 2.2 0 0 1 3.6-2.4a2.2 2.2 0 0 1 3.6 2.4Z',
};

/** The ground behind the sheep, over a square of 100. */
const GROUNDS: Record<Family, string> = {
  RED: rays(14),
  ORANGE: [16, 28, 40, 52, 64].map((r) => ring(r)).join(''),
  YELLOW: lattice(20, (x, y) => `M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0`),
  GREEN: [10, 24, 38, 52, 66, 80, 94].map((y) => `M0 ${y}q12.5-9 25 0t25 0t25 0t25 0`).join(''),
  BLUE: lattice(20, (x, y) => ((x + y) % 40 === 20 ? `M${x - 10} ${y - 10}h20v20h-20Z` : '')),
  VIOLET: [-80, -60, -40, -20, 0, 20, 40, 60, 80].map((x) => `M${x} 100l100-100`).join(''),
  PINK: lattice(25, (x, y) => `M${x} ${y - 6}l6 6l-6 6l-6-6Z`),
};

/** Grounds that are filled, not drawn with lines. */
const FILLED: Family[] = ['RED', 'YELLOW', 'BLUE', 'PINK'];

/** Where the marks of a fleece lie: around the face, within the wool. */
const PLACES: [number, number][] = [
  [-9, -25],
  [9, -25],
  [-21, -15],
  [21, -15],
  [-26, 0],
  [26, 0],
  [-21, 14],
  [21, 14],
  [-10, 25],
  [10, 25],
];

const fleece = (family: Family): string => PLACES.map(([x, y]) => `M${x} ${y}${FLEECES[family]}`).join('');
const FLEECE = new Map(FAMILIES.map((family) => [family, fleece(family)]));

/** One face of a card, 100 by 100 from 0,0. */
export function face(family: Family): SVGTemplateResult {
  return svg`<g class=${`ss-face f-${hue(family)}`}><rect class="ss-ground" width="100" height="100" rx="10"/>
    <path class=${`ss-pattern${FILLED.includes(family) ? ' filled' : ''}`} d=${GROUNDS[family]} clip-path="url(#card-round)"/>
    <g transform="translate(50 53)"><path class="ss-shade" d=${WOOL} transform="translate(0 4)"/><path class="ss-wool" d=${WOOL}/>
    <path class=${`ss-fleece${family === 'YELLOW' || family === 'VIOLET' || family === 'PINK' ? ' filled' : ''}`} d=${FLEECE.get(family) ?? ''}/>${sheepFace()}</g>
    ${badge(family, 16, 16, 1.35)}</g>`;
}

/** The sign of a family on its colour, around a point. */
export function badge(family: Family, x: number, y: number, size: number): SVGTemplateResult {
  return svg`<g class=${`ss-badge f-${hue(family)}`} transform=${`translate(${x} ${y}) scale(${size})`}><circle r="9"/><path d=${sign(hue(family))}/></g>`;
}

/** A card that lies: its face, and in a folded corner what is beneath. */
export function laidCard({ up, down }: Laid): TemplateResult {
  return html`<svg class="ss-card" viewBox="0 0 100 100" aria-hidden="true">${face(up)}${corner(down)}</svg>`;
}

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

function rays(count: number): string {
  const at = (i: number) => {
    const angle = (Math.PI * i) / count;
    return `${(50 + 80 * Math.cos(angle)).toFixed(1)} ${(53 + 80 * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, i) => `M50 53L${at(2 * i)}L${at(2 * i + 1)}Z`).join('');
}

function ring(r: number): string {
  return `M${50 - r} 53a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
}

function lattice(step: number, draw: (x: number, y: number) => string): string {
  const at = Array.from({ length: 100 / step }, (_, i) => step / 2 + i * step);
  return at.flatMap((y) => at.map((x) => draw(x, y))).join('');
}
