// The review of a finished match: what each player's choices cost, what luck did, and the moves that cost most.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import type { Game, Remark, Replay, Review } from '../../net/wire';
import { seatName } from '../../words/names';
import { words } from '../../words/words';
import { costliest, inPoints, Rereading, turningPoint } from './rereading';
import { compared } from './turning';

const MOST = 5;

/** Tells `reviewed` when it knows all decisions. */
@customElement('match-review')
export class MatchReview extends Part {
  @property({ attribute: false }) replay!: Replay;
  @property({ attribute: false }) game!: Game;
  /** The decision that is looked at, by the number of its event. */
  @property({ attribute: false }) moment: number | null = null;
  /** Shows a decision on the board. */
  @property({ attribute: false }) show: (remark: Remark) => void = () => undefined;
  /** Plays on from before a decision. */
  @property({ attribute: false }) playOn: (remark: Remark) => void = () => undefined;
  private readonly reading = new Rereading(this, () => this.replay.info.table);
  private told: Review | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Whoever comes to look at a decision wants its review.
    if (changed.has('moment') && this.moment !== null) this.reading.begin();
  }

  protected override updated(): void {
    const { review, isWhole } = this.reading;
    if (!isWhole || review === this.told) return;
    this.told = review;
    this.dispatchEvent(new CustomEvent('reviewed', { detail: review }));
  }

  protected override render(): TemplateResult {
    const { review, asked, fault, isWhole } = this.reading;
    if (fault) return html`<p class="notice warn" role="alert">${fault}</p>`;
    if (!asked)
      return html`<button data-testid="review" @click=${this.begin}>${icon('lamp')}${words().advice.review}</button>`;
    return html`<section class="paper review" data-testid="reviewed" data-done=${isWhole}>
      <h2>${words().advice.review}</h2>
      ${isWhole ? nothing : this.progress(review)} ${review && isWhole ? this.findings(review) : nothing}
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
    const turning = turningPoint(remarks, this.replay.outcome.winners);
    const costly = [...new Set([...(turning ? [turning] : []), ...costliest(remarks, MOST)])].slice(0, MOST);
    return html`${this.sums(remarks)}
      ${costly.length === 0
        ? html`<p>${text.nothingLost}</p>`
        : html`<h3>${text.costliest}</h3>
            <ol class="remarks">
              ${costly.map((remark) => this.remark(remark, remark === turning))}
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

  private remark(remark: Remark, turning: boolean): TemplateResult {
    const text = words().advice;
    const made = this.replay.frames.find(({ seq }) => seq === remark.seq)?.told;
    const won = this.replay.outcome.winners.includes(remark.seat);
    return html`<li aria-current=${this.moment === remark.seq ? 'true' : nothing}>
      ${turning ? html`<h4 data-testid="turning">${won ? text.nearly : text.turning}</h4>` : nothing}
      ${compared(remark, made?.words ?? { en: this.called(remark), fr: this.called(remark) })}
      ${remark.hindsight !== undefined && !inPoints(remark)
        ? html`<p class="small">${text.hindsight(remark.hindsight)} ${text.luckOf(remark.luck ?? 0)}.</p>`
        : nothing}
      <div class="row">
        <button data-testid="remark" ?disabled=${!made} @click=${() => this.show(remark)}>
          ${icon('play')}${text.seeMoment}
        </button>
        ${turning
          ? html`<button data-testid="play-on" @click=${() => this.playOn(remark)}>
              ${icon('again')}${text.playOn}
            </button>`
          : nothing}
      </div>
    </li>`;
  }

  private called({ seat }: Remark): string {
    return seatName(this.game, this.replay.info.seats, seat);
  }

  private readonly begin = (): void => {
    this.reading.begin();
    this.requestUpdate();
  };
}

/** Whether something was hidden that luck could be measured by. */
const lucky = (remarks: Remark[]): boolean => remarks.some(({ luck }) => luck !== undefined) && !remarks.some(inPoints);
