// What lets others sit down or watch: links, QR codes, and letters to read out.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { selectAll } from '../../kit/copy';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import { qr } from '../../kit/qr';
import { linkTo, reached } from '../../kit/reach';
import { hours } from '../../net/hours';
import * as rest from '../../net/rest';
import type { Code } from '../../net/wire';
import { faultWords } from '../../words/fault';
import { side } from '../../words/names';
import { say, words } from '../../words/words';
import { held } from '../seats';
import { watchLink } from './actions';
import type { TableState } from './state';

export function invitations(now: TableState): TemplateResult[] {
  const kept = held(now.table);
  const open = (now.info?.seats ?? []).filter((seat) => seat.kind === 'open');
  return open.flatMap((seat) => {
    const invite = kept?.invites[String(seat.seat)];
    if (!invite) return [];
    const link = linkTo({ screen: 'join', table: now.table, invite });
    return [
      html`<section class="invite" data-testid="invite">
        <h2>${words().inviteFor(side(now.game, seat.seat).toLocaleLowerCase())}</h2>
        <p>${words().inviteHow}</p>
        <be-copy .text=${link} .label=${words().copy} .title=${say(now.game.title)}></be-copy>
        ${whereTo()} ${qr(link, words().qrOf)}
        <invite-code .table=${now.table} .invite=${invite}></invite-code>
        <input readonly aria-label=${words().invite} data-testid="invite-link" .value=${link} @focus=${selectAll} />
        ${watchLink(now)} ${program(link)}
      </section>`,
    ];
  });
}

/** Where a link leads that was made on the host's own machine. */
function whereTo(): TemplateResult | typeof nothing {
  switch (reached()) {
    case 'fine':
      return nothing;
    case 'network':
      return html`<p class="small" data-testid="reach">${words().meeting.throughNetwork}</p>`;
    case 'only-here':
      return html`<p class="warn" data-testid="reach">${words().meeting.onlyHere}</p>`;
  }
}

/** A program sits down by the same link as people do. */
function program(link: string): TemplateResult {
  const command = `examples/bots/random_bot.py '${link}'`;
  return html`<details class="program" data-testid="program">
    <summary>${words().programTitle}</summary>
    <p>${words().programHow}</p>
    <input readonly aria-label=${words().programCommand} .value=${command} @focus=${selectAll} />
    <be-copy .text=${command} .label=${words().copyCommand}></be-copy>
  </details>`;
}

/** An invitation as six letters, for whoever sits too far away for the square. */
@customElement('invite-code')
export class InviteCode extends Part {
  @property({ attribute: false }) table = '';
  @property({ attribute: false }) invite = '';
  @state() private code: Code | null = null;
  /** Until when it is good, by the hours of the house. */
  private until = 0;
  @state() private fault = '';
  private timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearTimeout(this.timer);
  }

  protected override render(): TemplateResult {
    if (this.fault) return html`<p class="warn" role="alert">${this.fault}</p>`;
    if (!this.code)
      return html`<button data-testid="ask-code" @click=${this.ask}>
        ${icon('sound')}${words().meeting.askCode}
      </button>`;
    return html`<p class="code" role="status">
      <strong data-testid="code" aria-label=${[...this.code.code].join(' ')}>${inHalves(this.code.code)}</strong>
      <small
        >${words().meeting.codeHow} <be-until .moment=${this.until} .tell=${words().meeting.codeUntil}></be-until
      ></small>
    </p>`;
  }

  private readonly ask = async (): Promise<void> => {
    try {
      this.code = await rest.leaveFor({ invitation: { table: this.table, invite: this.invite } });
      this.until = hours.now() + this.code.lasts;
      this.timer = window.setTimeout(() => (this.code = null), this.code.lasts);
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  };
}

const inHalves = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
