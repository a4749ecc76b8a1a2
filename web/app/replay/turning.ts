// The turning point of a match that is over: the decision in its own words, what was better and why, and two ways on:
// to look at it again, and to play on from there.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import { writeRoute } from '../../kit/routes';
import type { Game, Outcome, Remark, SeatInfo, Viewer, Words } from '../../net/wire';
import { faultWords } from '../../words/fault';
import { say, words } from '../../words/words';
import { goOn } from './go-on';
import { inPoints, Rereading, turningPoint } from './rereading';

/** What was played and what was better, in words. */
export function compared(remark: Remark, made: Words | undefined): TemplateResult {
  const text = words().advice;
  const [best] = remark.choices;
  return html`<p>
      <b>${inPoints(remark) ? text.lost(remark.cost) : text.cost(remark.cost)}</b> ${made ? say(made) : nothing}
    </p>
    ${best
      ? html`<p data-testid="better">
          ${text.better(say(best.words))}${remark.why
            ? html` <span data-testid="reason">${say(remark.why)}</span>`
            : nothing}
        </p>`
      : nothing}`;
}

@customElement('turning-point')
export class TurningPoint extends Part {
  @property() table = '';
  /** Who reads it. */
  @property({ attribute: false }) viewer: Viewer = 'spectator';
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) seats: SeatInfo[] = [];
  @property({ attribute: false }) outcome!: Outcome;
  /** What was told of an event. */
  @property({ attribute: false }) told: (seq: number) => Words | undefined = () => undefined;
  @state() private fault = '';
  private readonly reading = new Rereading(
    this,
    () => this.table,
    () => this.viewer,
  );

  protected override render(): TemplateResult {
    const { asked, isWhole, review } = this.reading;
    const text = words().advice;
    const fault = this.fault || this.reading.fault;
    if (fault) return html`<p class="notice warn" role="alert">${fault}</p>`;
    if (!asked)
      return html`<button data-testid="find-turning" @click=${this.begin}>${icon('lamp')}${text.findTurning}</button>`;
    if (!isWhole || !review)
      return html`<label
        >${text.reviewing}<progress max=${review?.of ?? 1} .value=${review?.done ?? 0}></progress>
      </label>`;
    const remark = turningPoint(review.remarks, this.outcome.winners);
    return remark ? this.found(remark) : html`<p data-testid="no-turning">${text.noTurning}</p>`;
  }

  private found(remark: Remark): TemplateResult {
    const text = words().advice;
    const won = this.outcome.winners.includes(remark.seat);
    const moment = { viewer: String(remark.seat), at: null, moment: remark.seq };
    return html`<div class="turning" data-testid="turning" data-seq=${remark.seq} role="status">
      <h3>${won ? text.nearly : text.turning}</h3>
      ${compared(remark, this.told(remark.seq))}
      <div class="row">
        <a
          class="button"
          data-testid="see-moment"
          href=${writeRoute({ screen: 'replay', table: this.table, ...moment })}
          >${icon('play')}${text.seeMoment}</a
        >
        <button data-testid="play-on" @click=${() => void this.playOn(remark)}>${icon('again')}${text.playOn}</button>
      </div>
    </div>`;
  }

  private readonly begin = (): void => {
    this.reading.begin();
    this.requestUpdate();
  };

  private async playOn({ seq, seat }: Remark): Promise<void> {
    try {
      // As it stood before the decision.
      await goOn(this.table, seq - 1, this.game, this.seats, seat);
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  }
}
