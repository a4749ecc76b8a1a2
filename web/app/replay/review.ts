// The review of a finished match: what each player's choices cost, what luck did, and the moves that cost most.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import * as rest from '../../net/rest';
import type { Game, Remark, Replay, Review } from '../../net/wire';
import { faultWords } from '../../words/fault';
import { seatName } from '../../words/names';
import { say, words } from '../../words/words';

const PAUSE = 700;
const MOST = 5;

@customElement('match-review')
export class MatchReview extends Part {
  @property({ attribute: false }) replay!: Replay;
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) show: (step: number) => void = () => undefined;
  @state() private review: Review | null = null;
  @state() private asked = false;
  @state() private fault = '';
  private timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearTimeout(this.timer);
  }

  protected override render(): TemplateResult {
    const { review } = this;
    if (this.fault) return html`<p class="notice warn" role="alert">${this.fault}</p>`;
    if (!this.asked)
      return html`<button data-testid="review" @click=${this.begin}>${icon('lamp')}${words().advice.review}</button>`;
    const under = !review || review.done < review.of;
    return html`<section class="paper review" data-testid="reviewed" data-done=${!under}>
      <h2>${words().advice.review}</h2>
      ${under ? this.progress(review) : nothing} ${review && !under ? this.findings(review) : nothing}
    </section>`;
  }

  private progress(review: Review | null): TemplateResult {
    return html`<label
      >${words().advice.reviewing}<progress max=${review?.of ?? 1} .value=${review?.done ?? 0}></progress>
    </label>`;
  }

  private findings({ remarks, of }: Review): TemplateResult {
    const text = words().advice;
    if (remarks.length === 0) return html`<p>${text.nothingDecided}</p>`;
    const costly = [...remarks]
      .filter((remark) => notable(remark))
      .sort((a, b) => b.cost - a.cost)
      .slice(0, MOST);
    return html`${this.sums(remarks)}
      ${costly.length === 0
        ? html`<p>${text.nothingLost}</p>`
        : html`<h3>${text.costliest}</h3>
            <ol class="remarks">
              ${costly.map((remark) => this.remark(remark))}
            </ol>`}
      <p class="small">
        ${text.reviewed(of)}. ${remarks.some(inPoints) ? text.pointsAbout : text.choiceAbout}
        ${lucky(remarks) ? text.luckAbout : nothing}
      </p>`;
  }

  /** What choice and luck did to each player. */
  private sums(remarks: Remark[]): TemplateResult {
    const text = words().advice;
    const seats = [...new Set(remarks.map(({ seat }) => seat))].sort();
    const sum = (seat: number, of: (remark: Remark) => number) =>
      remarks.filter((remark) => remark.seat === seat).reduce((total, remark) => total + of(remark), 0);
    const mean = (seat: number, of: (remark: Remark) => number) =>
      sum(seat, of) / remarks.filter((remark) => remark.seat === seat).length;
    return html`<table class="sums">
      <thead>
        <tr>
          <td></td>
          <th scope="col">${text.choice}</th>
          ${lucky(remarks) ? html`<th scope="col">${text.luck}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${seats.map(
          (seat) =>
            html`<tr>
              <th scope="row">${seatName(this.game, this.replay.info.seats, seat)}</th>
              <td>
                ${remarks.some(inPoints)
                  ? text.lost(sum(seat, ({ cost }) => cost))
                  : text.cost(mean(seat, ({ cost }) => cost))}
              </td>
              ${lucky(remarks) ? html`<td>${text.signedShare(mean(seat, ({ luck }) => luck ?? 0))}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  private remark(remark: Remark): TemplateResult {
    const text = words().advice;
    const step = this.replay.frames.findIndex(({ seq }) => seq === remark.seq);
    const made = this.replay.frames[step]?.told;
    const best = remark.choices[0];
    return html`<li>
      <button class="plain" data-testid="remark" ?disabled=${step < 0} @click=${() => this.show(step - 1)}>
        <b>${inPoints(remark) ? text.lost(remark.cost) : text.cost(remark.cost)}</b>
        ${made ? say(made.words) : seatName(this.game, this.replay.info.seats, remark.seat)}
      </button>
      <p>${best ? text.better(say(best.words)) : nothing}</p>
      ${remark.hindsight !== undefined && !inPoints(remark)
        ? html`<p>${text.hindsight(remark.hindsight)} ${text.luckOf(remark.luck ?? 0)}.</p>`
        : nothing}
    </li>`;
  }

  private readonly begin = (): void => {
    this.asked = true;
    void this.ask();
  };

  private async ask(): Promise<void> {
    try {
      this.review = await rest.review(this.replay.info.table);
      if (this.review.done < this.review.of) this.timer = window.setTimeout(() => void this.ask(), PAUSE);
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  }
}

/** Whether costs are counted in points, not in shares of a victory. */
const inPoints = ({ reason }: Remark): boolean => reason.kind === 'group' || reason.kind === 'meadow';

/** Whether a cost is more than the noise of imagined games. */
const notable = (remark: Remark): boolean => remark.cost >= (inPoints(remark) ? 1 : 0.05);

/** Whether something was hidden that luck could be measured by. */
const lucky = (remarks: Remark[]): boolean => remarks.some(({ luck }) => luck !== undefined) && !remarks.some(inPoints);
