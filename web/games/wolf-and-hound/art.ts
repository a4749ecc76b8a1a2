// The animals of this game as tokens, the shepherds and their signs. Shape doubles every colour: a moon for black, a
// sun for white, a whirl for blue; a leaf for the green team, a flower for the orange one.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { wolf } from '../../art/pieces';
import { MODIFIERS, sign } from './animals';
import type { Colour, Kind, Side, Team, Traits } from './view';

const MOON = 'M4 -9A9.5 9.5 0 1 0 9 4.5A7.6 7.6 0 1 1 4 -9Z';
const SUN = star(12, 10.5, 7);
const LEAF = 'M0 9C-8 4 -8 -5 0 -10C8 -5 8 4 0 9ZM0 9V13';
const VEIN = 'M0 -5V8M0 0L3.6 -2.4M0 4L-3.6 1.6';

/** The sign of a colour, within 11. */
function colourSign(colour: Colour): SVGTemplateResult {
  switch (colour) {
    case 'BLACK':
      return svg`<path class="wh-moon" d=${MOON}/>`;
    case 'WHITE':
      return svg`<path class="wh-sun" d=${SUN}/>`;
    case 'BLUE':
      return svg`<path class="wh-whirl" d="M-9 -7H9M-6 -2H7M-3 3H5M-1 8H2"/>`;
  }
}

/** The style of what belongs to a team, or to nobody's yet. */
export const teamClass = (team: Team | undefined): string => team?.toLowerCase() ?? 'undrawn';

/** The sign of a team, within 13. */
export function teamSign(team: Team): SVGTemplateResult {
  if (team === 'GREEN') return svg`<g class="wh-leaf"><path d=${LEAF}/><path class="wh-vein" d=${VEIN}/></g>`;
  const petals = [0, 72, 144, 216, 288];
  return svg`<g class="wh-flower">${petals.map((turn) => svg`<ellipse cy="-6.4" rx="4.4" ry="5.4" transform=${`rotate(${turn})`}/>`)}<circle class="wh-heart" r="3.6"/></g>`;
}

/** A shepherd in a cloak with the team's sign, plain before there are teams; a ghost is seen through. Within 40. */
export function shepherd(team: Team | undefined, ghost: boolean): SVGTemplateResult {
  return svg`<g class=${`wh-shepherd ${teamClass(team)}${ghost ? ' ghost' : ''}`}>
    <path class="wh-crook" d="M27 36V-18A9 9 0 0 1 45 -18"  transform="translate(-6 2)"/>
    <path class="wh-cloak" d=${ghost ? 'M-24 36C-24 8 -16 -6 0 -6C16 -6 24 8 24 36L16 29L8 36L0 29L-8 36L-16 29Z' : 'M-26 36C-24 8 -16 -6 0 -6C16 -6 24 8 26 36Z'}/>
    <circle class="wh-head" cy="-13" r="11"/>
    <path class="wh-hat" d="M-21 -17Q0 -10 21 -17Q14 -22 11 -23Q9 -36 0 -36Q-9 -36 -11 -23Q-14 -22 -21 -17Z"/>
    <g transform="translate(0 17) scale(.86)">${team ? teamSign(team) : nothing}</g></g>`;
}

function houndHead(): SVGTemplateResult {
  return svg`<g class="wh-hound"><path class="coat" d="M0 32C-10 32 -14 26 -16 16C-24 10 -26 -8 -20 -18C-14 -29 14 -29 20 -18C26 -8 24 10 16 16C14 26 10 32 0 32Z"/>
    <path class="lop" d="M-15 -24C-28 -30 -38 -14 -36 4C-35 15 -29 20 -25 15C-21 9 -22 -3 -15 -12ZM15 -24C28 -30 38 -14 36 4C35 15 29 20 25 15C21 9 22 -3 15 -12Z"/>
    <path class="muzzle" d="M0 -22C4 -14 4 -4 9 6C13 14 11 29 0 29C-11 29 -13 14 -9 6C-4 -4 -4 -14 0 -22Z"/>
    <circle class="pupil" cx="-10" cy="-3" r="3.4"/><circle class="pupil" cx="10" cy="-3" r="3.4"/>
    <path class="pupil" d="M-6 12Q0 8 6 12Q5 18 0 19Q-5 18 -6 12Z"/><path class="grin" d="M0 19V23M-6 22Q-3 26 0 23Q3 26 6 22"/></g>`;
}

function whirlwind(): SVGTemplateResult {
  return svg`<g class="wh-tornado"><path d="M-30 -24C-22 -34 22 -34 30 -24C22 -15 -22 -15 -30 -24ZM-22 -12C-14 -4 16 -5 24 -13C24 -4 16 2 2 3C-10 3 -20 -2 -22 -12ZM-12 5C-4 10 10 9 17 4C17 12 12 17 4 17C-4 17 -11 13 -12 5ZM-4 19C0 23 7 22 11 19C10 27 4 33 -6 35C-1 30 -3 24 -4 19Z"/><ellipse class="eye-of" cy="-24" rx="17" ry="4.5"/></g>`;
}

