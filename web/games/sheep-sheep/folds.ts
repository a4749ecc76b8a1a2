// What players have: their open cards, what they have won, and the fetish that nobody else may know.
import { html, nothing, type TemplateResult } from 'lit';
import { fetishCard, miniCard, token } from './art';
import type { Card, Fold, Heap } from './view';
import { sheepWords } from './words';

/** Cards by the names of both their faces. */
export function pairs(cards: Card[]): string {
  const ss = sheepWords();
  return cards.map((card) => ss.pair(ss.families[card.one], ss.families[card.other])).join(', ');
}

/** Another player, in a small strip. */
export function other(fold: Fold, name: string, active: boolean): TemplateResult {
  const ss = sheepWords();
  const secret = fold.fetish ? ss.fetishOf(name, ss.families[fold.fetish]) : ss.fetishHidden(name);
  return html`<section class=${`ss-other${active ? ' active' : ''}`} data-fold=${fold.seat}>
    <header>
      <strong>${name}</strong>
      <span class="ss-secret" role="img" aria-label=${secret} title=${secret}>${fetishCard(fold.fetish)}</span>
    </header>
    <div class="ss-minis" role="img" aria-label=${`${ss.cardsOf(name)}: ${pairs(fold.cards)}`}>
      ${fold.cards.map(miniCard)}
    </div>
    ${heaps(fold, name)}
  </section>`;
}

/** The viewer's own fetish and sheep. */
export function mine(fold: Fold): TemplateResult {
  const ss = sheepWords();
  const label = fold.fetish ? ss.fetish(ss.families[fold.fetish]) : '';
  return html`<section class="ss-own-fold" data-fold=${fold.seat}>
    ${fold.fetish
      ? html`<span class="ss-secret" role="img" aria-label=${label} title=${label} data-testid="fetish"
          >${fetishCard(fold.fetish)}</span
        >`
      : nothing}
    <div>
      ${heaps(fold, ss.you)}
      ${fold.points === null ? nothing : html`<strong data-testid="points">${ss.worth(fold.points)}</strong>`}
    </div>
  </section>`;
}

function heaps(fold: Fold, name: string): TemplateResult {
  const ss = sheepWords();
  const won = fold.won.map((heap) => ss.wonSome(heap.sheep, ss.families[heap.family])).join(', ') || ss.wonNothing;
  return html`<div class="ss-heaps" role="img" aria-label=${`${ss.wonOf(name)}: ${won}`} data-sheep=${fold.sheep}>
    ${fold.won.length === 0 ? html`<span class="ss-heap none">${ss.sheep(0)}</span>` : fold.won.map(heap)}
  </div>`;
}

const heap = ({ family, sheep }: Heap): TemplateResult =>
  html`<span class="ss-heap">${token(family)}<span>${sheep}</span></span>`;

/** The pile, which nobody sees into. */
export function pile(cards: number): TemplateResult {
  return html`<p class="ss-pile" data-pile=${cards}>${sheepWords().pile(cards)}</p>`;
}
