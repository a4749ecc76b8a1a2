// The table of Wolf & Hound: the picture of all meadows, the question of the moment, and the own hand.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { card } from '../../kit/card';
import { shake } from '../../kit/flight';
import '../../kit/hand';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import type { Beat } from '../../net/wire';
import { say, words } from '../../words/words';
import type { Desk } from '../module';
import { explain } from './animals';
import { teamSign } from './art';
import { litBy } from './beats';
import { cardName, face, foretell } from './cards';
import { follow, roundEnd, type RoundEnd } from './follow';
import { layoutFor, WIDE, type Layout } from './layout';
import { show, source } from './motion';
import { called, shortly } from './people';
import { table } from './scene';
import { sides, type CardView, type Name, type Side, type WolfAndHoundView } from './view';
import { houndWords } from './words';

@customElement('wolf-and-hound-table')
export class WolfAndHoundTable extends Part {
  @property({ attribute: false }) desk!: Desk<WolfAndHoundView>;
  /** The table after the beats that were shown since the desk's view; null when there were none. */
  @state() private drawn: WolfAndHoundView | null = null;
  /** The card that is looked at, and the one a finger has tapped once. */
  @state() private peeked: number | null = null;
  @state() private tapped: number | null = null;
  /** Whether the turned-up card of a ghost is looked at. */
  @state() private weighing = false;
  /** The animal that is explained. */
  @state() private asked: string | null = null;
  /** How the last round ended, until it is put away. */
  @state() private ended: RoundEnd | null = null;
  @state() private layout: Layout = WIDE;
  private readonly watcher = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.fit());

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher?.observe(this);
    this.fit();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher?.disconnect();
  }

  /** By the shape of the box that the picture has to fill; before it has one, by the window's. */
  private fit(): void {
    const { clientWidth: width, clientHeight: height } =
      this.querySelector('.wh-picture') ?? this.closest('.table-board') ?? document.documentElement;
    this.layout = layoutFor(width, height);
  }

  private get view(): WolfAndHoundView {
    return this.desk.view;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('desk')) return;
    const before = changed.get('desk') as Desk<WolfAndHoundView> | undefined;
    if (before?.sent && !this.desk.sent && before.last?.seq === this.desk.last?.seq) shake(this);
    if (before?.view === this.desk.view) return;
    this.takeIn(before);
  }

  /** A new view: it is what the beats before it led to. */
  private takeIn(before: Desk<WolfAndHoundView> | undefined): void {
    [this.drawn, this.peeked, this.tapped, this.weighing] = [null, null, null, false];
    const { view, desk } = this;
    const seen = before?.told.at(-1)?.seq ?? -1;
    const fresh = desk.told.filter((one) => one.seq > seen);
    const follows = before?.eyes === desk.eyes && fresh.every((one) => !one.cue.startsWith('back'));
    if (before && follows) this.ended = roundEnd(before.view, fresh, view) ?? this.ended;
    else this.ended = view.result ? roundEnd(view, desk.told, view) : null;
  }

  /** Shows a beat, on the table as those before it have left it. */
  perform(beat: Beat, length: number): Animation[] {
    const { layout, sides } = this;
    const before = this.shown;
    const lay = source(this, beat, this.own)?.getBoundingClientRect() ?? null;
    const after = follow(before, beat, this.desk.eyes);
    this.drawn = after;
    this.performUpdate();
    return show({ root: this, layout, sides, before, after, beat, lay, length });
  }

  /** What is drawn: how things stand, or how far the beats have come. */
  private get shown(): WolfAndHoundView {
    return this.drawn ?? this.view;
  }

  /** The meadow of whoever looks. */
  private get own(): Name | undefined {
    return this.view.meadows.find(({ seat }) => seat === this.desk.eyes)?.name;
  }

  private get sides(): Map<string, Side> {
    return sides(this.view.meadows, this.desk.eyes, this.desk.flipped);
  }

  /** Whether everything that happened has been shown. */
  private get settled(): boolean {
    return this.drawn === null;
  }

  private readonly who = (name: string, short = false): string =>
    short ? shortly(this.desk, name) : called(this.desk, name);

  protected override render(): TemplateResult {
    const { layout, shown: view } = this;
    const may = this.desk.seat !== null && !this.desk.sent;
    const choices = may && this.settled ? this.choices : NONE;
    return html`<div class=${`wh-table ${layout.name}`} data-stage=${this.view.stage} data-settled=${this.settled}>
      <svg
        class="wh-picture"
        viewBox=${`0 0 ${layout.width} ${layout.height}`}
        role="group"
        aria-label=${words().table}
      >
        ${table({
          layout,
          view,
          sides: sides(view.meadows, this.desk.eyes, this.desk.flipped),
          who: this.who,
          foreseen: this.foreseen,
          lit: this.settled ? litBy(this.desk.lit) : NONE,
          choices,
          tap: (animal) => this.tap(animal),
        })}
      </svg>
      ${this.outcome()}
      <div class="wh-below">${this.question(may)} ${this.hand(may)}</div>
      ${this.line()}
    </div>`;
  }

  /** The animals that may be chosen: to act next, or to flip. */
  private get choices(): ReadonlySet<string> {
    return new Set(this.desk.moves.flatMap((move) => /^(?:act|flip) (.+)$/.exec(move)?.[1] ?? []));
  }

  /** The card whose effect is shown: looked at, tapped, on its way, or turned up for a ghost. */
  private get foreseen(): CardView | null {
    if (!this.settled) return null;
    const { hand, turnedUp } = this.view;
    const { sent, advised } = this.desk;
    if (this.weighing || advised === 'keep') return turnedUp && !turnedUp.forbidden ? turnedUp : null;
    const looked = this.peeked ?? this.tapped;
    const on = sent || looked === null ? hand.find((one) => one.card === (sent ?? advised)) : hand[looked];
    return on && !this.barred(on) ? on : null;
  }

  /** How the round ended. */
  private outcome(): TemplateResult | typeof nothing {
    const { ended } = this;
    if (!ended || !this.settled || !(this.view.result || ended.round < this.view.round)) return nothing;
    const wh = houndWords();
    const over = Boolean(this.view.result);
    return html`<div class="wh-outcome" role="status" data-testid="round-end" data-winner=${ended.winner}>
      <svg viewBox="-16 -16 32 32" aria-hidden="true">${teamSign(ended.winner)}</svg>
      <p>
        <strong>${this.view.rounds > 1 ? wh.roundOver(ended.round) : wh.over}</strong> ${ended.why
          ? say(ended.why)
          : nothing}<br /><small>${wh.finalCount(ended.sheep.GREEN, ended.sheep.ORANGE)}</small>
      </p>
      ${over
        ? nothing
        : html`<button class="plain" aria-label=${words().close} @click=${() => (this.ended = null)}>
            ${icon('close')}
          </button>`}
    </div>`;
  }

  /** What is asked besides a card: the ghost's exchange, or showing a hand of 3s. */
  private question(may: boolean): TemplateResult | typeof nothing {
    const { turnedUp } = this.view;
    const { moves } = this.desk;
    const wh = houndWords();
    if (!may || !this.settled) return nothing;
    if (moves.includes('pass'))
      return html`<div class="board-bar">
        <button class="primary" data-testid="pass" @click=${() => this.desk.play('pass')}>${wh.showAndPass}</button>
      </div>`;
    if (!turnedUp || !moves.includes('keep')) return nothing;
    const weigh = (on: boolean) => () => (this.weighing = on);
    return html`<div class="wh-call" role="group" aria-label=${wh.exchange} data-testid="exchange">
      ${card(face(turnedUp.card))}
      <div>
        <p class="wh-turned-up">${wh.turnedUp(cardName(turnedUp.card))}</p>
        <p class="faint">
          ${turnedUp.forbidden
            ? html`<cite>${turnedUp.forbidden.rule}</cite> ${say(turnedUp.forbidden.why)}`
            : foretell(turnedUp, this.view, this.who)}
        </p>
        <div class="row">
          <button
            class=${this.desk.advised === 'keep' ? 'primary wh-advised' : 'primary'}
            data-testid="keep"
            @pointerenter=${weigh(true)}
            @pointerleave=${weigh(false)}
            @focus=${weigh(true)}
            @blur=${weigh(false)}
            @click=${() => this.desk.play('keep')}
          >
            ${turnedUp.forbidden ? wh.keepAnyway : wh.keep(cardName(turnedUp.card))}
          </button>
          ${moves.includes('swap')
            ? html`<button
                class=${this.desk.advised === 'swap' ? 'wh-advised' : ''}
                data-testid="swap"
                @click=${() => this.desk.play('swap')}
              >
                ${wh.swap}
              </button>`
            : nothing}
        </div>
      </div>
    </div>`;
  }

  /** One line about what is looked at. */
  private line(): TemplateResult {
    return html`<p class="wh-line" data-testid="about" aria-live="polite">${this.about()}</p>`;
  }

  private about(): TemplateResult | string {
    const wh = houndWords();
    const index = this.peeked ?? this.tapped;
    const looked = index === null ? undefined : this.view.hand[index];
    const mine = this.desk.seat !== null && this.view.stage === 'PLAY';
    if (looked?.forbidden && this.barred(looked))
      return html`<cite>${looked.forbidden.rule}</cite> ${say(looked.forbidden.why)}`;
    if (looked) {
      const again = mine && this.tapped === index ? ` ${wh.again}` : '';
      return foretell(looked, this.view, this.who) + again;
    }
    const animal = this.view.animals.find((one) => one.id === this.asked);
    return animal ? `${say(animal.label)}${wh.colon} ${explain(animal)}` : '';
  }

  /** Whether a card is forbidden although it is its owner's turn to play one. */
  private barred(one: CardView): boolean {
    return Boolean(one.forbidden) && this.desk.seat !== null && this.view.stage === 'PLAY';
  }

  private hand(may: boolean): TemplateResult | typeof nothing {
    const { hand, stage } = this.shown;
    if (this.desk.eyes === null || hand.length === 0 || (this.view.result && this.settled)) return nothing;
    const playing = may && stage === 'PLAY';
    const faces = hand.map((one) => {
      const reason = this.barred(one) && one.forbidden ? `${one.forbidden.rule}. ${say(one.forbidden.why)}` : '';
      const told = reason || foretell(one, this.view, this.who);
      const drawn = face(one.card, told);
      return reason ? { ...drawn, text: one.forbidden?.rule ?? '' } : drawn;
    });
    const lit = hand.findIndex((one) => one.card === this.desk.advised);
    const picked = this.desk.sent ? hand.findIndex((one) => one.card === this.desk.sent) : this.tapped;
    return html`<be-hand
      class=${playing ? 'wh-hand' : 'wh-hand idle'}
      .cards=${faces}
      .legal=${new Set(playing ? hand.flatMap((one, i) => (one.forbidden ? [] : [i])) : [])}
      .picked=${new Set(picked === null || picked < 0 ? [] : [picked])}
      .lit=${new Set([lit])}
      label=${houndWords().yourHand}
      @peek=${(event: CustomEvent<{ index: number | null }>) => (this.peeked = event.detail.index)}
      @pick=${(event: CustomEvent<{ index: number; touch: boolean }>) => this.pick(event.detail)}
      @laid=${({ detail: { index, over } }: CustomEvent<{ index: number; over: Element | null }>) =>
        over?.closest('.wh-picture') && this.pick({ index, touch: false })}
    ></be-hand>`;
  }

  /** A card was chosen. A finger can't hover: its first tap shows what would happen, the second one plays. */
  private pick({ index, touch }: { index: number; touch: boolean }): void {
    const one = this.view.hand[index];
    if (!one || this.desk.sent || !this.settled) return;
    this.asked = null;
    const legal = this.desk.seat !== null && this.desk.moves.includes(one.card);
    if (touch && this.tapped !== index) {
      this.tapped = index;
      if (legal) this.desk.hint(houndWords().again);
      return;
    }
    if (legal) this.play(one.card);
    else if (this.desk.seat !== null) this.desk.why(one.card);
    else this.tapped = this.tapped === index ? null : index;
  }

  private play(text: string): void {
    [this.tapped, this.peeked, this.ended] = [null, null, null];
    this.desk.play(text);
  }

  /** An animal was tapped: it acts or flips if it may, or tells what it does. */
  private tap(animal: string): void {
    const move = this.desk.moves.find((one) => one === `act ${animal}` || one === `flip ${animal}`);
    if (move && this.desk.seat !== null && !this.desk.sent) {
      this.asked = null;
      this.play(move);
    } else this.asked = this.asked === animal ? null : animal;
  }
}

const NONE: ReadonlySet<string> = new Set<string>();
