// Seats that go along to another device: a link that works once, and the screen that it leads to.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../kit/copy';
import { dialog } from '../kit/dialog';
import { icon } from '../kit/icons';
import { Part } from '../kit/part';
import { qr } from '../kit/qr';
import { linkTo } from '../kit/reach';
import { go } from '../kit/way';
import '../kit/time';
import { hours } from '../net/hours';
import * as rest from '../net/rest';
import type { Code, LeftSeats } from '../net/wire';
import { faultWords } from '../words/fault';
import { words } from '../words/words';
import { hold, heldTables } from './seats';

/** A button that lets the seats of a table go along, and on demand all others of this device. */
@customElement('carry-seats')
export class CarrySeats extends Part {
  @property({ attribute: false }) table = '';
  /** Which seats go along, by which code, and until when by the hours of the house. */
  @state() private going: { code: Code; until: number; all: boolean } | null = null;
  @state() private fault = '';

  protected override render(): TemplateResult {
    const text = words().meeting;
    return html`<button data-testid="carry" @click=${() => void this.ask(false)}>
        ${icon('door')}<span>${text.carry}</span>
      </button>
      ${this.fault ? html`<span class="warn" role="alert">${this.fault}</span>` : nothing}
      ${this.going ? this.shown(this.going) : nothing}`;
  }

  private shown({ code, until, all }: NonNullable<CarrySeats['going']>): TemplateResult {
    const text = words().meeting;
    const link = linkTo({ screen: 'carry', code: code.code });
    const others = seatsOf(null).length - 1;
    return dialog({
      id: 'carried',
      heading: text.carry,
      close: () => (this.going = null),
      body: html`<div class="going-along">
        ${qr(link, words().qrOf)}
        <p>${text.carryHow} <be-until .moment=${until} .tell=${text.carryUntil}></be-until></p>
        <be-copy .text=${link} .label=${words().copy}></be-copy>
        ${all || others < 1
          ? nothing
          : html`<button data-testid="carry-all" @click=${() => void this.ask(true)}>${text.carryAll(others)}</button>`}
      </div>`,
    });
  }

  private async ask(all: boolean): Promise<void> {
    this.fault = '';
    try {
      const code = await rest.leaveFor({ seats: seatsOf(all ? null : this.table) });
      this.going = { code, until: hours.now() + code.lasts, all };
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  }
}

/** The seats this device holds at a table, or at all tables. */
const seatsOf = (only: string | null): LeftSeats[] =>
  heldTables()
    .filter(([table, { tokens }]) => tokens.length > 0 && (only === null || table === only))
    .map(([table, { game, tokens }]) => ({ table, game, tokens }));

/** Where such a link leads. */
@customElement('carry-screen')
export class CarryScreen extends Part {
  @property({ attribute: false }) code = '';
  @state() private fault = '';

  protected override render(): TemplateResult {
    const text = words().meeting;
    return html`<div class="page narrow">
      <h1>${text.carry}</h1>
      ${this.fault
        ? html`<p class="warn" role="alert">${this.fault}</p>
            <a class="button" href="/">${words().home}</a>`
        : html`<p>${text.carryAsk}</p>
            <button class="primary big" data-testid="carry-here" @click=${this.take}>${text.carryHere}</button>`}
    </div>`;
  }

  private readonly take = async (): Promise<void> => {
    try {
      const { seats = [] } = await rest.collect(this.code);
      // The newest comes first, and is held last, so that it stays the newest.
      seats.toReversed().forEach(({ table, game, tokens }) => hold(table, { game, tokens }));
      const [only] = seats;
      go(seats.length === 1 && only ? { screen: 'table', table: only.table } : { screen: 'home' });
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  };
}
