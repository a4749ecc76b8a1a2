// Signs and pictures of the cards: types by shape, weapons and families of spells, hearts and coins.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { head } from './heads';
import { isExotic, isPet, isWeapon, kindOf, type Drawn, type Family, type Kind } from './view';

/** The plate behind a pet: fierce is pointed, cunning round, tenacious square. */
const PLATES: Record<Kind, string> = {
  fierce: 'M0 -46L43 -22L34 38L0 46L-34 38L-43 -22Z',
  cunning: 'M0 -45A45 45 0 1 1 0 45A45 45 0 1 1 0 -45Z',
  tenacious: 'M-30 -44H30Q43 -44 43 -31V31Q43 44 30 44H-30Q-43 44 -43 31V-31Q-43 -44 -30 -44Z',
};

/** The small sign of a type: a tooth, an eye, a shield. */
const KINDS: Record<Kind, string> = {
  fierce: 'M-7 -8H7L0 9Z',
  cunning: 'M-9 0Q0 -10 9 0Q0 10 -9 0ZM0 -3A3 3 0 1 0 0 3A3 3 0 1 0 0 -3Z',
  tenacious: 'M-8 -8H8V1Q8 8 0 10Q-8 8 -8 1Z',
};

export function kindSign(kind: Kind): SVGTemplateResult {
  return svg`<path class=${`pt-kind ${kind}`} fill-rule="evenodd" d=${KINDS[kind]}/>`;
}

const STAR = 'M0 -9L2.6 -3H9L4 1.4L6 8.4L0 4.4L-6 8.4L-4 1.4L-9 -3H-2.6Z';

/** A pet on the plate of its type. */
export function portrait(card: Drawn): SVGTemplateResult {
  const kind = kindOf(card);
  return svg`<path class=${`pt-plate ${kind}`} d=${PLATES[kind]}/><g transform="translate(0 -1) scale(.86)">${head(card.id, kind)}</g>
    ${isExotic(card) ? svg`<path class="pt-star" transform="translate(31 -33)" d=${STAR}/>` : nothing}`;
}

const FAMILIES: Record<Family, SVGTemplateResult> = {
  aspect: svg`<ellipse cx="0" cy="10" rx="13" ry="10"/><circle cx="-15" cy="-6" r="6"/><circle cx="-5" cy="-15" r="6"/><circle cx="7" cy="-15" r="6"/><circle cx="16" cy="-5" r="6"/>`,
  arrow: svg`<path d="M-22 22L14 -14M14 -14L20 -20M4 -22L22 -22L22 -4ZM-24 14L-14 24" class="pt-stroke"/>`,
  bite: svg`<path d="M-24 -12Q0 -26 24 -12L18 2L13 -9L8 8L2 -9L-2 -9L-8 8L-13 -9L-18 2ZM-20 14Q0 28 20 14L12 8L6 16L0 8L-6 16L-12 8Z"/>`,
  trap: svg`<path d="M-24 4Q0 -26 24 4L18 4L14 -6L9 3L4 -8L0 2L-4 -8L-9 3L-14 -6L-18 4ZM-24 10H24L18 22H-18Z"/>`,
  sting: svg`<path d="M-20 22C-26 2 -8 -22 18 -24C10 -18 10 -14 16 -6C6 -12 -2 -8 -6 2C-9 10 -8 18 -4 24Z"/>`,
  shot: svg`<circle class="pt-stroke" r="17"/><circle r="5"/><path class="pt-stroke" d="M0 -26V-10M0 26V10M-26 0H-10M26 0H10"/>`,
};

