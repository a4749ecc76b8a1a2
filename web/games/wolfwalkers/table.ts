// The table of WolfWalkers: the market, the own grid with its running score, the others' grids, and the variant.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { drag } from '../../kit/drag';
import { shake } from '../../kit/flight';
import { Part } from '../../kit/part';
import { capital } from '../../words/names';
import { words } from '../../words/words';
import type { Desk } from '../module';
import { aidPart } from './aid';
import { pointedAt } from './beats';
import { stop, wayOf } from './choices';
import './count';
import type { Touched } from './count';
import { faceText } from './faces';
import { gridPart, type GridWish } from './grid';
import { knowledgePart, marketPart, privatePart, type StallWish } from './market';
import { tidy } from './motion';
import { faceAt, foretold, frame, objectiveText, scored } from './notes';
import { largeGrid, ownChip, smallGrid, type OtherWish } from './others';
import { variantPart } from './powers';
import { prompt } from './prompt';
import { questionPart } from './question';
import { scoreList } from './score';
import { cellName, Tapping } from './tapping';
import { named, type Face, type GridView, type TaleView, type Worth } from './view';
import { taleWords } from './words';

@customElement('wolfwalkers-table')
export class WolfWalkersTable extends Part {
  @property({ attribute: false }) desk!: Desk<TaleView>;
  @state() private tapping = Tapping.begin([]);
  /** What the mouse or the keyboard is on, and what a finger has tapped once. */
  @state() private looked: string | null = null;
  @state() private armed: string | null = null;
  /** The Objective whose Stories are lit. */
  @state() private touched: Touched | null = null;
  /** The text of a card of the variant that was tapped. */
  @state() private told: string | null = null;
  /** The grid that is enlarged. */
  @state() private enlarged: number | null = null;
  /** Whether the game has ended while it was watched. */
  private ended = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.keyed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.keyed);
  }

  private get view(): TaleView {
    return this.desk.view;
  }

  /** The seat whose grid is large. */
  private get main(): number {
    return this.desk.eyes ?? (this.desk.flipped ? 1 : 0);
  }

  private gridOf(seat: number): GridView | undefined {
    return this.view.grids.find((grid) => grid.seat === seat);
  }

  private get may(): boolean {
    return this.desk.seat !== null && !this.desk.sent;
  }

  private get legal(): Set<string> {
    return this.may ? this.tapping.legal : new Set();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('desk')) return;
    const before = changed.get('desk') as Desk<TaleView> | undefined;
    if (before?.sent && !this.desk.sent && before.last?.seq === this.desk.last?.seq) shake(this);
    if (before?.view === this.desk.view && before?.moves.length === this.desk.moves.length) return;
    [this.tapping, this.armed, this.told] = [Tapping.begin(this.desk.moves), null, null];
    if (before?.view !== this.desk.view) this.takeIn(before);
  }

  /** A new view takes the place of what the board has played. */
  private takeIn(before: Desk<TaleView> | undefined): void {
    tidy(this);
    const over = this.view.doing.step === 'OVER';
    const since = before?.view.doing.step;
    if (!over) this.touched = null;
    if (!over || since !== 'OVER') this.ended = over && since !== undefined && before?.eyes === this.desk.eyes;
  }

  protected override render(): TemplateResult {
    const { view, desk } = this;
    const main = this.gridOf(this.main);
    const others = view.grids.filter((grid) => grid !== main);
    const stall = this.stall();
    return html`<div class="ww-table" data-step=${view.doing.step} data-players=${view.grids.length}>
      ${view.doing.step === 'OVER'
        ? html`<wolfwalkers-count
            .view=${view}
            .name=${desk.name}
            .live=${this.ended}
            @touch=${({ detail }: CustomEvent<Touched | null>) => (this.touched = detail)}
          ></wolfwalkers-count>`
        : html`<div class="ww-stalls">
            ${marketPart(stall)} ${privatePart(stall)}
            ${questionPart({
              legal: this.legal,
              gain: (tap) => this.prospect(tap)?.gain,
              tap: (tap, event) => this.tap(tap, event),
              look: (tap) => (this.looked = tap),
            })}
          </div>`}
      <div class="ww-about"><p data-testid="about" aria-live="polite">${this.about()}</p></div>
      ${main ? this.ownGrid(main) : nothing}
      <div class="ww-beside">
        ${variantPart({
          view,
          name: desk.name,
          pointed: this.pointed,
          legal: this.tapping.isFresh ? this.legalFromStart : this.legal,
          use: (power) => this.tap(power),
          tell: (text) => (this.told = this.told === text ? null : text),
        })}
        ${main
          ? scoreList({
              view,
              grid: main,
              touched: this.touched?.seat === main.seat ? this.touched.index : null,
              touch: (index) => this.touch(main.seat, index),
            })
          : nothing}
        <div class="ww-others">
          ${main
            ? ownChip(
                desk.eyes === null ? desk.name(main.seat) : capital(words().you),
                main,
                () => (this.enlarged = main.seat),
              )
            : nothing}
          ${others.map((grid) => smallGrid(this.other(grid), () => (this.enlarged = grid.seat)))}
        </div>
        ${knowledgePart(stall)} ${this.aid(main)}
      </div>
      ${this.large()}
    </div>`;
  }

  private aid(main: GridView | undefined): TemplateResult {
    return aidPart(this.view, this.desk.eyes === null ? null : (main ?? null));
  }

  /** The places and cards that a hint or a line of the log speaks of. */
  private get pointed(): Set<string> {
    return pointedAt(this.desk.lit);
  }

  /** What could be tapped if nothing had been yet. */
  private get legalFromStart(): Set<string> {
    return this.may ? this.tapping.fromStart : new Set();
  }

  private stall(): StallWish {
    const taking = this.may && this.view.doing.step === 'TAKE';
    return {
      view: this.view,
      name: this.desk.name,
      pointed: this.pointed,
      taking: taking && !this.tapping.taps.some((tap) => tap.startsWith('cell')),
      legal: this.may ? this.tapping.sources : new Set(),
      taps: this.sentTaps ?? this.tapping.taps,
      gain: (id) => this.prospect(id)?.gain,
      tap: (id, event) => this.tap(id, event),
      look: (id) => (this.looked = id),
      grab: (id, event) => this.grab(id, event),
    };
  }

  /** The taps of the move that is on its way. */
  private get sentTaps(): string[] | null {
    return this.desk.sent ? wayOf(this.desk.sent).stops : null;
  }

  /** What the move would bring that one more tap makes whole. */
  private prospect(tap: string): TaleView['prospects'][number] | undefined {
    const text = this.tapping.moveWith(tap);
    return text === null ? undefined : this.view.prospects.find((one) => one.move === text);
  }

  private ownGrid(grid: GridView): TemplateResult {
    const ww = taleWords();
    const own = this.desk.eyes === grid.seat;
    const label = own ? ww.yourGrid : ww.gridOf(this.desk.name(grid.seat));
    const legal = new Set([...this.legal].flatMap(cellName));
    const gains = this.gains(legal, stop.cell);
    const cursor = [...legal][0] ?? (grid.cards[0] ? named(grid.cards[0].cell) : null);
    return html`<figure class="ww-own">
      <figcaption>
        <strong>${label}</strong>
        <span class="faint"
          >${ww.cardsOf(grid.cards.length)} · <span class="ww-whole">${frame(grid, ww.openFrame)}</span
          ><span class="ww-brief">${frame(grid, ww.openFrameBrief)}</span></span
        >
      </figcaption>
      ${gridPart({
        grid,
        label,
        legal,
        gains,
        picked: new Set(this.tapping.taps.flatMap(cellName)),
        ...this.lights(grid),
        ghost: this.ghost(),
        cursor,
        tap: (cell, event) => this.tapCell(grid, cell, event),
        look: (cell) => (this.looked = cell === null ? null : stop.cell(cell)),
      })}
    </figure>`;
  }

  /** What a tap on each of these cells would bring. */
  private gains(cells: Set<string>, tap: (cell: string) => string): Map<string, number> {
    return new Map(
      [...cells].flatMap((cell) => {
        const gain = this.prospect(tap(cell))?.gain;
        return gain === undefined ? [] : [[cell, gain] as [string, number]];
      }),
    );
  }

  private worth(grid: GridView): Worth | undefined {
    return this.touched?.seat === grid.seat ? grid.objectives[this.touched.index] : undefined;
  }

  private lights(grid: GridView): Pick<GridWish, 'lit' | 'pointed' | 'source'> {
    const worth = this.worth(grid);
    return {
      lit: new Set(worth?.cells.map(named) ?? []),
      pointed: this.pointed,
      source: worth?.at ? named(worth.at) : null,
    };
  }

  /** The card that is on its way to a cell, or would lie there. */
  private ghost(): { cell: string; face: Face; sent: boolean } | null {
    const { sent } = this.desk;
    const looked = this.looked ?? this.armed;
    const text = sent ?? (looked && this.legal.has(looked) ? this.tapping.moveWith(looked) : null);
    const [from, cell] = text?.split('@') ?? [];
    if (!from || !cell) return null;
    const face = faceAt(this.view, wayOf(`${from}@${cell}`).stops[0] ?? '');
    return face ? { cell, face, sent: sent !== null } : null;
  }

  /** Another player’s grid, as both its sizes show it. */
  private other(grid: GridView): OtherWish {
    const theirs = `theirs ${grid.seat} `;
    return {
      view: this.view,
      grid,
      name: this.desk.name(grid.seat),
      lights: this.lights(grid),
      legal: new Set([...this.legal].flatMap((tap) => (tap.startsWith(theirs) ? [tap.slice(theirs.length)] : []))),
    };
  }

  private large(): TemplateResult | typeof nothing {
    const grid = this.enlarged === null ? undefined : this.gridOf(this.enlarged);
    if (!grid) return nothing;
    const other = this.other(grid);
    return largeGrid({
      ...other,
      gains: this.gains(other.legal, (cell) => stop.theirs(grid.seat, cell)),
      tap: (cell, event) =>
        other.legal.has(cell) ? this.tap(stop.theirs(grid.seat, cell), event) : this.touchCell(grid, cell),
      touched: this.touched?.seat === grid.seat ? this.touched.index : null,
      touch: (index) => this.touch(grid.seat, index),
      below: grid.seat === this.main ? this.aid(grid) : nothing,
      close: () => (this.enlarged = null),
    });
  }

  private touch(seat: number, index: number | null): void {
    this.touched = index === null ? null : { seat, index };
  }

  /** An Objective of a grid was tapped: it tells what scores for it. */
  private touchCell(grid: GridView, cell: string): void {
    const index = grid.objectives.findIndex(({ at }) => at && named(at) === cell);
    const same = this.touched?.seat === grid.seat && this.touched.index === index;
    this.touch(grid.seat, index < 0 || same ? null : index);
  }

  private tapCell(grid: GridView, cell: string, event: Event): void {
    const tap = stop.cell(cell);
    if (this.legal.has(tap) || this.tapping.taps.includes(tap) || this.legalFromStart.has(tap)) this.tap(tap, event);
    else {
      this.touchCell(grid, cell);
      const [from] = this.tapping.taps;
      if (this.may && from && this.view.doing.step === 'TAKE') this.desk.why(`${from.replace(/^place /, '')}@${cell}`);
    }
  }

  /** Something was tapped. A finger can't hover: its first tap on what would end a move shows what that brings. */
  private tap(tap: string, event?: Event): void {
    if (!this.may) {
      this.armed = this.armed === tap ? null : tap;
      return;
    }
    const tapping = this.tapping.with(tap);
    if (!tapping) {
      this.armed = tap;
      if (tap.startsWith('place')) this.desk.why(`${tap.slice(6)}@${this.tapping.someCell}`);
      return;
    }
    const text = tapping.move;
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (text !== null && touch && this.armed !== tap) {
      this.armed = tap;
      this.desk.hint(text.includes('@') ? taleWords().tapAgain : taleWords().tapAgainDo);
    } else if (text !== null) this.play(text);
    else {
      [this.tapping, this.armed] = [tapping, tap];
      this.guide();
    }
  }

  /** A card of the market is dragged to where it shall lie. */
  private grab(source: string, event: PointerEvent): void {
    const grid = this.gridOf(this.main);
    if (!grid || !this.may || !this.tapping.sources.has(source)) return;
    drag(event, event.currentTarget as HTMLElement, {
      lift: () => {
        if (!this.tapping.taps.includes(source)) this.tap(source);
      },
      drop: (over) => {
        const cell = over?.closest<HTMLElement>('.ww-own [data-cell]')?.dataset['cell'];
        if (cell && this.tapping.taps.includes(source)) this.tapCell(grid, cell, new Event('drop'));
      },
    });
  }

  private play(text: string): void {
    [this.tapping, this.armed, this.looked, this.enlarged] = [this.tapping.reset(), null, null, null];
    this.desk.play(text);
  }

  /** Says what comes next. */
  private guide(): void {
    const ww = taleWords();
    const { taps, isFresh } = this.tapping;
    const [first = ''] = taps;
    if (this.view.doing.step !== 'TAKE') {
      const others = taps.length > 0 && [...this.legal].some((one) => one.startsWith('theirs'));
      this.desk.hint(others ? ww.othersObjective : (prompt(this.desk) ?? ''));
    } else if (!isFresh) {
      this.desk.hint(first.startsWith('cell') ? ww.takeWhat : ww.takeThere);
    } else this.desk.hint(prompt(this.desk) ?? '');
  }

  /** One line about what is looked at: what a move would bring, or what a card says. */
  private about(): string {
    const ww = taleWords();
    if (this.told !== null) return this.told;
    const looked = this.looked ?? this.armed;
    const worth = this.touched && this.gridOf(this.touched.seat)?.objectives[this.touched.index];
    if (!looked) return worth ? objectiveText(this.view, worth) : '';
    const text = this.legal.has(looked) ? this.tapping.moveWith(looked) : null;
    const prospect = this.view.prospects.find((one) => one.move === text);
    if (prospect) return foretold(this.view, prospect);
    if (text?.includes('@') || text?.startsWith('flip')) return ww.unforeseen;
    const face = faceAt(this.view, looked) ?? this.cardIn(looked);
    if (!face) return '';
    const worthHere = this.gridOf(this.main)?.objectives.find(
      ({ at }) => face.objective && at && stop.cell(named(at)) === looked,
    );
    return worthHere ? scored(face, worthHere) : faceText(face);
  }

  private cardIn(tap: string): Face | undefined {
    const [cell] = cellName(tap);
    return this.gridOf(this.main)?.cards.find((laid) => named(laid.cell) === cell)?.face;
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.tapping.taps.length === 0 || this.enlarged !== null) return;
    [this.tapping, this.armed] = [this.tapping.reset(), null];
    this.guide();
  };
}
