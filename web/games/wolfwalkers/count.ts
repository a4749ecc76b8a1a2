// The final count, told line by line: who listens sees which Stories score for each Objective.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { calm } from '../../kit/flight';
import { Part } from '../../kit/part';
import { say } from '../../words/words';
import type { TaleView } from './view';
import { taleWords } from './words';

/** A line of the final count: whose, and which of that player's Objectives or bonuses. */
interface CountLine {
  seat: number;
  /** The Objective's number in its grid; null for what else counts. */
  objective: number | null;
  title: string;
  note: string;
  points: number;
}

/** The count in the order it is told: the players in turn, each Objective by Objective. */
function countLines(view: TaleView): CountLine[] {
  const ww = taleWords();
  return view.grids.flatMap((grid) => [
    ...grid.objectives.map(
      (worth, i): CountLine => ({
        seat: grid.seat,
        objective: i,
        title: say(worth.title),
        note: ww.times(worth.times),
        points: worth.points,
      }),
    ),
    ...grid.bonuses.map(
      (bonus): CountLine => ({
        seat: grid.seat,
        objective: null,
        title: say(bonus.why),
        note: '',
        points: bonus.points,
      }),
    ),
  ]);
}

/** Whether there is anything to count. */
export const counts = (view: TaleView): boolean => view.doing.step === 'OVER' && countLines(view).length > 0;

/** An Objective of a grid: whose, and its number. */
export interface Touched {
  seat: number;
  index: number;
}

/** How long a line stands alone. */
const PACE = 900;

/** Tells `touch` whose Stories are to be lit, and `counted` when all has been told. */
@customElement('wolfwalkers-count')
export class WolfWalkersCount extends Part {
  @property({ attribute: false }) view!: TaleView;
  @property({ attribute: false }) name: (seat: number) => string = String;
  /** Whether the game has ended before the viewer's eyes: then the count is told from its first line. */
  @property({ type: Boolean }) live = false;
  /** How many lines have been told. */
  @state() private told = 0;
  private timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearTimeout(this.timer);
  }

  protected override firstUpdated(): void {
    this.tell(this.live && !calm() ? 0 : Infinity);
  }

  private readonly again = (): void => this.tell(calm() ? Infinity : 0);

  private readonly all = (): void => this.tell(Infinity);

  /** Tells the count from a line on, one line after the other. */
  private tell(from: number): void {
    window.clearTimeout(this.timer);
    const lines = countLines(this.view);
    this.told = Math.min(from, lines.length);
    const done = this.told === lines.length;
    const line = lines[this.told - 1];
    this.touch(done || !line || line.objective === null ? null : { seat: line.seat, index: line.objective });
    if (done) this.dispatchEvent(new CustomEvent('counted', { bubbles: true }));
    else this.timer = window.setTimeout(() => this.tell(from + 1), PACE);
  }

  private touch(detail: Touched | null): void {
    this.dispatchEvent(new CustomEvent<Touched | null>('touch', { detail }));
  }

  protected override render(): TemplateResult {
    const ww = taleWords();
    const { view, told } = this;
    const lines = countLines(view);
    const shown = lines.slice(0, told);
    const best = Math.max(...view.grids.map((grid) => grid.total));
    const done = told >= lines.length;
    return html`<section
      class="ww-count"
      data-testid="count"
      data-told=${Math.min(told, lines.length)}
      data-lines=${lines.length}
    >
      <header>
        <h2>${ww.count}</h2>
        ${done
          ? html`<button class="plain" data-testid="tell-again" @click=${this.again}>${ww.tellAgain}</button>`
          : html`<button class="plain" data-testid="tell-all" @click=${this.all}>${ww.tellAll}</button>`}
      </header>
      <div class="ww-columns">
        ${view.grids.map((grid) => {
          const own = shown.filter((line) => line.seat === grid.seat);
          const sum = own.reduce((so, line) => so + line.points, 0);
          return html`<div class="ww-column" data-seat=${grid.seat}>
            <h3>${this.name(grid.seat)}</h3>
            <ol>
              ${own.map(
                (line) =>
                  html`<li class=${line.points > 0 ? '' : 'none'}>
                    <span>${line.title}${line.note ? html`<small>${line.note}</small>` : nothing}</span
                    ><strong>${line.objective === null ? ww.signed(line.points) : line.points}</strong>
                  </li>`,
              )}
            </ol>
            <p class=${`ww-sum${done && grid.total === best ? ' best' : ''}`}>
              <span>${ww.total}</span><strong data-testid=${`final-${grid.seat}`}>${sum}</strong>
            </p>
          </div>`;
        })}
      </div>
    </section>`;
  }
}
