import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { ref } from 'lit/directives/ref.js';
import { onChange } from '../settings/settings';
import { noClick } from './drag';
import { Part } from './part';

/** How long the pointer rests on a card, or a finger on it, before it is shown large. */
const REST = 700;
const PRESS = 450;

/**
 * Shows cards of what it stands in large, with their text: those that have it in `data-large`. The pointer rests on them,
 * a finger presses long, or the key Z asks for the one that has the focus.
 */
@customElement('be-large')
export class LargePart extends Part {
  @state() private card: HTMLElement | null = null;
  private timer = 0;
  private around: HTMLElement | null = null;
  /** Its text is that of the moment it was asked for. */
  private forget: () => void = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.forget = onChange(this.away);
    this.around = this.parentElement;
    this.around?.addEventListener('pointerover', this.rested);
    this.around?.addEventListener('pointerleave', this.away);
    this.around?.addEventListener('pointerdown', this.pressed);
    this.around?.addEventListener('keydown', this.keyed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.away();
    this.forget();
    this.around?.removeEventListener('pointerover', this.rested);
    this.around?.removeEventListener('pointerleave', this.away);
    this.around?.removeEventListener('pointerdown', this.pressed);
    this.around?.removeEventListener('keydown', this.keyed);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { card } = this;
    if (!card?.isConnected) return nothing;
    return html`<div class="large" data-testid="large">
      <figure ${ref((figure) => figure?.prepend(...picture(card)))}>
        <figcaption>${card.dataset['large']}</figcaption>
      </figure>
    </div>`;
  }

  private readonly rested = (event: PointerEvent): void => {
    const card = cardOf(event);
    if (event.pointerType !== 'mouse' || card === this.card) return;
    this.away();
    if (card) this.timer = window.setTimeout(() => (this.card = card), REST);
  };

  private readonly away = (): void => {
    window.clearTimeout(this.timer);
    this.card = null;
  };

  private readonly pressed = (event: PointerEvent): void => {
    const card = cardOf(event);
    this.away();
    if (!card || event.pointerType === 'mouse') return;
    const end = (): void => {
      window.clearTimeout(this.timer);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (this.card) noClick();
    };
    this.timer = window.setTimeout(() => (this.card = card), PRESS);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

  private readonly keyed = (event: KeyboardEvent): void => {
    if (event.key === 'z' || event.key === 'Z') this.card = this.card ? null : cardOf(event);
    else if (this.card) this.away();
  };
}

const cardOf = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>('[data-large]');

const picture = (card: HTMLElement): Node[] =>
  [card.querySelector('.playing-card, svg')].flatMap((one) => (one ? [one.cloneNode(true)] : []));
