import { svg, type SVGTemplateResult } from 'lit';
import { kindSign } from './art';

/** The three types and who beats whom. */
export function wheel(): SVGTemplateResult {
  const at = { fierce: [0, -34], cunning: [34, 26], tenacious: [-34, 26] } as const;
  return svg`<path class="pt-beats" d="M9 -24Q24 -8 28 10M22 30Q0 40 -20 31M-31 12Q-26 -10 -12 -22"/>
    <path class="pt-beats head" d="M28 10l-7 -4l9 -4ZM-20 31l7 -5l1 9ZM-12 -22l-2 9l-6 -6Z"/>
    ${(Object.keys(at) as (keyof typeof at)[]).map(
      (kind) =>
        svg`<g transform=${`translate(${at[kind][0]} ${at[kind][1]})`}><circle class=${`pt-disc ${kind}`} r="14"/>${kindSign(kind)}</g>`,
    )}`;
}
