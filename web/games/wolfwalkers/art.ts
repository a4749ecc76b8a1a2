// The eleven icons, drawn around 0,0 within 50: each has a plate of its own shape, a colour and a picture.
import { svg, type SVGTemplateResult } from 'lit';
import type { Icon } from './view';

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed path whose corners lie by turns on these circles. */
function ring(corners: number, radii: number[], turn = 0): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const [angle, radius] = [turn + (i * 2 * Math.PI) / corners, radii[i % radii.length] ?? 0];
    return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
  });
  return `M${points.join('L')}Z`;
}

const PLATES: Record<Icon, string> = {
  ROBYN: 'M-46 0a46 46 0 1 0 92 0a46 46 0 1 0-92 0',
  MEVE: ring(22, [48, 39]),
  WOLF_FORM: ring(16, [49, 36]),
  WOLVES: ring(6, [48], Math.PI / 6),
  MERLIN: 'M0 -49L49 0L0 49L-49 0Z',
  FOREST: 'M0 -47L47 42H-47Z',
  VILLAGE: 'M0 -47L47 -14V44H-47V-14Z',
  CASTLE: 'M-45 -44H-25V-28H-10V-44H10V-28H25V-44H45V44H-45Z',
  PARENTS: 'M0 46C-30 22 -47 4 -47 -16C-47 -42 -14 -50 0 -24C14 -50 47 -42 47 -16C47 4 30 22 0 46Z',
  VILLAGERS: ring(8, [48], Math.PI / 8),
  SOLDIERS: 'M-42 -42Q-20 -36 0 -46Q20 -36 42 -42V2Q42 30 0 48Q-42 30 -42 2Z',
};

const HEAD = 'M-28 -36L-11 -19C-4 -22 4 -22 11 -19L28 -36L31 -2C29 12 14 18 8 33H-8C-14 18 -29 12 -31 -2Z';

const wolfHead = (): SVGTemplateResult =>
  svg`<path class="ww-fur" d=${HEAD}/><path class="ww-muzzle" d="M-9 6L-8 31H8L9 6L0 0Z"/><path class="ww-dark" d="M-19 -4L-8 0L-10 5ZM19 -4L8 0L10 5ZM-6 24H6L0 32Z"/>`;

const eyes = (y: number): SVGTemplateResult =>
  svg`<circle class="ww-dark" cx="-7" cy=${y} r="3.2"/><circle class="ww-dark" cx="7" cy=${y} r="3.2"/>`;

