// Who is away, and what those may choose who are there: to wait, to let a bot play, to end the match (T-12).
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../../kit/part';
import '../../kit/time';
import { hours } from '../../net/hours';
import type { Absent, Game, TableMessage } from '../../net/wire';
import { called } from '../../words/called';
import { words } from '../../words/words';
import type { Saying } from './saying';
import { sure } from './sure';

export function absences(saying: Saying): TemplateResult | typeof nothing {
  const { info, game } = saying.now;
  if (!info || info.absent.length === 0) return nothing;
  return html`<table-absence
    .info=${info}
    .heard=${saying.now.infoAt}
    .game=${game}
    .saying=${saying}
  ></table-absence>`;
}

/** Our seats that are played by whoever is here, and not by a bot. */
const playing = ({ seats, yours }: TableMessage): number[] =>
  yours.filter((seat) => !seats.find((info) => info.seat === seat)?.bot);

/** Those of us who have not said yet whether they would like to end the match, while somebody proposes it. */
const undecided = (info: TableMessage): number[] =>
  info.end ? playing(info).filter((seat) => seat !== info.end?.seat && !info.end?.answers.includes(seat)) : [];

/** Whether somebody who is here, and not on this device, has still to agree to the end. */
const othersAsked = ({ end, seats, yours }: TableMessage): boolean =>
  end !== undefined &&
  seats.some(
    ({ seat, kind, here, bot }) =>
      kind === 'person' && here && !bot && !yours.includes(seat) && seat !== end.seat && !end.answers.includes(seat),
  );

@customElement('table-absence')
export class TableAbsence extends Part {
  @property({ attribute: false }) info!: TableMessage;
  /** When that was heard, by the hours of the house. */
  @property({ type: Number }) heard = 0;
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) saying!: Saying;
  /** Those we are content to wait for, each since they went. */
  @state() private patient: Absent[] = [];
  @state() private ending = false;
  private alarm = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearTimeout(this.alarm);
  }

  protected override updated(): void {
    window.clearTimeout(this.alarm);
    const next = Math.min(
      ...this.info.absent.map((absent) => this.due(absent) - hours.now()).filter((left) => left > 0),
    );
    if (Number.isFinite(next)) this.alarm = window.setTimeout(() => this.requestUpdate(), next);
  }

  protected override render(): TemplateResult {
    const { info } = this;
    const away = info.absent.filter(({ seat }) => !info.yours.includes(seat));
    return html`${away.map((absent) => this.absence(absent))} ${this.proposal()}
    ${this.ending ? sure({ question: words().absence.endSure, deed: () => void this.end() }, this.unsure) : nothing}`;
  }

  /** From when on one need not wait any more. */
  private due({ within }: Absent): number {
    return this.heard + within;
  }

  private absence(absent: Absent): TemplateResult {
    const text = words().absence;
    const gone = text.away(called(this.game, this.info.seats, absent.seat));
    if (this.due(absent) > hours.now() || playing(this.info).length === 0)
      return html`<p class="notice warn" role="status" data-testid="absent">
        ${gone} <be-until .moment=${this.due(absent)} .tell=${text.patience}></be-until>
      </p>`;
    if (this.patient.some(({ seat, takeover }) => seat === absent.seat && takeover === absent.takeover))
      return html`<div class="notice warn" data-testid="absent">
        <p>${gone} ${text.waiting}</p>
        <button data-testid="no-longer" @click=${() => (this.patient = [])}>${text.noLonger}</button>
      </div>`;
    return html`<div class="notice warn" role="alert" data-testid="absent">
      <p>${gone} ${text.ask}</p>
      <div class="row">
        <button data-testid="wait" @click=${() => (this.patient = [...this.patient, absent])}>${text.wait}</button>
        <button data-testid="stand-in" @click=${() => this.standIn(absent.seat)}>${text.bot}</button>
        ${undecided(this.info).length > 0 || othersAsked(this.info)
          ? nothing
          : html`<button data-testid="call-off" @click=${() => (this.ending = true)}>${text.end}</button>`}
      </div>
    </div>`;
  }

  /** What somebody here has proposed, and what is still to be said to it. */
  private proposal(): TemplateResult | typeof nothing {
    const { end } = this.info;
    const text = words().absence;
    if (!end) return nothing;
    const asked = undecided(this.info);
    if (asked.length === 0)
      return othersAsked(this.info) ? html`<p class="notice" data-testid="end-proposal">${text.proposed}</p>` : nothing;
    const reply = (yes: boolean) => () =>
      asked.forEach((seat) => void this.saying.tell({ type: 'answer', seat, what: 'end', yes }));
    return html`<div class="notice" role="alert" data-testid="end-proposal">
      <p>${text.proposal(called(this.game, this.info.seats, end.seat))}</p>
      <div class="row">
        <button class="primary" data-testid="end-yes" @click=${reply(true)}>${words().accept}</button>
        <button data-testid="end-no" @click=${reply(false)}>${words().decline}</button>
      </div>
    </div>`;
  }

  private standIn(absent: number): void {
    const [seat] = playing(this.info);
    if (seat !== undefined) void this.saying.tell({ type: 'standin', seat, absent });
  }

  /** Whoever holds this device speaks for all who play on it. */
  private async end(): Promise<void> {
    const [first, ...others] = playing(this.info);
    if (first === undefined) return;
    await this.saying.tell({ type: 'offer', seat: first, what: 'end' });
    others.forEach((seat) => void this.saying.tell({ type: 'answer', seat, what: 'end', yes: true }));
  }

  private readonly unsure = (): void => {
    this.ending = false;
  };
}
