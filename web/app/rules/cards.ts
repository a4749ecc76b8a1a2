// Everything in the box that is a card: small to choose from, and one of them large, with its text.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Printed } from '../../games/module';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import type { BoxItem } from '../../net/wire';
import { say, words } from '../../words/words';
import './source-badges';

export interface BoxCard extends Printed {
  item: BoxItem;
}

@customElement('rules-cards')
export class RulesCards extends Part {
  @property({ attribute: false }) cards: BoxCard[] = [];
  /** Whether sources are shown. */
  @property({ attribute: false }) numbers = false;
  /** The card to begin with, by its id. */
  @property({ attribute: false }) first: string | null = null;
  /** The card that is looked at. */
  @state() private chosen: number | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('first') || this.first === null) return;
    const found = this.cards.findIndex(({ id }) => id === this.first);
    if (found >= 0) this.chosen = found;
  }

  protected override render(): TemplateResult {
    const { chosen } = this;
    const one = chosen === null ? undefined : this.cards[chosen];
    return html`${one && chosen !== null ? this.large(one, chosen) : nothing}
    ${[...byKind(this.cards)].map(
      ([kind, cards]) =>
        html`<section class="box-part">
          <h3>${kind}</h3>
          <ul class="box-cards">
            ${cards.map((card) => this.small(card))}
          </ul>
        </section>`,
    )}`;
  }

  private small(card: BoxCard): TemplateResult {
    const number = this.cards.indexOf(card);
    return html`<li>
      <button
        class="box-card"
        data-card=${card.id}
        aria-pressed=${this.chosen === number ? 'true' : 'false'}
        @click=${() => this.choose(number)}
      >
        ${card.art()}<span>${card.name}</span>
      </button>
    </li>`;
  }

  private large({ name, kind, text, art, item }: BoxCard, number: number): TemplateResult {
    const step = (by: number) => this.choose((number + by + this.cards.length) % this.cards.length);
    return html`<section class="box-large" data-testid="large-card" aria-labelledby="large-card-name">
      <div class="box-large-art">${art()}</div>
      <div class="box-large-words">
        <p class="box-kind">${kind}</p>
        <h3 id="large-card-name" tabindex="-1">${name}</h3>
        <p>${text}</p>
        ${this.numbers ? html`<source-badges .of=${say(item.name)} .sources=${item.sources}></source-badges>` : nothing}
        <div class="box-steps">
          <button class="plain" aria-label=${words().rules.previous} @click=${() => step(-1)}>
            ${icon('previous')}
          </button>
          <button class="plain" aria-label=${words().rules.next} @click=${() => step(1)}>${icon('next')}</button>
          <button class="plain" @click=${() => (this.chosen = null)}>${words().rules.allCards}</button>
        </div>
      </div>
    </section>`;
  }

  private choose(number: number): void {
    this.chosen = number;
    void this.updateComplete.then(() => {
      const large = this.querySelector('.box-large');
      large?.scrollIntoView({ block: 'nearest' });
      large?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
    });
  }
}

function byKind(cards: BoxCard[]): Map<string, BoxCard[]> {
  const kinds = new Map<string, BoxCard[]>();
  for (const card of cards) kinds.set(card.kind, [...(kinds.get(card.kind) ?? []), card]);
  return kinds;
}