const PICTURES: Record<Icon, () => SVGTemplateResult> = {
  ROBYN:
    () => svg`<path class="ww-deep" d="M0 -36C-30 -32 -34 -4 -32 16C-30 32 -14 38 0 38C14 38 30 32 32 16C34 -4 30 -32 0 -36Z"/>
    <ellipse class="ww-skin" cy="8" rx="19" ry="22"/><path class="ww-straw" d="M-20 8C-20 -18 20 -18 20 8C14 -6 6 -6 0 -8C-8 -6 -14 -2 -20 8Z"/>${eyes(11)}`,
  MEVE: () => svg`<path class="ww-deep" d="M0 -36C-30 -40 -40 -12 -33 6C-42 24 -26 36 -14 30C-6 40 6 40 14 30C26 36 42 24 33 6C40 -12 30 -40 0 -36Z"/>
    <ellipse class="ww-skin" cy="8" rx="17" ry="19"/><path class="ww-deep" d="M-19 6L-14 -14L-4 -6L2 -16L8 -6L16 -12L19 6Q0 -12 -19 6Z"/>${eyes(10)}<path class="ww-leafy" d="M14 -18C16 -34 30 -36 36 -28C32 -16 22 -14 14 -18Z"/>`,
  WOLF_FORM: () =>
    svg`<g transform="scale(.86)">${wolfHead()}<path class="ww-spiral" d="M0 -8a3 3 0 0 1 5 -3a7 7 0 0 1-12 4a10 10 0 0 1 17-8"/></g>`,
  WOLVES: () =>
    svg`<g transform="translate(13 -9) scale(.6)">${wolfHead()}</g><g transform="translate(-11 9) scale(.72)">${wolfHead()}</g>`,
  MERLIN:
    () => svg`<path class="ww-wing" d="M0 -10C-10 -22 -26 -22 -37 -8C-27 -8 -24 4 -14 8L-5 9L-9 27L0 21L9 27L5 9L14 8C24 4 27 -8 37 -8C26 -22 10 -22 0 -10Z"/>
    <circle class="ww-wing" cy="-13" r="8"/><path class="ww-straw" d="M-4 -12L0 -4L4 -12Z"/><path class="ww-dark" d="M-5 -17h3v3h-3ZM2 -17h3v3h-3Z"/>`,
  FOREST: () =>
    svg`<path class="ww-bark" d="M-5 18H5V38H-5Z"/><path class="ww-crown" d="M0 -30L14 -8H8L20 10H12L26 28H-26L-12 10H-20L-8 -8H-14Z"/>`,
  VILLAGE:
    () => svg`<path class="ww-roof" d="M0 -47L47 -14V-2L0 -34L-47 -2V-14Z"/><path class="ww-wall" d="M-32 -8L0 -30L32 -8V36H-32Z"/>
    <path class="ww-door" d="M-8 36V14a8 8 0 0 1 16 0V36Z"/><path class="ww-pane" d="M-25 4h11v11h-11ZM14 4h11v11H14Z"/>`,
  CASTLE: () =>
    svg`<path class="ww-wall" d="M-15 44V20a15 15 0 0 1 30 0V44Z"/><path class="ww-dark" d="M-9 44V22a9 9 0 0 1 18 0V44Z"/><path class="ww-slit" d="M-30 -14v16M30 -14v16M0 -16v14"/>`,
  PARENTS:
    () => svg`<path class="ww-deep" d="M-34 26C-34 6 -4 2 -2 24L0 30L2 26C6 8 32 10 34 22C26 34 10 42 0 46C-12 42 -26 36 -34 26Z"/>
    <circle class="ww-skin" cx="-16" cy="-8" r="14"/><path class="ww-bark" d="M-30 -10C-30 -28 -2 -28 -2 -10C-8 -16 -22 -18 -30 -10Z"/><circle class="ww-skin" cx="17" cy="-2" r="12"/><path class="ww-straw" d="M4 4C0 -22 32 -24 30 4C28 -8 12 -12 4 4Z"/>`,
  VILLAGERS:
    () => svg`<path class="ww-deep" d="M-30 42C-28 20 12 20 14 42Z"/><circle class="ww-skin" cx="-8" cy="6" r="15"/><path class="ww-bark" d="M-34 -2H18V-8H6C6 -30 -22 -30 -22 -8H-34Z"/>
    <path class="ww-fork" d="M28 40V-18M18 -32V-20Q18 -14 28 -14Q38 -14 38 -20V-32M28 -34V-14"/>`,
  SOLDIERS:
    () => svg`<path class="ww-skin" d="M-17 8H17V22C17 34 -17 34 -17 22Z"/><path class="ww-steel" d="M-34 12C-26 8 -24 4 -23 -4C-20 -28 20 -28 23 -4C24 4 26 8 34 12Z"/>
    <path class="ww-deep" d="M-7 -22C-10 -34 10 -34 7 -22V8H-7Z"/>${eyes(18)}`,
};

/** An icon; a crossed one is not wanted or no longer there. */
export function iconArt(icon: Icon): SVGTemplateResult {
  return svg`<g class=${`ww-icon ${icon.toLowerCase().replace('_', '-')}`}><path class="ww-plate" d=${PLATES[icon]}/>${PICTURES[icon]()}</g>`;
}

/** An icon at a place, so wide. */
export const iconAt = (icon: Icon, x: number, y: number, width: number): SVGTemplateResult =>
  svg`<g transform=${`translate(${round(x)} ${round(y)}) scale(${round(width) / 100})`}>${iconArt(icon)}</g>`;
