// What may be taken: the market, the pile, and cards that only one player sees.
import { html, nothing, type TemplateResult } from 'lit';
import { stop } from './choices';
import { faceName, faceText, thingOf } from './faces';
import { cardSvg, gainBadge } from './grid';
import { listed } from './notes';
import type { Face, Known, PlaceView, Side, TaleView } from './view';
import { taleWords } from './words';

export interface StallWish {
  view: TaleView;
  name: (seat: number) => string;
  /** The places that a hint or a line of the log speaks of. */
  pointed: ReadonlySet<string>;
  /** Whether somebody here takes a card now: what may not be taken is dimmed. */
  taking: boolean;
  legal: ReadonlySet<string>;
  taps: string[];
  gain: (stop: string) => number | undefined;
  tap: (stop: string, event: Event) => void;
  look: (stop: string | null) => void;
  /** Begins to drag a card. */
  grab: (stop: string, event: PointerEvent) => void;
}

export function marketPart(wish: StallWish): TemplateResult {
  const ww = taleWords();
  const { view, look } = wish;
  const stall = (side: Side, label: string): TemplateResult => {
    const places = view.market.filter((place) => place.side === side);
    return html`<div class=${`ww-stall ${side.toLowerCase()}`} role="group" aria-label=${label}>
      <span class="ww-stall-name" aria-hidden="true">${label}</span>
      <div class="ww-row">${places.map((place) => placePart(wish, place))}</div>
    </div>`;
  };
  const seen = (event: Event) =>
    look((event.target as Element).closest<HTMLElement>('[data-stop]')?.dataset['stop'] ?? null);
  return html`<div
    class="ww-market"
    role="group"
    aria-label=${ww.market}
    @pointerover=${seen}
    @focusin=${seen}
    @pointerleave=${() => look(null)}
    @focusout=${() => look(null)}
  >
    ${pilePart(wish)} ${stall('STORY', ww.stories)} ${stall('OBJECTIVE', ww.objectives)}
  </div>`;
}

function placePart(wish: StallWish, { place, card, reservedBy }: PlaceView): TemplateResult {
  const ww = taleWords();
  if (!card) return html`<div class="ww-card gap" role="img" aria-label=${ww.gap} data-place=${place}></div>`;
  const id = stop.place(place);
  const barred = wish.taking && !wish.legal.has(id) && !wish.taps.includes(id);
  const told = [
    faceText(card),
    reservedBy === undefined ? '' : ww.reservedBy(wish.name(reservedBy)),
    barred ? ww.mayNot : '',
  ];
  return cardButton(wish, id, card, told.filter(Boolean).join(', '), {
    barred,
    locked: reservedBy !== undefined,
    place,
  });
}

interface Trim {
  barred?: boolean;
  locked?: boolean;
  place?: number;
}

function cardButton(wish: StallWish, id: string, face: Face, label: string, trim: Trim = {}): TemplateResult {
  const legal = wish.legal.has(id);
  const gain = legal ? wish.gain(id) : undefined;
  const order = wish.taps.indexOf(id);
  const pointed = wish.pointed.has(trim.place === undefined ? '' : `market:${trim.place}`);
  const state = [
    'ww-card',
    legal ? 'legal' : '',
    order >= 0 ? 'picked' : '',
    trim.barred ? 'barred' : '',
    pointed ? 'pointed' : '',
  ];
  return html`<button
    class=${state.join(' ')}
    data-stop=${id}
    data-place=${trim.place ?? nothing}
    data-card=${face.card}
    data-thing=${thingOf(face)}
    data-side=${face.side}
    data-legal=${legal}
    data-large=${label}
    aria-pressed=${order >= 0}
    aria-label=${gain === undefined ? label : `${label} ${taleWords().brings(taleWords().signed(gain))}`}
    @pointerdown=${(event: PointerEvent) => wish.grab(id, event)}
    @click=${(event: Event) => wish.tap(id, event)}
  >
    ${cardSvg(face)}
    ${trim.locked
      ? html`<svg class="ww-lock" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 11h14v10H5ZM8 11V7a4 4 0 0 1 8 0v4" />
        </svg>`
      : nothing}
    ${gain ? gainBadge(gain) : nothing}
  </button>`;
}

