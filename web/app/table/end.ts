// The end: who won and why, the scores, and what comes next.
import { html, nothing, type TemplateResult } from 'lit';
import type { Playing } from '../../games/module';
import { icon } from '../../kit/icons';
import { writeRoute } from '../../kit/routes';
import type { Outcome } from '../../net/wire';
import { seatName, side } from '../../words/names';
import { number, say, words } from '../../words/words';
import '../replay/turning';
import type { Deeds } from './actions';
import { alone } from './advice';
import { lines, shown, type TableState } from './state';
import { verdict } from './status';

/** Folded, it leaves the board in sight where both have one place. */
interface Fold {
  folded: boolean;
  fold: () => void;
}

export function ending(
  now: TableState,
  outcome: Outcome,
  playing: Playing,
  deeds: Deeds,
  { folded, fold }: Fold,
): TemplateResult {
  const { info } = now;
  const asked = info?.offers.some(
    (offer) =>
      offer.what === 'rematch' && info.yours.every((seat) => seat === offer.seat || offer.answers.includes(seat)),
  );
  const paragraph = now.game.rules.find((rule) => rule.id === outcome.rule);
  return html`<section
    class=${folded ? 'ending folded' : 'ending'}
    data-testid="ending"
    data-winners=${outcome.winners.join(' ')}
    data-rule=${outcome.rule}
  >
    <div class="ending-head">
      ${outcome.winners.map(
        (seat) =>
          html`<svg class="emblem big" viewBox="-45 -45 90 90" aria-hidden="true">
            ${playing.emblem(seat, shown(now)?.view)}
          </svg>`,
      )}
      <h2>${verdict(now)}</h2>
      <button
        class="plain"
        data-testid="fold-end"
        aria-expanded=${!folded}
        aria-label=${folded ? words().shell.unfold : words().shell.fold}
        @click=${fold}
      >
        ${icon(folded ? 'unfold' : 'fold')}
      </button>
    </div>
    <p>${say(outcome.why)}</p>
    ${paragraph ? html`<blockquote><cite>${outcome.rule}</cite> ${say(paragraph.text)}</blockquote>` : nothing}
    ${playing.pointless ? nothing : scores(now, outcome)}
    ${info && alone(info.seats, info.yours)
      ? html`<turning-point
          .table=${now.table}
          .viewer=${now.viewer ?? 'spectator'}
          .game=${now.game}
          .seats=${info.seats}
          .outcome=${outcome}
          .told=${(seq: number) => lines(now).find((line) => line.seq === seq)?.words}
        ></turning-point>`
      : nothing}
    <div class="row">
      ${info?.next
        ? html`<a class="button primary" data-testid="next" href=${writeRoute({ screen: 'table', table: info.next })}
            >${words().rematchReady}</a
          >`
        : info && info.yours.length > 0
          ? html`<button class="primary" data-testid="rematch" ?disabled=${asked} @click=${deeds.rematch}>
              ${icon('again')}${words().rematch}
            </button>`
          : nothing}
      <a
        class="button"
        data-testid="replay"
        href=${writeRoute({ screen: 'replay', table: now.table, viewer: null, at: null })}
        >${icon('play')}${words().replay}</a
      >
    </div>
  </section>`;
}

function scores(now: TableState, { scores: points, winners }: Outcome): TemplateResult | typeof nothing {
  if (points.every((score) => score === 0)) return nothing;
  return html`<table class="scores">
    <caption class="sr">
      ${words().scores}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words().player}</th>
        <th scope="col">${words().points}</th>
      </tr>
    </thead>
    <tbody>
      ${points.map(
        (score, seat) =>
          html`<tr>
            <th scope="row">
              ${seatName(now.game, now.info?.seats ?? [], seat)}${now.info?.seats[seat]?.name
                ? html` <small>${side(now.game, seat)}</small>`
                : nothing}
              ${winners.includes(seat) ? html`<span class="tag">${words().winner}</span>` : nothing}
            </th>
            <td>${number(score)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
