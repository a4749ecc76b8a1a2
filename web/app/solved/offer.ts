// Tables that are not there yet: the offer to build them, and how far the work is.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import * as rest from '../../net/rest';
import type { SolvedGame } from '../../net/wire';
import { faultWords } from '../../words/fault';
import { words } from '../../words/words';

const PAUSE = 1_000;
const MEGA = 1_000_000;

/** What the server has of a game; null where it can't be solved. */
export const solvedGame = async (game: string): Promise<SolvedGame | null> =>
  (await rest.solved()).find((one) => one.game === game) ?? null;

/** Whether there are puzzles, or would be with tables that may be built from here. */
export const puzzling = ({ grades, offer }: SolvedGame): boolean => grades.length > 0 || offer !== undefined;

/** Tells `ready` once there are tables. */
@customElement('tables-offer')
export class TablesOffer extends Part {
  @property() game = '';
  @state() private now: SolvedGame | null = null;
  @state() private fault = '';
  private timer = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) void this.ask();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearTimeout(this.timer);
  }

  protected override render(): TemplateResult {
    const { now } = this;
    return html`<section class="paper tables-offer" data-testid="tables-offer">
      ${now?.building ? this.progress(now.building) : now ? this.offer(now) : html`<p>${words().loading}</p>`}
      ${this.fault ? html`<p class="warn" role="alert">${this.fault}</p>` : nothing}
    </section>`;
  }

  private offer({ offer, failed }: SolvedGame): TemplateResult {
    const { solved } = words();
    if (offer === undefined) return html`<p>${solved.nothing}</p>`;
    return html`<p>${solved.offer[this.game] ?? ''}</p>
      <p>${solved.offerCost(Math.round(offer / MEGA))}</p>
      ${failed ? html`<p class="warn" role="alert">${solved.failed}</p>` : nothing}
      <button class="primary" data-testid="build" @click=${() => void this.change(rest.buildTables)}>
        ${icon('play')}${solved.build}
      </button>`;
  }

  private progress({ done, total, mayStop }: NonNullable<SolvedGame['building']>): TemplateResult {
    const { solved } = words();
    const percent = Math.floor((100 * done) / Math.max(1, total));
    return html`<label class="progress"
        >${solved.building}<progress data-testid="progress" max="100" .value=${percent}></progress></label
      ><span>${solved.built(percent)}</span> ${mayStop
        ? html`<button data-testid="stop-building" @click=${() => void this.change(rest.stopTables)}>
            ${icon('close')}${solved.stop}
          </button>`
        : nothing}`;
  }

  private async change(call: (game: string) => Promise<SolvedGame>): Promise<void> {
    this.fault = '';
    try {
      await call(this.game);
    } catch (fault) {
      this.fault = faultWords(fault);
    }
    await this.ask();
  }

  private async ask(): Promise<void> {
    window.clearTimeout(this.timer);
    try {
      this.now = await solvedGame(this.game);
    } catch (fault) {
      this.fault = faultWords(fault);
    }
    if (!this.isConnected) return;
    if (this.now?.building) this.timer = window.setTimeout(() => void this.ask(), PAUSE);
    else if (this.now?.ready) this.dispatchEvent(new CustomEvent('ready', { detail: this.now }));
  }
}
