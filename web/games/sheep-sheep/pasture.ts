// The meadow and the cards before it: holding, turning, dragging, and the keys. It tells `exchange` with the slot of
// the own card and the cell, `place` with the cell and the face, and `hold` with what is held.
import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Family } from '../../art/families';
import { drag } from '../../kit/drag';
import { calm } from '../../kit/flight';
import { Part } from '../../kit/part';
import type { Beat } from '../../net/wire';
import { words } from '../../words/words';
import { laidCard, miniCard, outline, token, worthTag } from './art';
import { isLit, litCells } from './beats';
import { appears, behind, cardText } from './exchange';
import { pairs } from './folds';
import { CELLS, type Card, type Cell, type Laid, type Outline, type Seen, type Spot } from './view';
import { sheepWords } from './words';

export type Held = { kind: 'card'; slot: number } | { kind: 'cell'; cell: Cell } | null;

/** What may be done now. */
export type Doing = 'exchange' | 'place' | null;

@customElement('sheep-pasture')
export class SheepPasture extends Part {
  @property({ attribute: false }) meadow: Spot[] = [];
  @property({ attribute: false }) cards: Card[] = [];
  @property({ attribute: false }) drawn: Laid | null = null;
  @property({ attribute: false }) groups: Outline[] = [];
  @property({ attribute: false }) doing: Doing = null;
  /** A cell to look at. */
  @property({ attribute: false }) marked: Cell | null = null;
  /** What is to be lit up, and whose cards these are. */
  @property({ attribute: false }) lit: Beat[] = [];
  @property({ attribute: false }) eyes: number | null = null;
  /** What stands between the meadow and the cards. */
  @property({ attribute: false }) between: TemplateResult | typeof nothing = nothing;
  @state() private held: Held = null;
  /** Which face of each own card is up; cards are turned freely. */
  @state() private ups: (Family | undefined)[] = [];
  @state() private drawnTurned = false;
  /** Where the keys are. */
  @state() private cell: Cell = 'B2';
  @state() private finger = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('doing') && this.doing !== 'exchange') this.held = null;
    if (changed.has('drawn')) this.drawnTurned = false;
    if (changed.has('cards')) this.followCards((changed.get('cards') as Card[] | undefined) ?? []);
  }

  /** A card that came from the meadow keeps the face up that it had there. */
  private followCards(before: Card[]): void {
    this.ups = this.cards.map((card, slot) => {
      const was = before[slot];
      if (was && cardText(was) === cardText(card)) return this.ups[slot];
      return this.meadowBefore.find((spot) => spot.card && holds(card, spot.card))?.card?.up;
    });
  }

  private meadowBefore: Spot[] = [];

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('meadow')) return;
    const before = this.meadowBefore;
    this.meadowBefore = this.meadow;
    if (before.length === 0 || calm() || document.hidden) return;
    for (const { cell, card } of this.meadow) {
      const was = before.find((spot) => spot.cell === cell)?.card ?? null;
      if (card && (was?.up !== card.up || was.down !== card.down)) this.flip(cell, was !== null);
    }
  }

  private flip(cell: Cell, over: boolean): void {
    this.querySelector(`[data-cell=${cell}] .ss-card`)?.animate(
      over
        ? [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }]
        : [
            { transform: 'translateY(-30%) scale(1.2)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
      { duration: 220, easing: 'ease-out' },
    );
  }

  /** Shows that something has been taken back. */
  goBack(cells: Cell[]): void {
    for (const cell of cells) {
      const spot = this.querySelector(`[data-cell=${cell}]`);
      spot?.classList.add('back');
      window.setTimeout(() => spot?.classList.remove('back'), 1600);
    }
  }

  protected override render(): TemplateResult {
    return html`<div class="ss-pasture" @keydown=${this.keyed}>
      <div class="ss-meadow" role="group" aria-label=${sheepWords().meadow} data-doing=${this.doing ?? 'nothing'}>
        ${CELLS.map((cell) => this.spot(cell))}${this.outlines()}
      </div>
      ${this.between} ${this.own()}
    </div>`;
  }

  private at(cell: Cell): Spot {
    return this.meadow.find((spot) => spot.cell === cell) ?? { cell, card: null };
  }

  /** The family that would appear on a cell with what is held now; null where nothing would. */
  private promise(spot: Spot): Family | null {
    if (this.doing === 'place') return spot.card ? null : (this.drawnNow?.up ?? null);
    const card = this.held?.kind === 'card' ? this.cards[this.held.slot] : undefined;
    return card && this.doing === 'exchange' ? appears(card, spot) : null;
  }

  private get drawnNow(): Laid | null {
    const { drawn } = this;
    return drawn && this.drawnTurned ? { up: drawn.down, down: drawn.up } : drawn;
  }

  private spot(cell: Cell): TemplateResult {
    const ss = sheepWords();
    const spot = this.at(cell);
    const promise = this.promise(spot);
    const held = this.held?.kind === 'cell' && this.held.cell === cell;
    const lies = spot.card ? lying(spot.card) : ss.gap;
    const may = promise
      ? `, ${(this.doing === 'place' ? ss.placeHere : ss.becomes)(ss.families[promise])}`
      : held
        ? `, ${words().picked}`
        : '';
    return html`<button
      class=${`ss-cell${promise ? ' legal' : ''}${held ? ' held' : ''}${spot.card ? '' : ' gap'}${cell === this.marked || litCells(this.lit).includes(cell) ? ' marked' : ''}`}
      data-cell=${cell}
      data-up=${spot.card?.up ?? ''}
      data-legal=${promise !== null}
      tabindex=${cell === this.cell ? 0 : -1}
      aria-label=${`${cell}: ${lies}${may}`}
      @click=${() => this.pickCell(cell)}
    >
      ${spot.card ? laidCard(spot.card) : nothing}
      ${promise ? html`<span class="ss-promise">${token(promise)}</span>` : nothing}
    </button>`;
  }

  private outlines(): TemplateResult {
    return html`<svg class="ss-outlines" viewBox="-4 -4 308 308" aria-hidden="true">
      ${this.groups
        .map((group, i) => {
          const { path, x, y } = outline(group.cells.map((cell) => CELLS.indexOf(cell)));
          return svg`<g class=${i === 0 ? 'best' : 'other'} data-group=${group.cells.join('+')}><path class="ss-edge" d=${path}/><path class="ss-line" d=${path}/>${worthTag(`+${group.worth}`, x, y)}</g>`;
        })
        .reverse()}
    </svg>`;
  }

  private own(): TemplateResult | typeof nothing {
    const ss = sheepWords();
    if (this.drawnNow && this.doing === 'place') return this.drawnCard(this.drawnNow);
    if (this.cards.length === 0) return nothing;
    return html`<div class="ss-hand" role="toolbar" aria-label=${ss.yourCards}>
      ${this.cards.map((card, slot) => this.ownCard(card, slot))}
    </div>`;
  }

  private ownCard(card: Card, slot: number): TemplateResult {
    const ss = sheepWords();
    const laid = this.lying(card, slot);
    const held = this.held?.kind === 'card' && this.held.slot === slot;
    const fits = this.held?.kind === 'cell' && appears(card, this.at(this.held.cell)) !== null;
    return html`<button
      class=${`ss-own${held ? ' held' : ''}${fits ? ' legal' : ''}${isLit(this.lit, this.eyes, card) ? ' marked' : ''}`}
      data-slot=${slot}
      data-card=${cardText(card)}
      data-up=${laid.up}
      data-legal=${fits}
      aria-pressed=${held}
      aria-keyshortcuts="T"
      tabindex=${slot === this.finger ? 0 : -1}
      aria-label=${ss.ownCard(ss.families[laid.up], ss.families[laid.down])}
      title=${held || this.doing !== 'exchange' ? ss.turnIt : ''}
      @pointerdown=${(event: PointerEvent) => this.grab(event, slot)}
      @click=${() => this.pickSlot(slot)}
    >
      ${laidCard(laid)}
    </button>`;
  }

  private drawnCard(laid: Laid): TemplateResult {
    const ss = sheepWords();
    const label = ss.ownCard(ss.families[laid.up], ss.families[laid.down]);
    return html`<div class="ss-hand drawn" role="group" aria-label=${ss.drawnCard}>
      <button
        class="ss-own held"
        data-testid="drawn"
        data-up=${laid.up}
        aria-keyshortcuts="T"
        aria-label=${ss.turn(label)}
        title=${ss.turnIt}
        @pointerdown=${this.grabDrawn}
        @click=${this.turnDrawn}
      >
        ${laidCard(laid)}
      </button>
      <button data-testid="turn-drawn" @click=${this.turnDrawn}>${ss.turnIt}</button>
      <span class="ss-minis" role="img" aria-label=${`${ss.yourCards}: ${pairs(this.cards)}`}
        >${this.cards.map(miniCard)}</span
      >
    </div>`;
  }

  private readonly turnDrawn = (): void => {
    this.drawnTurned = !this.drawnTurned;
    this.spin('[data-testid=drawn] .ss-card');
  };

  private lying(card: Card, slot: number): Laid {
    const up = this.ups[slot] ?? card.one;
    return { up, down: behind(card, up) ?? card.other };
  }

  private turn(slot: number): void {
    const card = this.cards[slot];
    if (!card) return;
    this.ups = this.ups.map((up, i) => (i === slot ? this.lying(card, slot).down : up));
    this.spin(`[data-slot="${slot}"] .ss-card`);
  }

  private spin(card: string): void {
    if (calm()) return;
    const turn = [{ transform: 'scaleX(-1)' }, { transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }];
    this.querySelector(card)?.animate(turn, { duration: 200, easing: 'ease-out' });
  }

  /** A card: the second tap turns it over; where a cell is held, it goes there. */
  private pickSlot(slot: number): void {
    this.finger = slot;
    if (this.held?.kind === 'cell') this.send(slot, this.held.cell);
    else if (this.doing !== 'exchange' || (this.held?.kind === 'card' && this.held.slot === slot)) this.turn(slot);
    else this.hold({ kind: 'card', slot });
  }

  private pickCell(cell: Cell): void {
    this.cell = cell;
    if (this.doing === 'place') this.place(cell);
    else if (this.doing !== 'exchange') return;
    else if (this.held?.kind === 'card') this.send(this.held.slot, cell);
    else this.hold(this.held?.kind === 'cell' && this.held.cell === cell ? null : { kind: 'cell', cell });
  }

  private hold(held: Held): void {
    this.held = held;
    this.dispatchEvent(new CustomEvent('hold', { detail: held }));
  }

  private send(slot: number, cell: Cell): void {
    this.hold(null);
    this.dispatchEvent(new CustomEvent('exchange', { detail: { slot, cell } }));
  }

  private place(cell: Cell): void {
    const { drawnNow } = this;
    if (drawnNow) this.dispatchEvent(new CustomEvent('place', { detail: { cell, up: drawnNow.up } }));
  }

  private grab(event: PointerEvent, slot: number): void {
    if (this.doing !== 'exchange') return;
    drag(event, event.currentTarget as HTMLElement, {
      lift: () => this.hold({ kind: 'card', slot }),
      drop: (over) => {
        const cell = cellOf(over);
        if (cell) this.send(slot, cell);
        else this.hold(null);
      },
    });
  }

  private readonly grabDrawn = (event: PointerEvent): void => {
    drag(event, event.currentTarget as HTMLElement, {
      lift: () => undefined,
      drop: (over) => {
        const cell = cellOf(over);
        if (cell) this.place(cell);
      },
    });
  };

  private readonly keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const on = event.target as HTMLElement;
    if (event.key === 'Escape' && this.held) this.hold(null);
    else if (event.key === 't' || event.key === 'T') this.turnHere(on);
    else if (!this.walk(on, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private turnHere(on: HTMLElement): void {
    if (this.doing === 'place') this.turnDrawn();
    else if (on.dataset['slot'] !== undefined) this.turn(this.finger);
    else if (this.held?.kind === 'card') this.turn(this.held.slot);
  }

  /** Arrow keys walk the meadow and the cards. */
  private walk(on: HTMLElement, key: string): boolean {
    const [x, y] = STEPS[key] ?? [0, 0];
    if (x === 0 && y === 0) return false;
    if (on.dataset['cell']) {
      const at = CELLS.indexOf(this.cell);
      const [column, row] = [(at % 3) + x, Math.floor(at / 3) + y];
      if (row > 2) return this.focusOn(`[data-slot="${this.finger}"], [data-testid=drawn]`);
      if (column < 0 || column > 2 || row < 0) return true;
      this.cell = CELLS[row * 3 + column] ?? this.cell;
      return this.focusOn(`[data-cell=${this.cell}]`);
    }
    if (y < 0) return this.focusOn(`[data-cell=${this.cell}]`);
    if (on.dataset['slot'] === undefined || y > 0) return false;
    this.finger = (this.finger + x + this.cards.length) % this.cards.length;
    return this.focusOn(`[data-slot="${this.finger}"]`);
  }

  private focusOn(selector: string): true {
    this.querySelector<HTMLElement>(selector)?.focus();
    return true;
  }
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const cellOf = (over: Element | null): Cell | null =>
  (over?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] as Cell | undefined) ?? null;

/** Whether it may be the card that lay there. */
const holds = (card: Card, laid: Seen): boolean =>
  laid.down === null ? behind(card, laid.up) !== null : behind(card, laid.up) === laid.down;

function lying({ up, down }: Seen): string {
  const ss = sheepWords();
  return down ? ss.laid(ss.families[up], ss.families[down]) : ss.laidSecret(ss.families[up]);
}
