import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { words } from '../words/words';
import { card, type CardFace } from './card';
import { Part } from './part';

/** A hand of cards, or any row to choose from. Tells `pick` with the index of the card. */
@customElement('be-hand')
export class HandPart extends Part {
  @property({ attribute: false }) cards: CardFace[] = [];
  /** The cards that may be played. */
  @property({ attribute: false }) legal: ReadonlySet<number> = new Set<number>();
  /** The cards that are picked up. */
  @property({ attribute: false }) picked: ReadonlySet<number> = new Set<number>();
  @property() label = '';
  /** The card the keyboard is on. */
  @state() private cursor = 0;

  protected override render(): TemplateResult {
    return html`<div class="hand" role="toolbar" aria-label=${this.label || words().handOf} @keydown=${this.keyed}>
      ${this.cards.map(
        (face, i) =>
          html`<button
            class=${`hand-card${this.legal.has(i) ? ' legal' : ''}`}
            aria-pressed=${this.picked.has(i)}
            data-card=${i}
            data-legal=${this.legal.has(i)}
            tabindex=${i === Math.min(this.cursor, this.cards.length - 1) ? 0 : -1}
            @click=${() => this.pick(i)}
          >
            ${card(face)}
          </button>`,
      )}
    </div>`;
  }

  private pick(index: number): void {
    this.cursor = index;
    this.dispatchEvent(new CustomEvent('pick', { detail: { index } }));
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.cursor = (this.cursor + by + this.cards.length) % this.cards.length;
    this.querySelector<HTMLElement>(`[data-card="${this.cursor}"]`)?.focus();
  };
}