/** Weapons, by what their name is made of. */
const WEAPONS: [RegExp, SVGTemplateResult][] = [
  [/arbalete/, svg`<path class="pt-stroke" d="M-24 -12Q0 -28 24 -12M0 -20V26M-24 -12L0 4L24 -12"/>`],
  [/arc-/, svg`<path class="pt-stroke" d="M-8 -26Q26 0 -8 26L-8 -26M-20 0H20M12 -7L20 0L12 7"/>`],
  [
    /fronde|fouet/,
    svg`<path class="pt-stroke" d="M-20 24C-16 4 -24 -18 -4 -22C16 -26 24 -8 12 0C4 4 0 -4 6 -8"/><circle cx="-20" cy="24" r="5"/>`,
  ],
  [
    /fusil|mousquet|canon/,
    svg`<path d="M-26 18L-18 8L22 -18L27 -11L-10 15L-14 24L-22 26Z"/><path class="pt-stroke" d="M-6 12Q0 20 6 6"/>`,
  ],
  [/dague|epee/, svg`<path d="M0 -28L6 -20V8H-6V-20Z"/><path class="pt-stroke" d="M-14 10H14M0 10V26"/>`],
  [
    /hachette/,
    svg`<path class="pt-stroke" d="M-14 26L10 -22"/><path d="M0 -14C10 -28 26 -22 26 -4C20 -10 12 -8 6 0Z"/>`,
  ],
  [/cor-/, svg`<path d="M-26 4C-10 20 14 14 20 -14L28 -22L14 -26C14 -4 -6 4 -22 -4Z"/>`],
  [/baton/, svg`<path class="pt-stroke" d="M-10 28L4 -12C0 -24 18 -28 18 -16C18 -8 8 -10 8 -16"/>`],
  [/filet|trident/, svg`<path class="pt-stroke" d="M0 28V-26M-14 -24V-12Q-14 -4 0 -4Q14 -4 14 -12V-24"/>`],
];
const SPEAR = svg`<path class="pt-stroke" d="M-22 24L10 -8"/><path d="M4 -16L26 -26L16 -4Z"/>`;

/** The picture of any card, around 0,0 within 46. */
export function picture(card: Drawn): SVGTemplateResult {
  if (isPet(card)) return portrait(card);
  if (isWeapon(card))
    return svg`<circle class="pt-disc weapon" r="44"/><g class="pt-sign" transform="scale(1.15)">${WEAPONS.find(([name]) => name.test(card.id))?.[1] ?? SPEAR}</g>`;
  const family = card.kind as Family;
  return svg`<path class=${`pt-disc ${family}`} d="M0 -45L39 -22V22L0 45L-39 22V-22Z"/><g class="pt-sign" transform="scale(1.1)">${FAMILIES[family]}</g>`;
}

const SIGNS = {
  attack: 'M-3 -9L3 -9L3 2H-3ZM-8 2H8V5H-8ZM-2 5H2V10H-2Z',
  life: 'M0 9C-14 -1 -9 -10 -4 -9C-1 -8 0 -5 0 -5C0 -5 1 -8 4 -9C9 -10 14 -1 0 9Z',
  coin: 'M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9ZM-2 -5V5H2V-5Z',
  spells: 'M-8 -9H4V7H-8ZM6 -6L9 -6V10H-5V9H6Z',
  action: 'M-8 -3H2V-8L10 0L2 8V3H-8Z',
  stun: 'M-8 -8H2L-4 0H2V3H-8L-2 -5H-8ZM2 1H9L5 7H9V10H2L6 4H2Z',
  poison: 'M0 -10C8 0 8 3 8 4A8 6 0 1 1 -8 4C-8 3 -8 0 0 -10Z',
  up: 'M0 -9L8 0H3V9H-3V0H-8Z',
  down: 'M0 9L8 0H3V-9H-3V0H-8Z',
};
type Sign = keyof typeof SIGNS;

export const glyph = (name: Sign): SVGTemplateResult =>
  svg`<path class=${`pt-glyph ${name}`} fill-rule="evenodd" d=${SIGNS[name]}/>`;

/** A number beside its sign, with what it means aloud. */
export function count(name: Sign, value: number | string, label: string): TemplateResult {
  return html`<span class=${`pt-count ${name}`} title=${label}
    ><svg viewBox="-11 -11 22 22" aria-hidden="true">${glyph(name)}</svg><b>${value}</b
    ><span class="sr"> ${label}</span></span
  >`;
}