function pilePart(wish: StallWish): TemplateResult {
  const ww = taleWords();
  const { size, top } = wish.view.pile;
  return html`<figure class="ww-pile" data-testid="pile" data-size=${size}>
    <figcaption class="ww-stall-name">${ww.pile}</figcaption>
    <div class=${`ww-depth deep-${Math.min(3, Math.max(0, size - 1))}`}>
      ${top
        ? cardButton(wish, stop.top, top, ww.onTop(faceName(top)))
        : html`<div class="ww-card gap" role="img" aria-label=${ww.pileEmpty}></div>`}
    </div>
    <span class="ww-left" title=${ww.pileLeft(size)}
      ><span aria-hidden="true">${size}</span><span class="sr">${ww.pileLeft(size)}</span></span
    >
  </figure>`;
}

/** Cards that only this viewer chooses from: the own Objectives, the top of the pile. */
export function privatePart(wish: StallWish): TemplateResult | typeof nothing {
  const ww = taleWords();
  const { hand, pile } = wish.view;
  const asked = pile.known.filter((known) => isAsked(wish, known));
  if (hand.length === 0 && asked.length === 0) return nothing;
  return html`<div class="ww-private">
    ${hand.length > 0
      ? html`<div role="group" aria-label=${ww.yourChoice} data-testid="hand">
          <span class="ww-stall-name" aria-hidden="true">${ww.yourChoice}</span>
          <div class="ww-row">${hand.map((face) => cardButton(wish, stop.hand(face.card), face, faceText(face)))}</div>
        </div>`
      : nothing}
    ${asked.length > 0
      ? html`<div role="group" aria-label=${ww.topCards} data-testid="looked">
          <span class="ww-stall-name" aria-hidden="true">${ww.topCards}</span>
          <div class="ww-row">${asked.map((known) => knownPart(wish, known))}</div>
        </div>`
      : nothing}
  </div>`;
}

/** What only this viewer knows of the pile. */
export function knowledgePart(wish: StallWish): TemplateResult | typeof nothing {
  const ww = taleWords();
  const { pile } = wish.view;
  const known = pile.known.filter((one) => !isAsked(wish, one));
  if (known.length === 0 && pile.among.length === 0) return nothing;
  return html`<div class="ww-knowledge faint">
    ${known.map(
      ({ depth, story, objective }) =>
        html`<p>${ww.knownAt(depth)}${ww.colon} ${faceName(story)}; ${faceName(objective)}</p>`,
    )}
    ${pile.among.map(
      ({ depths, cards }) =>
        html`<p>${ww.among(listed(depths.map(ww.nth)), cards.map((face) => faceName(face)).join('; '))}</p>`,
    )}
  </div>`;
}

/** Whether a Power asks for this card now. */
function isAsked({ legal, taps }: StallWish, { depth }: Known): boolean {
  const stops = [stop.known(depth), stop.path(depth, 'STORY'), stop.path(depth, 'OBJECTIVE')];
  return stops.some((one) => legal.has(one) || taps.includes(one));
}

function knownPart(wish: StallWish, { depth, story, objective }: Known): TemplateResult {
  const ww = taleWords();
  const whole = stop.known(depth);
  const order = wish.taps.indexOf(whole);
  if (wish.legal.has(whole) || order >= 0)
    return html`<button
      class=${`ww-both${order >= 0 ? ' picked' : ' legal'}`}
      data-stop=${whole}
      data-depth=${depth}
      aria-pressed=${order >= 0}
      aria-label=${`${ww.knownAt(depth)}${ww.colon} ${faceName(story)}; ${faceText(objective)}`}
      @click=${(event: Event) => wish.tap(whole, event)}
    >
      ${cardSvg(story)}${cardSvg(objective)}${order >= 0 ? html`<b class="ww-order">${order + 1}</b>` : nothing}
    </button>`;
  return html`<div class="ww-both" role="group" aria-label=${ww.knownAt(depth)}>
    ${[story, objective].map((face) => cardButton(wish, stop.path(depth, face.side), face, faceText(face)))}
  </div>`;
}
