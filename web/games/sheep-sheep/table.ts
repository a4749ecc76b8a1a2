// The table of Sheep Sheep: the others, the meadow with one's own cards, and what one has won. Taps are shown at once
// and sent one after the other; what the server refuses goes back visibly.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Family } from '../../art/families';
import { announce } from '../../kit/announce';
import { shake } from '../../kit/flight';
import { Part } from '../../kit/part';
import { told } from '../../kit/told';
import type { Desk } from '../module';
import type * as sent from '../../net/views/sheepsheep';
import { token } from './art';
import { picture } from './beats';
import { appears, exchangeText, foresee, isKnown, isSpent, placeText, winText } from './exchange';
import { mine, other, pile } from './folds';
import './pasture';
import type { Doing, Held, SheepPasture } from './pasture';
import './tally';
import { CELLS, isOver, readView, type Cell, type Fold, type Outline, type SheepSheepView } from './view';
import { sheepWords } from './words';

@customElement('sheep-sheep-table')
export class SheepSheepTable extends Part {
  @property({ attribute: false }) desk!: Desk<sent.SheepSheepView>;
  /** Moves that wait until the one before them is confirmed. */
  @state() private queue: string[] = [];
  /** A move handed over since the desk was last set. */
  private flying: string | null = null;

  /** The table as the server sees it. */
  private view!: SheepSheepView;

