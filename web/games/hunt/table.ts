// The table of the hunt games: a board with animals, and what waits in the hand.
import { html, nothing, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { ram, sheep } from '../../art/pieces';
import '../../kit/board';
import type { Badge, Flight, Mark } from '../../kit/board';
import { shake } from '../../kit/flight';
import { Part } from '../../kit/part';
import { shortcut, starts, walk } from '../../kit/path';
import type { Board } from '../../net/wire';
import { words } from '../../words/words';
import type { Desk } from '../module';
import { figure } from './figures';
import { marks } from './beats';
import { meadow } from './meadow';
import { fromHand, RAM_IN_HAND, readMove, SHEEP_IN_HAND, writeMove } from './notation';
import { badges } from './values';
import { foresee, isWolf, jumped, type HuntView, type Stand } from './view';
import { huntWords } from './words';

@customElement('hunt-table')
export class HuntTable extends Part {
  @property({ attribute: false }) desk!: Desk<HuntView>;
  /** The stops of the move in the making, from the piece that was picked up on. */
  @state() private path: string[] = [];
  /** What the next tap on an empty point places. */
  @state() private placing: string = SHEEP_IN_HAND;
  /** The movement to show, once. */
  private flight: Flight | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('desk') as Desk<HuntView> | undefined;
    if (!changed.has('desk') || !before) return;
    const turned = before.seat !== this.desk.seat || before.last?.seq !== this.desk.last?.seq;
    const pointed = this.desk.advised !== null && before.advised !== this.desk.advised;
    if (turned || pointed) this.path = [];
    if (before.sent && !this.desk.sent && before.last?.seq === this.desk.last?.seq) this.rollBack(before.sent);
  }

  protected override render(): TemplateResult {
    const { desk } = this;
    const may = desk.seat !== null && !desk.sent;
    const next = walk(this.paths, this.path);
    const placing = this.path.length === 0 && this.hand.length > 0;
    const targets = placing ? walk(this.paths, [this.kind]).next : next.next;
    const movable = new Set([...starts(this.paths)].filter((stop) => !fromHand(stop)));
    const standing = this.pieces;
    return html`<div class="hunt-table">
      <be-board
        .board=${this.board}
        .figures=${standing.map(figure)}
        .backdrop=${meadow}
        .targets=${may ? (this.path.length > 0 || placing ? targets : NONE) : NONE}
        .movable=${may && this.path.length < 2 ? movable : may ? new Set([this.path.at(-1) ?? '']) : NONE}
        .picked=${this.path.at(-1) ?? null}
        .last=${this.trail}
        .badges=${this.badges}
        .marks=${this.marks}
        .flight=${this.flight}
        ?flipped=${desk.flipped}
        ?live=${true}
        label=${`${words().board}. ${words().boardHow}`}
        @pick=${(event: CustomEvent<{ point: string }>) => this.tap(event.detail.point)}
        @lift=${(event: CustomEvent<{ point: string }>) => this.lift(event.detail.point)}
        @drop=${(event: CustomEvent<{ point: string }>) => this.drop(event.detail.point)}
        @let-go=${this.letGo}
      ></be-board>
      ${this.bar(may && next.whole && next.next.size > 0)}
    </div>`;
  }

  /** Ends the move in the making here, if it may end here. */
  stop(): void {
    if (this.desk.seat !== null && walk(this.paths, this.path).whole) this.send(this.path);
  }

  private bar(mayStop: boolean): TemplateResult | typeof nothing {
    if (mayStop) {
      return html`<div class="board-bar" role="group" aria-label=${words().goOn}>
        <button class="primary" data-testid="stop-here" @click=${() => this.stop()}>${words().stopHere}</button>
        <button @click=${this.letGo}>${words().undoPick}</button>
      </div>`;
    }
    if (this.desk.seat === null || this.hand.length < 2) return nothing;
    const { hand } = this.desk.view;
    const kinds: [string, string, SVGTemplateResult][] = [
      [SHEEP_IN_HAND, huntWords().sheepInHand(hand.sheep), sheep()],
      [RAM_IN_HAND, huntWords().ramsInHand(hand.rams), ram()],
    ];
    return html`<div class="board-bar" role="radiogroup" aria-label=${huntWords().inHand}>
      ${kinds.map(
        ([kind, label, art]) =>
          html`<label class="chip"
            ><input
              type="radio"
              name="placing"
              .checked=${this.kind === kind}
              @change=${() => (this.placing = kind)}
              data-testid=${kind === RAM_IN_HAND ? 'place-ram' : 'place-sheep'}
            />
            <svg viewBox="-45 -45 90 90" aria-hidden="true">${art}</svg>${label}</label
          >`,
      )}
    </div>`;
  }

  private get board(): Board {
    return this.desk.game.boards ?? { points: [], lines: [] };
  }

  private get paths(): string[][] {
    return this.desk.moves.flatMap((text) => {
      const move = readMove(text);
      return move ? [move.path] : [];
    });
  }

  /** The kinds that may be placed now. */
  private get hand(): string[] {
    return this.desk.seat === null ? [] : [...starts(this.paths)].filter(fromHand);
  }

  private get kind(): string {
    return this.hand.includes(this.placing) ? this.placing : (this.hand[0] ?? SHEEP_IN_HAND);
  }

  /** What stands where, with the move in the making or on its way carried out. */
  private get pieces(): Stand[] {
    const { pieces } = this.desk.view;
    const making = this.path.length > 1 ? writeMove(this.board, this.path) : null;
    const text = this.desk.sent ?? making;
    return text ? foresee(this.board, pieces, text) : pieces;
  }

  /** What the moves are worth from here, at the points they begin with or go on to. */
  private get badges(): ReadonlyMap<string, Badge> {
    const { values, sent } = this.desk;
    return values && !sent ? badges(values, this.path) : NO_BADGES;
  }

  private get trail(): string[] {
    if (this.path.length > 1) return this.path;
    const cue = this.desk.sent ?? this.desk.last?.cue ?? '';
    return (readMove(cue)?.path ?? []).filter((stop) => !fromHand(stop));
  }

  /** What is to be lit up; else an arrow for a move that was advised. */
  private get marks(): Mark[] {
    return this.desk.lit.length > 0 && !this.desk.sent ? marks(this.desk.lit) : this.advised;
  }

  /** A placing points at its place. */
  private get advised(): Mark[] {
    const path = readMove(this.path.length === 0 && !this.desk.sent ? (this.desk.advised ?? '') : '')?.path ?? [];
    const stops = path.filter((stop) => !fromHand(stop));
    return stops.length === 1
      ? stops.map((at) => ({ from: at, to: at, allowed: true }))
      : stops.slice(1).map((to, i) => ({ from: stops[i] ?? to, to, allowed: true }));
  }

  private tap(point: string): void {
    if (this.desk.seat === null || this.desk.sent) return;
    const on = this.path.at(-1);
    if (on === undefined) this.begin(point);
    else if (point === on) this.tapAgain();
    else if (walk(this.paths, this.path).next.has(point)) this.step(point);
    else this.elsewhere(point);
  }

  /** A piece that was carried there by hand needs no flight of its own. */
  private drop(point: string): void {
    const before = this.flight;
    this.tap(point);
    if (this.flight && this.flight !== before) this.flight = { ...this.flight, path: [] };
  }

  private begin(point: string): void {
    const piece = this.pieces.find((standing) => standing.point === point);
    if (walk(this.paths, [this.kind]).next.has(point)) this.send([this.kind, point]);
    else if (piece) this.lift(point);
    else if (this.hand.length > 0) this.desk.why(this.kind + point);
  }

  private lift(point: string): void {
    const { seat, sent, hint, view } = this.desk;
    if (seat === null || sent || this.path.at(-1) === point) return;
    const other = this.pieces.find((one) => one.point === point && isWolf(one.piece) !== (view.toMove === 'WOLVES'));
    if (other) {
      const wolves = isWolf(other.piece) ? 0 : view.pieces.filter(({ piece }) => isWolf(piece)).length;
      hint(huntWords().notYours(huntWords().pieces[other.piece], wolves));
      return;
    }
    this.path = [point];
    hint(walk(this.paths, this.path).next.size === 0 ? huntWords().noMoveFrom : null);
  }

  /** A second tap on the piece in hand: puts it down where it is, which in a chain ends the move. */
  private tapAgain(): void {
    if (walk(this.paths, this.path).whole) this.stop();
    else this.letGo();
  }

  private step(point: string): void {
    const path = [...this.path, point];
    const { next, whole } = walk(this.paths, path);
    if (whole && next.size === 0) this.send(path);
    else this.advance(path);
  }

  /** Goes one jump on in a chain, which is shown but not yet sent. */
  private advance(path: string[]): void {
    this.flight = this.flightOf(path.slice(-2), this.pieces);
    this.path = path;
    this.desk.hint(words().goOn);
  }

  /** A point that is not the next stop: another own piece, the far end of a chain, or a question. */
  private elsewhere(point: string): void {
    const far = shortcut(this.paths, this.path, point);
    if (far) this.send(far);
    else if (this.path.length === 1 && starts(this.paths).has(point)) this.lift(point);
    else this.wonder(point);
  }

  /** Asks about a forbidden point; a piece that can't move at all is let go of. */
  private wonder(point: string): void {
    this.desk.why(writeMove(this.board, [...this.path, point]));
    if (walk(this.paths, this.path).next.size === 0) this.letGo();
  }

  private readonly letGo = (): void => {
    this.path = [];
  };

  private send(path: string[]): void {
    const text = this.desk.moves.find((move) => readMove(move)?.path.join() === path.join());
    if (!text) return;
    const rest = path.slice(Math.max(0, this.path.length - 1));
    this.flight = this.flightOf(rest, this.pieces);
    this.path = [];
    this.desk.play(text);
  }

  private rollBack(text: string): void {
    const path = (readMove(text)?.path ?? []).filter((stop) => !fromHand(stop));
    if (path.length > 1) this.flight = { key: `${text} back ${Date.now()}`, path: path.reverse(), taken: [] };
    shake(this);
  }

  private flightOf(path: string[], pieces: Stand[]): Flight {
    const stops = path.filter((stop) => !fromHand(stop));
    const over = stops.length > 1 ? jumped(this.board, writeMove(this.board, stops)) : [];
    const taken = over.flatMap((point) => pieces.filter((standing) => standing.point === point));
    return {
      key: `${path.join()} ${Date.now()}`,
      path: stops,
      taken: taken.map((standing) => figure({ ...standing, height: 1 })),
    };
  }
}

const NONE: ReadonlySet<string> = new Set<string>();
const NO_BADGES: ReadonlyMap<string, Badge> = new Map<string, Badge>();
