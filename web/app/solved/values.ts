// Beside a replay or a game against bots: what the position and every move of it is worth.
import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sign } from '../../kit/drawing';
import { Part } from '../../kit/part';
import * as rest from '../../net/rest';
import type { Analysis, Game, SolvedGame, Worth } from '../../net/wire';
import { change, settings } from '../../settings/settings';
import { side } from '../../words/names';
import { words } from '../../words/words';
import { better, mayBeLate, told } from '../../words/worth';
import { solvedGame } from './offer';

/** A pause before asking, so that a slider drawn across a match asks once. */
const PAUSE = 120;

/** What the panel tells its host to show on the board. */
export interface Shown {
  /** The event after which this holds. */
  seq: number;
  analysis: Analysis;
  pointed: string | null;
}

/** Tells `shown` with what to draw on the board, or null. */
@customElement('exact-values')
export class ExactValues extends Part {
  @property() table = '';
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) seq = 0;
  @state() private solved: SolvedGame | null = null;
  @state() private now: Shown | null = null;
  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearTimeout(this.timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('seq') || changed.has('table')) this.ask();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.solved?.ready && this.solved?.offer === undefined) return nothing;
    return html`<section class="paper values" data-testid="values">
      ${this.solved.ready
        ? html`<label class="switch"
              ><input
                type="checkbox"
                data-testid="show-values"
                .checked=${settings.values}
                @change=${this.toggle}
              />${words().solved.show}</label
            >${settings.values ? this.findings() : html`<p class="hint">${words().solved.practice}</p>`}`
        : html`<details>
            <summary>${words().solved.values}</summary>
            <tables-offer .game=${this.game.id} @ready=${() => void this.look()}></tables-offer>
          </details>`}
    </section>`;
  }

  private findings(): TemplateResult {
    const { now } = this;
    if (!now || now.seq !== this.seq) return html`<p class="hint">${words().loading}</p>`;
    const moves = now.analysis.moves.filter(({ value }) => value).sort(better);
    const silent = now.analysis.moves.length - moves.length;
    return html`<p class="verdict" data-testid="verdict" data-worth=${now.analysis.value ?? nothing} role="status">
        ${verdict(this.game, now.analysis)}
      </p>
      ${mayBeLate(now.analysis) ? html`<p class="hint" data-testid="late">${words().solved.late}</p>` : nothing}
      ${moves.length === 0
        ? nothing
        : html`<ul class="value-list" aria-label=${words().solved.moveList}>
            ${moves.map(
              (valued) =>
                html`<li>
                  <button
                    class="plain"
                    data-move=${valued.move}
                    data-worth=${valued.value ?? nothing}
                    aria-pressed=${now.pointed === valued.move}
                    title=${words().solved.pointTo(valued.move)}
                    @click=${() => this.point(valued.move)}
                  >
                    ${valued.value ? emblem(valued.value) : nothing}<b>${valued.move}</b> <span>${told(valued)}</span>
                  </button>
                </li>`,
            )}
          </ul>`}
      ${moves.length > 0 && silent > 0 ? html`<p class="hint">${words().solved.silent(silent)}</p>` : nothing}`;
  }

  private point(move: string): void {
    if (this.now) this.show({ ...this.now, pointed: this.now.pointed === move ? null : move });
  }

  private readonly toggle = (event: Event): void => {
    change({ values: (event.target as HTMLInputElement).checked });
    this.ask();
  };

  private async look(): Promise<void> {
    try {
      this.solved = await solvedGame(this.game.id);
    } catch {
      this.solved = null;
    }
    this.ask();
  }

  private ask(): void {
    window.clearTimeout(this.timer);
    if (!settings.values || !this.solved?.ready) this.show(null);
    else this.timer = window.setTimeout(() => void this.fetch(this.seq), PAUSE);
  }

  private async fetch(seq: number): Promise<void> {
    try {
      const analysis = await rest.matchAnalysis(this.table, seq);
      if (seq === this.seq && settings.values) this.show({ seq, analysis, pointed: null });
    } catch {
      this.show(null);
    }
  }

  private show(now: Shown | null): void {
    this.now = now;
    this.dispatchEvent(new CustomEvent('shown', { detail: now }));
  }
}

/** Who wins with best play, and when. */
function verdict(game: Game, { value, turns, turn }: Analysis): string {
  const { solved } = words();
  if (turn.kind === 'over') return solved.over;
  if (!value) return solved.unknown;
  if (value === 'draw') return solved.draw;
  const mover = turn.kind === 'act' ? (turn.awaited[0] ?? 0) : 0;
  const winner = side(game, value === 'win' ? mover : 1 - mover);
  return turns === undefined ? solved.win(winner) : solved.winIn(winner, turns);
}

const emblem = (worth: Worth): TemplateResult =>
  html`<svg class="worth" viewBox="-17 -17 34 34" aria-hidden="true">${svg`${sign(worth)}`}</svg>`;
