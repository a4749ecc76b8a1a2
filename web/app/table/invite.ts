// The links that let others sit down or watch.
import { html, type TemplateResult } from 'lit';
import '../../kit/copy';
import { qr } from '../../kit/qr';
import { linkTo } from '../../kit/routes';
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
        <h2>${words().inviteFor(side(now.game, seat.seat))}</h2>
        ${qr(link, words().qrOf)}
        <p>${words().inviteHow}</p>
        <input readonly aria-label=${words().invite} data-testid="invite-link" .value=${link} @focus=${selectAll} />
        <be-copy .text=${link} .label=${words().copy} .title=${say(now.game.title)}></be-copy>
        ${program(link)} ${watchLink(now)}
      </section>`,
    ];
  });
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

const selectAll = (event: Event): void => (event.currentTarget as HTMLInputElement).select();