function face(colour: Colour): SVGTemplateResult {
  const inside = colour === 'BLACK' ? wolf() : colour === 'WHITE' ? houndHead() : whirlwind();
  return svg`<circle class="wh-disc" r="38"/><g transform=${colour === 'BLACK' ? 'translate(0 1) scale(.82)' : 'scale(.84)'}>${inside}</g>`;
}

const HALVES = svg`<path class="wh-half dark" d="M-27 27A38 38 0 0 1 27 -27"/><path class="wh-half light" d="M27 -27A38 38 0 0 1 -27 27"/>`;

const COLOURS: Record<Kind, Colour> = { HOUND: 'WHITE', WOLF: 'BLACK', TORNADO: 'BLUE', METAMORPH: 'BLACK' };

/** The face of an animal of a kind, within 42. */
export function portrait(kind: Kind): SVGTemplateResult {
  const colour = COLOURS[kind];
  return svg`<g class=${`wh-animal ${colour.toLowerCase()}`}>${face(colour)}${kind === 'METAMORPH' ? HALVES : nothing}</g>`;
}

/** An animal before a player, drawn around 0,0: its pin points at the meadow it acts upon. */
export function token(animal: Traits, side: Side): SVGTemplateResult {
  const two = animal.kind === 'METAMORPH';
  const modifier = MODIFIERS[animal.movement];
  const out = ANGLES[side];
  const [ix, iy] = [Math.sin(rad(out)) * 50, -Math.cos(rad(out)) * 50];
  const beside = side === 0 || side === 2 ? { x: 31, y: -28 } : { x: 28, y: side === 1 ? -30 : -30 };
  return svg`<g class=${`wh-animal ${animal.colour.toLowerCase()} ${animal.kind.toLowerCase()}`}>
    <ellipse class="shade" cy="8" rx="40" ry="38"/>
    ${animal.targets.map((target) => pin(out + TURNS[target], sign(animal), animal.power === 'NO_THREE'))}
    <g class="wh-spin">${two ? svg`<g class=${`wh-face black ${animal.colour === 'BLACK' ? 'up' : ''}`}>${face('BLACK')}</g><g class=${`wh-face white ${animal.colour === 'WHITE' ? 'up' : ''}`}>${face('WHITE')}</g>` : face(animal.colour)}
    ${two ? HALVES : nothing}</g>
    <g class="wh-tag" transform=${`translate(${ix} ${iy})`}><rect x="-28" y="-12" width="56" height="24" rx="8"/><text y="7.5">${animal.id}</text></g>
    ${modifier ? svg`<g class="wh-mod" transform=${`translate(${beside.x} ${beside.y})`}><circle r="18"/><text y="7">${modifier}</text></g>` : nothing}</g>`;
}

/** Clockwise turn of a side, from a player who sits below. */
const ANGLES: Record<Side, number> = { 0: 0, 1: 90, 2: 180, 3: 270 };
const TURNS = { SELF: 0, LEFT: 90, RIGHT: -90 };

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

function pin(angle: number, text: string, struck: boolean): SVGTemplateResult {
  return svg`<g class="wh-pin" transform=${`rotate(${angle})`}><path d="M-15 30H15V52L0 66L-15 52Z"/>
    <g transform=${`translate(0 48.5) rotate(${-angle})`}><text y="8">${text}</text>${struck ? svg`<path class="wh-struck" d="M-9 7L9 -7"/>` : nothing}</g></g>`;
}

/** A played card, small; its top left corner at 0,0. */
export function smallCard(card: string, w: number, h: number): SVGTemplateResult {
  const black = card.startsWith('b');
  return svg`<g class=${`wh-small ${black ? 'black' : 'white'}`}><rect width=${w} height=${h} rx=${w * 0.16}/>
    <text x=${w * 0.31} y=${h * 0.47} font-size=${w * 0.62}>${card.slice(1)}</text>
    <g transform=${`translate(${w * 0.62} ${h * 0.7}) scale(${w * 0.026})`}>${colourSign(black ? 'BLACK' : 'WHITE')}</g></g>`;
}

export function smallBack(w: number, h: number): SVGTemplateResult {
  return svg`<g class="wh-small back"><rect width=${w} height=${h} rx=${w * 0.16}/><path d=${`M${w * 0.1} ${h * 0.78}L${w * 0.36} ${h * 0.46}L${w * 0.52} ${h * 0.62}L${w * 0.7} ${h * 0.4}L${w * 0.9} ${h * 0.66}V${h * 0.86}H${w * 0.1}Z`}/></g>`;
}

/** The picture of a number card, around 0,0 within 45: its value on a moon or a sun. */
export function numberPicture(card: string): SVGTemplateResult {
  const black = card.startsWith('b');
  return svg`<g class=${`wh-number ${black ? 'black' : 'white'}`}><circle class="wh-sky" r="46"/><g transform="scale(3.7)">${colourSign(black ? 'BLACK' : 'WHITE')}</g>
    <text y="21">${card.slice(1)}</text></g>`;
}

function star(points: number, outer: number, inner: number): string {
  const at = (i: number) => {
    const [radius, angle] = [i % 2 === 0 ? outer : inner, (Math.PI * i) / points - Math.PI / 2];
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join('L')}Z`;
}
