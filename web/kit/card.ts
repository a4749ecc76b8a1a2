// Cards drawn from their data: a new card needs no drawing.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { words } from '../words/words';
import { sign } from './signs';

export interface CardFace {
  /** What it is, in full, aloud. */
  name: string;
  /** What tests and styles call it; its place in the hand otherwise. */
  key?: string;
  /** What stands in the corners: a value, a cost. */
  corner?: string;
  /** Its colour, 0 to 6; each has a sign of its own. */
  hue?: number;
  /** The picture in the middle, drawn around 0,0 within 45. */
  picture?: SVGTemplateResult;
  /** Printed below the picture. */
  text?: string;
  /** Small numbers along the foot, with what they mean aloud. */
  stats?: { sign: string; value: number; label: string }[];
}

/** A card lying face up. */
export function card(face: CardFace): TemplateResult {
  const hue = face.hue ?? 0;
  return html`<div class=${`playing-card hue-${hue}`} role="img" aria-label=${face.name}>
    <span class="card-corner">${face.corner ?? nothing}${face.hue === undefined ? nothing : mark(hue)}</span>
    <svg class="card-picture" viewBox="-48 -48 96 96" aria-hidden="true">
      <circle class="family" r="46" />
      ${face.picture ?? svg`<path class="sign" transform="scale(5)" d=${sign(hue)}/>`}
    </svg>
    <span class="card-text">${face.text ?? face.name}</span>
    ${face.stats
      ? html`<span class="card-stats"
          >${face.stats.map((stat) => html`<span title=${stat.label}>${stat.sign}${stat.value}</span>`)}</span
        >`
      : nothing}
  </div>`;
}

/** A card lying face down. */
export function cardBack(): TemplateResult {
  return html`<div class="playing-card back" role="img" aria-label=${words().faceDown}>
    <svg viewBox="0 0 64 90" aria-hidden="true">
      <path class="peak p1" d="M0 66L14 44L24 56L40 32L52 50L64 40V90H0Z" />
      <path class="peak p3" d="M0 76Q20 62 40 72T64 66V90H0Z" />
      <circle class="sun" cx="44" cy="20" r="8" />
    </svg>
  </div>`;
}

/** A pile: how many cards, and what lies on top. */
export function pile(label: string, count: number, top: TemplateResult): TemplateResult {
  return html`<figure class="pile" data-count=${count}>
    <div class=${`pile-cards deep-${Math.min(3, Math.max(0, count - 1))}`}>
      ${count > 0 ? top : html`<div class="playing-card gone"></div>`}
    </div>
    <figcaption>${label} · ${words().cards(count)}</figcaption>
  </figure>`;
}

function mark(hue: number): TemplateResult {
  return html`<svg class="card-sign" viewBox="-7 -7 14 14" aria-hidden="true">
    <path class="sign" d=${sign(hue)} />
  </svg>`;
}
