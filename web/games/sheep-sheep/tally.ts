// The final count: fetishes are turned up, and the sheep come home one by one, those of the fetish for two points.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Family } from '../../art/families';
import { calm } from '../../kit/flight';
import { Part } from '../../kit/part';
import { fetishCard, token } from './art';
import { type Fold } from './view';
import { sheepWords } from './words';

const PACE = 130;

/** The sheep of a player in the order they are counted: those of the fetish last, for the suspense. */
export function flock(fold: Fold): Family[] {
  const heaps = [...fold.won].sort((a, b) => Number(a.family === fold.fetish) - Number(b.family === fold.fetish));
  return heaps.flatMap((heap) => Array.from({ length: heap.sheep }, () => heap.family));
}

/** The points of the first sheep of a flock. */
export function countTo(fold: Fold, sheep: number): number {
  return flock(fold)
    .slice(0, sheep)
    .reduce((points, family) => points + (family === fold.fetish ? 2 : 1), 0);
}

@customElement('sheep-tally')
export class SheepTally extends Part {
  @property({ attribute: false }) folds: Fold[] = [];
  @property({ attribute: false }) name: (seat: number) => string = String;
  /** How many sheep of every player have come home. */
  @state() private counted = 0;
  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.counted = 0;
    if (calm() || document.hidden) this.counted = Number.MAX_SAFE_INTEGER;
    else this.timer = window.setInterval(() => this.next(), PACE);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearInterval(this.timer);
  }

  private get most(): number {
    return Math.max(0, ...this.folds.map((fold) => fold.sheep));
  }

  private next(): void {
    if (this.counted >= this.most) this.showAll();
    else this.counted++;
  }

  private readonly showAll = (): void => {
    window.clearInterval(this.timer);
    this.counted = Number.MAX_SAFE_INTEGER;
    this.dispatchEvent(new CustomEvent('counted', { bubbles: true }));
  };

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('folds') && this.timer === 0) this.counted = Number.MAX_SAFE_INTEGER;
  }

  protected override render(): TemplateResult {
    const ss = sheepWords();
    const done = this.counted >= this.most;
    const best = Math.max(...this.folds.map((fold) => fold.points ?? 0));
    return html`<section class="ss-tally" aria-label=${ss.tally} data-testid="tally" data-done=${done}>
      <header>
        <h2>${ss.tally}</h2>
        ${done
          ? nothing
          : html`<button class="plain" data-testid="show-all" @click=${this.showAll}>${ss.showAll}</button>`}
      </header>
      <ol>
        ${this.folds.map((fold) => this.row(fold, done && fold.points === best))}
      </ol>
    </section>`;
  }

  private row(fold: Fold, first: boolean): TemplateResult {
    const ss = sheepWords();
    const name = this.name(fold.seat);
    const sheep = flock(fold);
    const doubled = sheep.filter((family) => family === fold.fetish).length;
    return html`<li class=${first ? 'first' : ''} data-tally=${fold.seat}>
      <span class="sr">${ss.tallyRow(name, fold.sheep, doubled, fold.points ?? 0)}</span>
      <span class="ss-tally-name" aria-hidden="true">${fetishCard(fold.fetish)}<b>${name}</b></span>
      <span class="ss-tally-flock" aria-hidden="true"
        >${sheep
          .slice(0, this.counted)
          .map((family) => html`<span class=${family === fold.fetish ? 'double' : ''}>${token(family)}</span>`)}</span
      >
      <strong class="ss-tally-points" aria-hidden="true">${countTo(fold, this.counted)}</strong>
    </li>`;
  }
}
