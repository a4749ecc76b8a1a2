// The seven families of sheep in Sheep Sheep, which its cover shows too. Colour never stands alone: each has a fleece, a ground and a sign of its own.
import { svg, type SVGTemplateResult } from 'lit';
import { sign } from '../kit/signs';
import { sheepFace, WOOL } from './pieces';

/** In the order of the deck; the first letter names a family in notation. */
export const FAMILIES = ['RED', 'ORANGE', 'YELLOW', 'GREEN', 'BLUE', 'VIOLET', 'PINK'] as const;
export type Family = (typeof FAMILIES)[number];

export const hue = (family: Family): number => FAMILIES.indexOf(family);

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