  /** Everything that is shown as done already and not confirmed yet. */
  private get pending(): string[] {
    const first = this.flying ?? this.desk.sent;
    return first === null ? this.queue : [first, ...this.queue];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('desk')) return;
    this.flying = null;
    const before = changed.get('desk') as Desk<sent.SheepSheepView> | undefined;
    if (before?.view !== this.desk.view) this.view = readView(this.desk.view);
    if (before?.sent && !this.desk.sent && !this.tells(before)) this.rollBack([before.sent, ...this.queue]);
  }

  /** Whether what was sent has been told since. */
  private tells(before: Desk<sent.SheepSheepView>): boolean {
    const seen = before.told.at(-1)?.seq ?? 0;
    return this.desk.told.some((one) => one.seq > seen && one.actor === before.seat);
  }

  private rollBack(moves: string[]): void {
    this.queue = [];
    shake(this);
    const cells = moves
      .flatMap((move) => move.split(/[@+ ]/))
      .filter((part) => (CELLS as readonly string[]).includes(part));
    void this.updateComplete.then(() => this.querySelector<SheepPasture>('sheep-pasture')?.goBack(cells as Cell[]));
  }

  protected override updated(): void {
    this.sendNext();
  }

  private sendNext(): void {
    const [next, ...rest] = this.queue;
    if (next === undefined || this.flying !== null || this.desk.sent !== null) return;
    if (!this.desk.moves.includes(next)) {
      this.rollBack(this.queue);
      return;
    }
    this.queue = rest;
    this.flying = next;
    this.desk.play(next);
  }

  private play(move: string): void {
    this.queue = [...this.queue, move];
  }

  protected override render(): TemplateResult {
    const { desk } = this;
    const { eyes } = desk;
    const view = foresee(this.view, eyes, this.pending);
    const own = eyes === null ? undefined : view.folds[eyes];
    return html`<div
      class="ss-table"
      data-stage=${view.stage}
      data-pending=${this.pending.length}
      data-eyes=${eyes ?? ''}
    >
      ${isOver(this.view) ? html`<sheep-tally .folds=${this.view.folds} .name=${this.name}></sheep-tally>` : nothing}
      <div class="ss-others">
        ${around(view.folds, eyes).map((fold) => other(fold, this.name(fold.seat), fold.seat === view.mover))}
      </div>
      <sheep-pasture
        .meadow=${view.meadow}
        .cards=${own?.cards ?? []}
        .drawn=${view.drawn}
        .groups=${isOver(this.view) ? [] : view.groups}
        .lit=${desk.lit}
        .eyes=${eyes}
        .doing=${this.doing(view, own)}
        .between=${this.bar(view)}
        @hold=${this.held}
        @exchange=${(event: CustomEvent<{ slot: number; cell: Cell }>) => this.exchange(view, own, event.detail)}
        @place=${(event: CustomEvent<{ cell: Cell; up: Family }>) =>
          this.play(placeText(event.detail.up, event.detail.cell))}
      ></sheep-pasture>
      <div class="ss-mine">${own ? mine(own) : nothing}${pile(view.pile)}${this.lean()}</div>
    </div>`;
  }

  /** How long nobody has won a group, and the way to stop. */
  private lean(): TemplateResult | typeof nothing {
    const { lean } = this.view;
    const { count } = this.desk;
    if (!lean || isOver(this.view)) return nothing;
    return html`<div class="ss-lean" role="status" data-testid="lean" data-rounds=${lean.rounds}>
      <p>${sheepWords().lean(lean.rounds, lean.most)}</p>
      ${count ? html`<button data-testid="stop" @click=${count}>${sheepWords().stop}</button>` : nothing}
    </div>`;
  }

  private readonly name = (seat: number): string => (seat === this.desk.eyes ? sheepWords().you : this.desk.name(seat));

  /** What the viewer may do on the table as it is shown. */
  private doing(view: SheepSheepView, own: Fold | undefined): Doing {
    // A card taken whose underside the server has yet to tell can’t be played.
    if (own?.cards.some((card) => !isKnown(card))) return null;
    if (this.desk.seat === null || this.pending.some((move) => /^(win|done)/.test(move))) return null;
    if (view.stage === 'REFILLING') return view.drawn ? 'place' : null;
    return view.stage === 'HERDING' && view.exchangesLeft !== 0 && !isSpent(this.desk) ? 'exchange' : null;
  }

  /** What ends the exchanges, or else the newest line of the log. */
  private bar(view: SheepSheepView): TemplateResult {
    const { last, seat } = this.desk;
    const ends = this.pending.some((move) => /^(win|done)/.test(move));
    if (seat !== null && view.stage === 'HERDING' && !ends)
      return html`<div class="ss-bar">
        ${view.groups.length > 0 ? view.groups.map((group, i) => this.winButton(group, i)) : this.stopButton()}
      </div>`;
    const glass = last?.actor === 'glass' ? ' glass' : '';
    return html`<p class=${`ss-bar news${glass}`} data-testid="news">
      ${last && !isOver(this.view) ? told(last.words, last.telling?.marks, picture) : ''}
    </p>`;
  }

  private winButton(group: Outline, rank: number): TemplateResult {
    const ss = sheepWords();
    return html`<button
      class=${rank === 0 ? 'primary' : ''}
      data-testid="win"
      data-cells=${group.cells.join('+')}
      @click=${() => this.play(winText(group))}
    >
      ${token(group.family)} ${ss.win(group.cells.length, ss.families[group.family])}
      <b>+${group.worth}</b>
    </button>`;
  }

  private stopButton(): TemplateResult {
    return html`<button data-testid="done" @click=${() => this.play('done')}>${sheepWords().nothing}</button>`;
  }

  private exchange(view: SheepSheepView, own: Fold | undefined, { slot, cell }: { slot: number; cell: Cell }): void {
    const card = own?.cards[slot];
    const spot = view.meadow.find((one) => one.cell === cell);
    if (!card || !spot) return;
    if (appears(card, spot)) this.play(exchangeText(card, cell));
    else if (this.pending.length === 0) this.desk.why(exchangeText(card, cell));
    else shake(this);
  }

  private readonly held = (event: CustomEvent<Held>): void => {
    const held = event.detail;
    if (held) announce(held.kind === 'card' ? sheepWords().holdCard : sheepWords().holdCell);
  };
}

/** The others, clockwise from the viewer's left; everybody for a spectator. */
function around(folds: Fold[], eyes: number | null): Fold[] {
  const from = eyes === null ? 0 : eyes + 1;
  const turned = [...folds.slice(from), ...folds.slice(0, from)];
  return turned.filter((fold) => fold.seat !== eyes);
}
