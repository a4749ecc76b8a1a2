// The time that runs at a table, in a line.
import { html, nothing, type TemplateResult } from 'lit';
import '../../kit/time';
import type { StateMessage } from '../../net/wire';

/** Sand and clocks of a table; null where no time runs. */
export function timeLine(state: StateMessage, heard: number, name: (seat: number) => string): TemplateResult | null {
  const { sand, clock } = state;
  if (!sand && !clock) return null;
  const seats = Object.keys(clock?.left ?? {}).map(Number);
  return html`<div class="rules-time" data-testid="rules-time">
    ${sand ? html`<be-sand .sand=${sand} .heard=${heard}></be-sand>` : nothing}
    ${clock
      ? seats.map(
          (seat) =>
            html`<span
              >${name(seat)} <be-clock .reading=${clock} .seat=${seat} .heard=${heard} .name=${name(seat)}></be-clock
            ></span>`,
        )
      : nothing}
  </div>`;
}
