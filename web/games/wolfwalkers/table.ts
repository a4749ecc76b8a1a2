// The table of WolfWalkers: the market, the own grid with its running score, the others' grids, and the variant.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { dialog } from '../../kit/dialog';
import { calm, shake } from '../../kit/flight';
import { Part } from '../../kit/part';
import type { Desk } from '../module';
import { aidPart } from './aid';
import { next, stop, tapped, wayOf, whole, type Way } from './choices';
import { faceText } from './faces';
import { gridPart } from './grid';
import { marketPart, privatePart, type StallWish } from './market';
import { showPlacing } from './motion';
import { bonds, foretold, frame, objectiveText, scored } from './notes';
import { variantPart } from './powers';
import { prompt } from './prompt';
import { questionPart } from './question';
import { countLines, finalCount, scoreList } from './score';
import { named, type Face, type GridView, type TaleView, type Worth } from './view';
import { taleWords } from './words';

@customElement('wolfwalkers-table')
export class WolfWalkersTable extends Part {
  @property({ attribute: false }) desk!: Desk<TaleView>;
  /** What has been tapped of a move so far. */
  @state() private taps: string[] = [];
  /** What the mouse or the keyboard is on, and what a finger has tapped once. */
  @state() private looked: string | null = null;
  @state() private armed: string | null = null;
  /** The Objective whose Stories are lit: whose, and its number. */
  @state() private touched: { seat: number; index: number } | null = null;
  /** The grid that is enlarged. */
  @state() private enlarged: number | null = null;
  /** How many lines of the final count have been told. */
  @state() private told = 0;
  private timer = 0;
  private ways: Way[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.keyed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.keyed);
    window.clearTimeout(this.timer);
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
    return this.may ? next(this.ways, this.taps) : new Set();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('desk')) return;
    const before = changed.get('desk') as Desk<TaleView> | undefined;
    if (before?.sent && !this.desk.sent && before.last?.seq === this.desk.last?.seq) shake(this);
    if (before?.view === this.desk.view && before?.moves.length === this.desk.moves.length) return;
    this.ways = this.desk.moves.map(wayOf);
    [this.taps, this.armed] = [this.only(), null];
    if (before?.view !== this.desk.view) this.takeIn(before);
  }

  /** The one thing that has to be tapped anyway, such as the pile that a Power says to take from. */
  private only(): string[] {
    const takes = this.ways.filter((way) => way.text.includes('@'));
    const sources = new Set(takes.map((way) => way.stops[0] ?? ''));
    return takes.length > 0 && sources.size === 1 ? [...sources] : [];
  }

  /** A new view: what was placed flies to its cell; at the end the count is told. */
  private takeIn(before: Desk<TaleView> | undefined): void {
    const since = before?.view;
    const follows = since !== undefined && before?.eyes === this.desk.eyes;
    if (this.view.doing.step === 'OVER') this.tell(follows && since.doing.step !== 'OVER' && !calm() ? 0 : Infinity);
    else this.touched = null;
    if (!follows || calm()) return;
    const seen = before?.told.at(-1)?.seq ?? -1;
    const fresh = this.desk.told.filter((line) => line.seq > seen);
    void this.updateComplete.then(() => showPlacing(this, fresh));
  }

  /** Tells the final count from a line on, one line after the other. */
  private tell(from: number): void {
    window.clearTimeout(this.timer);
    const lines = countLines(this.view);
    this.told = Math.min(from, lines.length);
    const line = lines[this.told - 1];
    if (line && this.told < lines.length && line.objective !== null) {
      this.touched = { seat: line.seat, index: line.objective };
    } else this.touched = null;
    if (this.told < lines.length) this.timer = window.setTimeout(() => this.tell(from + 1), PACE);
  }

  protected override render(): TemplateResult {
    const { view, desk } = this;
    const main = this.gridOf(this.main);
    const others = view.grids.filter((grid) => grid !== main);
    const stall = this.stall();
    return html`<div class="ww-table" data-step=${view.doing.step} data-players=${view.grids.length}>
      ${variantPart({
        view,
        name: desk.name,
        legal: this.taps.length === 0 || this.only().length > 0 ? this.legalFromStart : this.legal,
        use: (power) => this.tap(power),
      })}
      ${view.doing.step === 'OVER'
        ? finalCount({
            view,
            name: desk.name,
            told: this.told,
            again: () => this.tell(calm() ? Infinity : 0),
            all: () => this.tell(Infinity),
          })
        : html`${marketPart(stall)} ${privatePart(stall)}`}
      ${questionPart({
        legal: this.legal,
        gain: (tap) => this.prospect(tap)?.gain,
        tap: (tap, event) => this.tap(tap, event),
        look: (tap) => (this.looked = tap),
      })}
      <div class="ww-about"><p data-testid="about" aria-live="polite">${this.about()}</p></div>
      <div class="ww-main">
        ${main ? this.ownGrid(main) : nothing}
        <div class="ww-beside">
          ${main
            ? scoreList({
                view,
                grid: main,
                touched: this.touched?.seat === main.seat ? this.touched.index : null,
                touch: (index) => this.touch(main.seat, index),
              })
            : nothing}
          <div class="ww-others">${others.map((grid) => this.small(grid))}</div>
        </div>
      </div>
      ${aidPart(view, desk.eyes === null ? null : (main ?? null))} ${this.large()}
    </div>`;
  }

  /** What could be tapped if nothing had been yet. */
  private get legalFromStart(): Set<string> {
    return this.may ? next(this.ways, []) : new Set();
  }

  private stall(): StallWish {
    const taking = this.may && this.view.doing.step === 'TAKE';
    return {
      view: this.view,
      name: this.desk.name,
      taking: taking && !this.taps.some((tap) => tap.startsWith('cell')),
      legal: this.sources,
      taps: this.sentTaps ?? this.taps,
      gain: (id) => this.prospect(id)?.gain,
      tap: (id, event) => this.tap(id, event),
      look: (id) => (this.looked = id),
    };
  }

  /** What of the market may be tapped: another card may take the place of the one chosen. */
  private get sources(): Set<string> {
    const all = new Set(this.legal);
    if (this.taps.length === 1 && !this.taps[0]?.startsWith('cell')) this.legalFromStart.forEach((one) => all.add(one));
    return all;
  }

  /** The taps of the move that is on its way. */
  private get sentTaps(): string[] | null {
    return this.desk.sent ? wayOf(this.desk.sent).stops : null;
  }

  /** What the move would bring that one more tap makes whole. */
  private prospect(tap: string): TaleView['prospects'][number] | undefined {
    const text = whole(this.ways, [...this.taps, tap]);
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
        <strong>${label}</strong> <span class="faint">${ww.cardsOf(grid.cards.length)} · ${frame(grid)}</span>
      </figcaption>
      ${gridPart({
        grid,
        label,
        legal,
        gains,
        picked: new Set(this.taps.flatMap(cellName)),
        lit: this.lit(grid),
        source: this.source(grid),
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

  private lit(grid: GridView): Set<string> {
    return new Set(this.worth(grid)?.cells.map(named) ?? []);
  }

  private source(grid: GridView): string | null {
    const at = this.worth(grid)?.at;
    return at ? named(at) : null;
  }

  /** The card that is on its way to a cell, or would lie there. */
  private ghost(): { cell: string; face: Face; sent: boolean } | null {
    const { sent } = this.desk;
    const looked = this.looked ?? this.armed;
    const text = sent ?? (looked && this.legal.has(looked) ? whole(this.ways, [...this.taps, looked]) : null);
    const [from, cell] = text?.split('@') ?? [];
    if (!from || !cell) return null;
    const face = this.faceAt(wayOf(`${from}@${cell}`).stops[0] ?? '');
    return face ? { cell, face, sent: sent !== null } : null;
  }

  /** The card that a tap takes. */
  private faceAt(tap: string): Face | undefined {
    const { market, pile } = this.view;
    const [kind, which = ''] = tap.split(' ');
    if (kind === 'top') return pile.top;
    if (kind === 'place') return market.find((place) => place.place === Number(which))?.card;
    if (kind === 'hand') return this.view.hand.find((face) => face.card === Number(which));
    const [depth, side] = which.split('-');
    const known = pile.known.find((one) => one.depth === Number(depth));
    return side === 'story' ? known?.story : known?.objective;
  }

  private small(grid: GridView): TemplateResult {
    const ww = taleWords();
    const name = this.desk.name(grid.seat);
    const asked = [...this.legal].some((one) => one.startsWith(`theirs ${grid.seat} `));
    return html`<button
      class=${`ww-small${asked ? ' asked' : ''}${this.view.doing.seat === grid.seat ? ' to-play' : ''}`}
      data-testid=${`enlarge-${grid.seat}`}
      aria-label=${ww.enlarge(name, grid.total)}
      @click=${() => (this.enlarged = grid.seat)}
    >
      <span class="ww-small-head"><strong>${name}</strong><b>${grid.total}</b></span>
      ${gridPart({ grid, label: ww.gridOf(name), lit: this.lit(grid), source: this.source(grid) })}
      ${bonds(grid).map((note) => html`<small>${note}</small>`)}
    </button>`;
  }

  /** A grid enlarged above the table. */
  private large(): TemplateResult | typeof nothing {
    const grid = this.enlarged === null ? undefined : this.gridOf(this.enlarged);
    if (!grid) return nothing;
    const ww = taleWords();
    const heading = ww.gridOf(this.desk.name(grid.seat));
    const legal = new Set(
      [...this.legal].flatMap((one) => (one.startsWith(`theirs ${grid.seat} `) ? [one.split(' ')[2] ?? ''] : [])),
    );
    const body = html`<div class="ww-large">
      ${gridPart({
        grid,
        label: heading,
        legal,
        gains: this.gains(legal, (cell) => stop.theirs(grid.seat, cell)),
        lit: this.lit(grid),
        source: this.source(grid),
        cursor: [...legal][0] ?? (grid.cards[0] ? named(grid.cards[0].cell) : null),
        tap: (cell, event) =>
          legal.has(cell) ? this.tap(stop.theirs(grid.seat, cell), event) : this.touchCell(grid, cell),
      })}
      ${scoreList({
        view: this.view,
        grid,
        touched: this.touched?.seat === grid.seat ? this.touched.index : null,
        touch: (index) => this.touch(grid.seat, index),
      })}
    </div>`;
    return dialog({ id: 'grid', heading, body, close: () => (this.enlarged = null) });
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
    if (this.legal.has(tap) || this.taps.includes(tap) || this.legalFromStart.has(tap)) this.tap(tap, event);
    else {
      this.touchCell(grid, cell);
      const [from] = this.taps;
      if (this.may && from && this.view.doing.step === 'TAKE') this.desk.why(`${from.replace(/^place /, '')}@${cell}`);
    }
  }

  /** Something was tapped. A finger can't hover: its first tap on what would end a move shows what that brings. */
  private tap(tap: string, event?: Event): void {
    if (!this.may) {
      this.armed = this.armed === tap ? null : tap;
      return;
    }
    const taps = tapped(this.ways, this.taps, tap);
    if (!taps) {
      this.armed = tap;
      if (tap.startsWith('place')) this.desk.why(`${tap.slice(6)}@${this.someCell}`);
      return;
    }
    const text = whole(this.ways, taps);
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (text !== null && touch && this.armed !== tap) {
      this.armed = tap;
      this.desk.hint(text.includes('@') ? taleWords().tapAgain : taleWords().tapAgainDo);
    } else if (text !== null) this.play(text);
    else {
      [this.taps, this.armed] = [taps, tap];
      this.guide();
    }
  }

  /** A cell where a card may lie, to ask why a card may not be taken. */
  private get someCell(): string {
    return this.ways.flatMap((way) => way.stops.flatMap(cellName))[0] ?? '0,0';
  }

  private play(text: string): void {
    [this.taps, this.armed, this.looked, this.enlarged] = [[], null, null, null];
    this.desk.play(text);
  }

  /** Says what comes next. */
  private guide(): void {
    const ww = taleWords();
    const [first = ''] = this.taps;
    if (this.view.doing.step !== 'TAKE') {
      const others = this.taps.length > 0 && [...this.legal].some((one) => one.startsWith('theirs'));
      this.desk.hint(others ? ww.othersObjective : (prompt(this.desk) ?? ''));
    } else if (this.taps.length > this.only().length) {
      this.desk.hint(first.startsWith('cell') ? ww.takeWhat : ww.takeThere);
    } else this.desk.hint(prompt(this.desk) ?? '');
  }

  /** One line about what is looked at: what a move would bring, or what a card says. */
  private about(): string {
    const ww = taleWords();
    const looked = this.looked ?? this.armed;
    const worth = this.touched && this.gridOf(this.touched.seat)?.objectives[this.touched.index];
    if (!looked) return worth ? objectiveText(this.view, worth) : '';
    const text = this.legal.has(looked) ? whole(this.ways, [...this.taps, looked]) : null;
    const prospect = this.view.prospects.find((one) => one.move === text);
    if (prospect) return foretold(this.view, prospect);
    if (text?.includes('@') || text?.startsWith('flip')) return ww.unforeseen;
    const face = this.faceAt(looked) ?? this.cardIn(looked);
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
    if (event.key !== 'Escape' || this.taps.length === 0 || this.enlarged !== null) return;
    [this.taps, this.armed] = [this.only(), null];
    this.guide();
  };
}

/** How long a line of the final count stands alone. */
const PACE = 900;

/** The cell that a tap means, if it means one. */
const cellName = (tap: string): string[] => (tap.startsWith('cell ') ? [tap.slice(5)] : []);
