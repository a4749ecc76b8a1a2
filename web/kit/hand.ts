import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { words } from '../words/words';
import { card, type CardFace } from './card';
import { drag } from './drag';
import { Part } from './part';

/** A hand of cards, or any row to choose from. Tells `pick` with the index of the card and whether a finger tapped it,
 * `laid` with the index of a card that may be played and what it was dragged onto, and `peek` with the index of the card
 * that is looked at, null when none is any more. */
@customElement('be-hand')
export class HandPart extends Part {
  @property({ attribute: false }) cards: CardFace[] = [];
  /** The cards that may be played. */
  @property({ attribute: false }) legal: ReadonlySet<number> = new Set<number>();
  /** The cards that are picked up. */
  @property({ attribute: false }) picked: ReadonlySet<number> = new Set<number>();
  /** The cards that are lit up, as advice does. */
  @property({ attribute: false }) lit: ReadonlySet<number> = new Set<number>();
  @property() label = '';
  /** The card the keyboard is on. */
  @state() private cursor = 0;
  private seen: number | null = null;

  protected override render(): TemplateResult {
    return html`<div
      class="hand"
      role="toolbar"
      aria-label=${this.label || words().handOf}
      @keydown=${this.keyed}
      @pointerover=${this.peeked}
      @pointerleave=${this.unseen}
      @focusin=${this.peeked}
      @focusout=${this.unseen}
    >
      ${this.cards.map(
        (face, i) =>
          html`<button
            class=${`hand-card${this.legal.has(i) ? ' legal' : ''}${this.lit.has(i) ? ' lit' : ''}`}
            aria-pressed=${this.picked.has(i)}
            data-card=${face.key ?? i}
            data-index=${i}
            data-legal=${this.legal.has(i)}
            data-large=${face.name}
            tabindex=${i === Math.min(this.cursor, this.cards.length - 1) ? 0 : -1}
            @pointerdown=${(event: PointerEvent) => this.grab(i, event)}
            @click=${(event: Event) => this.pick(i, event)}
          >
            ${card(face)}
          </button>`,
      )}
    </div>`;
  }

  private grab(index: number, event: PointerEvent): void {
    if (!this.legal.has(index)) return;
    drag(event, event.currentTarget as HTMLElement, {
      lift: () => this.peek(index),
      drop: (over) => {
        this.peek(null);
        this.dispatchEvent(new CustomEvent('laid', { detail: { index, over } }));
      },
    });
  }

  private pick(index: number, event: Event): void {
    this.cursor = index;
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    this.dispatchEvent(new CustomEvent('pick', { detail: { index, touch } }));
  }

  private readonly peeked = (event: Event): void => {
    const over = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (over) this.peek(Number(over.dataset['index']));
  };

  private readonly unseen = (): void => this.peek(null);

  private peek(index: number | null): void {
    if (this.seen === index) return;
    this.seen = index;
    this.dispatchEvent(new CustomEvent('peek', { detail: { index } }));
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.cursor = (this.cursor + by + this.cards.length) % this.cards.length;
    this.querySelector<HTMLElement>(`[data-index="${this.cursor}"]`)?.focus();
  };
}
