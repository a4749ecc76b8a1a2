// The animals as cut-paper tokens, drawn around 0,0 within a radius of about 38. Shape alone tells them apart:
// wool is round and scalloped, wolves are pointed, rams carry horns, the red wolf a blaze and a torn ear.
import { svg, type SVGTemplateResult } from 'lit';

export function sheep(): SVGTemplateResult {
  return svg`<g class="art-sheep"><path class="shade" d=${WOOL} transform="translate(0 5)"/><path class="wool" d=${WOOL}/>
    <path class="wool-2" d="M-24 -12a9 9 0 0 1 12-9M10 -24a9 9 0 0 1 13 6M-27 12a8 8 0 0 0 8 10"/>${sheepFace()}</g>`;
}

export function ram(): SVGTemplateResult {
  return svg`<g class="art-ram"><path class="shade" d=${WOOL} transform="translate(0 5)"/><path class="wool" d=${WOOL}/>
    ${sheepFace()}${horn(1)}${horn(-1)}</g>`;
}

export function wolf(): SVGTemplateResult {
  return svg`<g class="art-wolf"><path class="shade" d=${WOLF} transform="translate(0 5)"/><path class="fur" d=${WOLF}/>${wolfFace()}</g>`;
}

export function redWolf(): SVGTemplateResult {
  return svg`<g class="art-wolf red"><path class="shade" d=${TORN} transform="translate(0 5)"/><path class="fur" d=${TORN}/>
    ${wolfFace()}<path class="blaze" d="M0 -22L6 -11L0 1L-6 -11Z"/></g>`;
}

/** An animal somewhere on a drawing, in some size. */
export const token = (art: SVGTemplateResult, x: number, y: number, size: number): SVGTemplateResult =>
  svg`<g transform=${`translate(${x} ${y}) scale(${size})`}>${art}</g>`;

export function sheepFace(): SVGTemplateResult {
  return svg`<path class="face" d="M-13 -6C-13 -14 13 -14 13 -6C14 8 8 20 0 20C-8 20 -14 8 -13 -6Z"/>
    <path class="face" d="M-12 -5C-20 -9 -26 -5 -25 0C-20 4 -14 2 -12 -1ZM12 -5C20 -9 26 -5 25 0C20 4 14 2 12 -1Z"/>
    <path class="tuft" d="M-12 -8a7 7 0 0 1 5-11a8 8 0 0 1 14 0a7 7 0 0 1 5 11a6 6 0 0 1-8 2a6 6 0 0 1-8 0a6 6 0 0 1-8-2Z"/>
    <circle class="eye" cx="-5.5" cy="2" r="2.2"/><circle class="eye" cx="5.5" cy="2" r="2.2"/>
    <path class="nose" d="M-3 12Q0 14.5 3 12"/>`;
}

function horn(side: 1 | -1): SVGTemplateResult {
  return svg`<g transform=${`scale(${side} 1)`}><path class="horn" d="M8 -15C22 -30 40 -16 35 2C31 15 17 14 17 4C17 -3 25 -4 26 1"/>
    <path class="horn-ring" d="M17 -24l2 7M28 -22l-3 7M36 -12l-8 3M36 1l-8-1M29 10l-4-6"/></g>`;
}

function wolfFace(): SVGTemplateResult {
  return svg`<path class="ear" d="M-25 -29L-22 -13L-13 -17ZM25 -29L22 -13L13 -17Z"/>
    <path class="mask" d="M0 33L-8 24L-21 17L-14 11L-9 4L0 10L9 4L14 11L21 17L8 24Z"/>
    <path class="amber" d="M-18 -1L-8 2.5L-10 5.5Q-15 5 -18 -1ZM18 -1L8 2.5L10 5.5Q15 5 18 -1Z"/>
    <path class="snout" d="M-5 22Q0 19 5 22L0 29Z"/>`;
}

const WOLF =
  'M0 36L-10 28L-24 24L-22 19L-34 14L-28 8L-36 -1L-29 -5L-32 -38L-13 -23Q0 -27 13 -23L32 -38L29 -5L36 -1L28 8L34 14L22 19L24 24L10 28Z';
const TORN =
  'M0 36L-10 28L-24 24L-22 19L-34 14L-28 8L-36 -1L-29 -5L-32 -38L-13 -23Q0 -27 13 -23L22 -30L24 -24L29 -28L27 -19L30 -17L29 -5L36 -1L28 8L34 14L22 19L24 24L10 28Z';
/** The outline of a fleece. */
export const WOOL = scalloped(29, 10);

/** A closed outline of round bumps: wool. */
function scalloped(radius: number, bumps: number): string {
  const at = (i: number) => {
    const angle = (2 * Math.PI * i) / bumps - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const r = (radius * Math.sin(Math.PI / bumps) * 1.06).toFixed(1);
  return `M${at(0)}${Array.from({ length: bumps }, (_, i) => `A${r} ${r} 0 0 1 ${at(i + 1)}`).join('')}Z`;
}
