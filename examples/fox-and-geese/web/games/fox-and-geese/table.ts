// The table: a board with a fox and geese. A move is picked stop by stop, by taps, drags or keys.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../kit/board';
import type { Flight, Mark } from '../../kit/board';
import { shake } from '../../kit/flight';
import { Part } from '../../kit/part';
import { shortcut, starts, walk } from '../../kit/path';
import type { FoxAndGeeseView } from '../../net/views/foxandgeese';
import type { Board } from '../../net/wire';
import { words } from '../../words/words';
import type { Desk } from '../module';
import { figures, gooseOn } from './figures';
import { ground } from './ground';
import { readMove, writeMove } from './notation';
import { foresee, jumped, type Standing } from './view';
import { foxWords } from './words';

type Pointing = CustomEvent<{ point: string }>;

@customElement('fox-and-geese-table')
export class FoxAndGeeseTable extends Part {
  @property({ attribute: false }) desk!: Desk<FoxAndGeeseView>;
  /** The stops of the move in the making. */
  @state() private path: string[] = [];
  /** The movement to show, once. */
  private flight: Flight | null = null;
  /** What this page played itself, and has shown moving already. */
  private shown: string | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('desk') as Desk<FoxAndGeeseView> | undefined;
    if (!before) return;
    const { desk } = this;
    const told = desk.last !== null && desk.last.seq > (before.last?.seq ?? -1);
    if (told || before.seat !== desk.seat) this.path = [];
    if (told) this.follow(before.view, desk.last?.cue ?? '');
    else if (before.sent && !desk.sent) this.rollBack();
  }

  protected override render(): TemplateResult {
    const { desk, path } = this;
    const { next, whole } = walk(this.paths, path);
    const movable = path.length < 2 ? starts(this.paths) : path.slice(-1);
    return html`<div class="fg-table">
      <be-board
        .board=${this.board}
        .figures=${figures(this.standing)}
        .backdrop=${ground}
        .targets=${path.length > 0 ? next : NONE}
        .movable=${new Set(movable)}
        .picked=${path.at(-1) ?? null}
        .last=${path.length > 1 ? path : (readMove(desk.sent ?? desk.last?.cue ?? '') ?? [])}
        .marks=${this.advised}
        .flight=${this.flight}
        ?flipped=${desk.flipped}
        ?live=${true}
        label=${`${words().board}. ${words().boardHow}`}
        @pick=${(event: Pointing) => this.tap(event.detail.point)}
        @lift=${(event: Pointing) => this.lift(event.detail.point)}
        @drop=${(event: Pointing) => this.tap(event.detail.point)}
        @let-go=${this.letGo}
      ></be-board>
      ${whole && next.size > 0 ? this.bar() : nothing}
    </div>`;
  }

  private bar(): TemplateResult {
    return html`<div class="fg-bar" role="group" aria-label=${words().goOn}>
      <button class="primary" data-testid="stop-here" @click=${() => this.send(this.path)}>${words().stopHere}</button>
      <button @click=${this.letGo}>${words().undoPick}</button>
    </div>`;
  }

  private get board(): Board {
    return this.desk.game.boards ?? { points: [], lines: [] };
  }

  /** The legal moves as paths; none while one is on its way. */
  private get paths(): string[][] {
    return this.desk.seat === null || this.desk.sent ? [] : this.desk.moves.flatMap((move) => [readMove(move) ?? []]);
  }

  /** Who stands where, with the move in the making or on its way carried out. */
  private get standing(): Standing {
    const making = this.path.length > 1 ? writeMove(this.board, this.path) : '';
    return foresee(this.board, this.desk.view, this.desk.sent ?? making);
  }

  private get advised(): Mark[] {
    const stops = readMove(this.path.length === 0 && !this.desk.sent ? (this.desk.advised ?? '') : '') ?? [];
    return stops.slice(1).map((to, i) => ({ from: stops[i] ?? to, to, allowed: true }));
  }

  private tap(point: string): void {
    if (this.desk.seat === null || this.desk.sent) return;
    const far = shortcut(this.paths, this.path, point);
    if (this.path.length === 0) this.lift(point);
    else if (point === this.path.at(-1)) this.tapAgain();
    else if (walk(this.paths, this.path).next.has(point)) this.step([...this.path, point]);
    else if (far) this.send(far);
    else if (this.path.length === 1 && starts(this.paths).has(point)) this.path = [point];
    else this.desk.why(writeMove(this.board, [...this.path, point]));
  }

  /** A second tap on the animal in hand puts it down, which in a chain ends the move. */
  private tapAgain(): void {
    if (walk(this.paths, this.path).whole) this.send(this.path);
    else this.letGo();
  }

  /** Takes an animal up, be it only to ask why it may not move. */
  private lift(point: string): void {
    if (this.desk.seat === null || this.desk.sent || !figures(this.standing).some((one) => one.point === point)) return;
    this.path = [point];
    if (walk(this.paths, this.path).next.size === 0) this.desk.hint(foxWords().noMoveFrom);
  }

  /** One stop further: sent when it can't go on, shown when it can. */
  private step(path: string[]): void {
    if (walk(this.paths, path).next.size === 0) {
      this.send(path);
    } else {
      this.fly(path.slice(-2), this.standing.geese);
      this.path = path;
      this.desk.hint(words().goOn);
    }
  }

  private readonly letGo = (): void => {
    this.path = [];
  };

  private send(path: string[]): void {
    const text = this.desk.moves.find((move) => readMove(move)?.join() === path.join());
    if (!text) return;
    this.fly(path.slice(Math.max(0, this.path.length - 1)), this.standing.geese);
    this.shown = text;
    this.path = [];
    this.desk.play(text);
  }

  /** Shows what somebody did, unless this page has shown it when it was sent. */
  private follow(before: FoxAndGeeseView, cue: string): void {
    if (this.shown !== cue) this.fly(readMove(cue) ?? [], before.geese);
    this.shown = null;
  }

  private rollBack(): void {
    this.shown = null;
    shake(this);
  }

  private fly(path: string[], geese: string[]): void {
    const taken = jumped(this.board, path, geese).map(gooseOn);
    this.flight = { key: `${path.join()} ${Date.now()}`, path, taken };
  }
}

const NONE: ReadonlySet<string> = new Set<string>();
