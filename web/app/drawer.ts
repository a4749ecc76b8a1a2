// Everything about a table in the making that few change: rules, options, clock, who sits where.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Playing } from '../games/module';
import type { Game, Option, SeatKind } from '../net/wire';
import { side } from '../words/names';
import { meaningOf } from '../words/meanings';
import { words } from '../words/words';
import { chip } from './chip';
import { levelOptions } from './levels';
import { optionField } from './option-field';
import {
  clockOf,
  clocksAt,
  hasPresets,
  isSlow,
  optionsAt,
  PRESETS,
  presetOf,
  setPreset,
  setSeat,
  valueOf,
  type SetupState,
} from './setup';

const KINDS: SeatKind[] = ['me', 'here', 'link', 'bot'];

/** Wraps something that is done to the table in the making, so that the page shows it. */
export type Act = (deed: () => void) => () => void;

interface DrawerWish {
  game: Game;
  playing: Playing;
  state: SetupState;
  /** Whether it is open from the beginning. */
  unfolded: boolean;
  act: Act;
}

export function drawer({ game, playing, state, unfolded, act }: DrawerWish): TemplateResult {
  const options = optionsAt(game, state);
  return html`<details class="paper" data-testid="setup" ?open=${unfolded}>
    <summary><h2>${words().setup.more}</h2></summary>
    <div class="drawer">
      ${hasPresets(game) ? presetField(game, state, act) : nothing}
      ${options.length === 0
        ? nothing
        : html`<fieldset>
            <legend>${words().options}</legend>
            ${options.map((option) => asked(game, playing, state, option, act))}
          </fieldset>`}
      ${clockField(state, act)}
      <fieldset>
        <legend>${words().setup.where}</legend>
        ${state.seats.map((_, seat) => seatField(game, state, seat, act))}
      </fieldset>
    </div>
  </details>`;
}

function presetField(game: Game, state: SetupState, act: Act): TemplateResult {
  const now = presetOf(game, state);
  return html`<fieldset data-testid="presets">
    <legend>${words().presetsTitle}</legend>
    <div class="chips">
      ${PRESETS.map((preset) =>
        chip(
          'preset',
          words().presets[preset],
          now === preset,
          act(() => setPreset(game, state, preset)),
          preset,
        ),
      )}
    </div>
    <small role="status">${words().presetHints[now ?? 'mixed']}</small>
  </fieldset>`;
}

/** An option, and what its value means. */
function asked(game: Game, playing: Playing, state: SetupState, option: Option, act: Act): TemplateResult {
  const value = valueOf(option, state);
  const set = (to: string) => act(() => (state.options = { ...state.options, [option.name]: to }))();
  const wish = { game, option, value, set };
  const meaning = meaningOf(playing.meanings?.() ?? {}, option.name, value);
  return html`<div class="asked">
    ${playing.field?.(wish) ?? optionField(wish)}${meaning ? html`<small role="status">${meaning}</small>` : nothing}
  </div>`;
}

function clockField(state: SetupState, act: Act): TemplateResult {
  const now = clockOf(state);
  const { clocks, clockSlow, setup } = words();
  return html`<fieldset>
    <legend>${words().clock}</legend>
    <div class="chips">
      ${clocksAt(state).map((clock) =>
        chip(
          'clock',
          clocks[clock],
          now === clock,
          act(() => (state.clock = clock)),
          clock,
        ),
      )}
    </div>
    <small role="status">${isSlow(now) ? clockSlow : now === 'none' ? setup.noClock : setup.clockRuns}</small>
  </fieldset>`;
}

function seatField(game: Game, state: SetupState, seat: number, act: Act): TemplateResult {
  const now = state.seats[seat];
  const chosen = (event: Event) => (event.target as HTMLSelectElement).value;
  const name = side(game, seat);
  return html`<div class="seat-row" data-seat=${seat}>
    <label
      ><span>${name}</span
      ><select
        data-testid="kind"
        aria-label=${words().seatOf(name)}
        @change=${(event: Event) => act(() => setSeat(state, seat, chosen(event) as SeatKind))()}
      >
        ${KINDS.map(
          (kind) =>
            html`<option value=${kind} .selected=${live(now?.kind === kind)}>${words().seatKinds[kind]}</option>`,
        )}
      </select></label
    >
    ${now?.kind === 'bot'
      ? html`<select
          data-testid="strength"
          aria-label=${`${name} – ${words().botLevel}`}
          @change=${(event: Event) => act(() => (now.level = chosen(event)))()}
        >
          ${levelOptions(game.levels, now.level)}
          <optgroup label=${words().otherBots}>${levelOptions(game.otherLevels, now.level)}</optgroup>
        </select>`
      : nothing}
  </div>`;
}
