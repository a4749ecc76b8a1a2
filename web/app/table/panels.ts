// The players, in seat order.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Playing } from '../../games/module';
import type { SeatInfo } from '../../net/wire';
import { levelName, side } from '../../words/names';
import { words } from '../../words/words';
import { shown, type TableState } from './state';

export function panels(now: TableState, playing: Playing): TemplateResult | typeof nothing {
  const seats = now.info?.seats;
  if (!seats) return nothing;
  return html`<ol class="panels" aria-label=${words().seats}>
    ${seats.map((seat) => panel(now, playing, seat))}
  </ol>`;
}

function panel(now: TableState, playing: Playing, seat: SeatInfo): TemplateResult {
  const state = shown(now);
  const turn = state?.turn;
  const toPlay = now.info?.phase === 'playing' && turn?.kind === 'act' && turn.awaited.includes(seat.seat);
  const won = turn?.kind === 'over' && !now.counting && turn.winners.includes(seat.seat);
  const mine = now.info?.yours.includes(seat.seat);
  const heardAt = now.viewer === null ? 0 : (now.heardAt.get(now.viewer) ?? 0);
  return html`<li
    class=${`panel${toPlay ? ' to-play' : ''}${won ? ' won' : ''}`}
    data-seat=${seat.seat}
    data-testid=${`seat-${seat.seat}`}
  >
    <svg class="emblem" viewBox="-45 -45 90 90" aria-hidden="true">
      ${svg`${playing.emblem(seat.seat, state?.view)}`}
    </svg>
    <div class="panel-who">
      <strong
        >${seat.name || side(now.game, seat.seat)}${mine ? html` <small>(${words().you})</small>` : nothing}</strong
      >
      <span
        >${seat.name ? `${side(now.game, seat.seat)} · ` : nothing}${presence(seat)}${toPlay
          ? html`<span class="sr"> – ${words().toPlay}</span>`
          : nothing}</span
      >
    </div>
    <div class="panel-standing">
      ${state ? playing.standing(state.view, seat.seat) : nothing}
      ${state?.clock
        ? html`<be-clock .reading=${state.clock} .seat=${seat.seat} .heard=${heardAt} .name=${seat.name}></be-clock>`
        : nothing}
    </div>
  </li>`;
}

function presence(seat: SeatInfo): string {
  if (seat.kind === 'open') return words().open;
  if (seat.bot) return seat.level ? `${words().bot} (${levelName(seat.level)})` : words().bot;
  return seat.here ? words().here : words().away;
}
