// The form of a table in the making.
import { html, nothing, type TemplateResult } from 'lit';
import type { Playing } from '../games/module';
import { icon } from '../kit/icons';
import type { Game } from '../net/wire';
import { change, settings } from '../settings/settings';
import { side } from '../words/names';
import { words } from '../words/words';
import { chip } from './chip';
import { drawer, type Act } from './drawer';
import { levelOptions } from './levels';
import { people } from './people';
import {
  levelOf,
  modeOf,
  MODES,
  mySeat,
  setLevel,
  setMode,
  setPlayers,
  sitOn,
  valueNamed,
  type Mode,
  type SetupState,
} from './setup';

/** What the form needs to know and may do. */
interface SetupWish {
  game: Game;
  /** Null until the game's own part of the page is here. */
  playing: Playing | null;
  state: SetupState;
  /** Whether everything is shown from the beginning. */
  unfolded: boolean;
  /** Whether the table is being opened. */
  opening: boolean;
  /** Why it could not be. */
  fault: string;
  changed: () => void;
  start: () => void;
}

export function setupForm(wish: SetupWish): TemplateResult {
  const { game, state, changed } = wish;
  const act = (deed: () => void) => () => {
    deed();
    changed();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    wish.start();
  };
  return html`<form class="setup" @submit=${submit}>
    <fieldset class="modes">
      <legend>${words().setup.who}</legend>
      <div class="mode-cards">
        ${MODES.map((mode) =>
          modeCard(
            mode,
            modeOf(state) === mode,
            act(() => setMode(state, mode)),
          ),
        )}
      </div>
    </fieldset>
    <div class="mode-fields">
      ${game.players.length > 1 ? countField(game, state, act) : nothing}
      ${game.sides ? sideField(game, state, act) : nothing}
      <label class="field inline"
        >${words().yourName}<input
          maxlength="24"
          autocomplete="nickname"
          list="people"
          .value=${settings.name}
          @change=${(event: Event) => change({ name: (event.target as HTMLInputElement).value })}
      /></label>
      ${othersFields(wish, act)}
    </div>
    ${people()}
    ${wish.playing?.company?.({ game, players: state.players, value: (name) => valueNamed(game, state, name) }) ??
    nothing}
    ${wish.playing ? drawer({ game, playing: wish.playing, state, unfolded: wish.unfolded, act }) : nothing}
    <div class="start-bar">
      ${wish.fault ? html`<p class="warn" role="alert">${wish.fault}</p>` : nothing}
      <button class="primary big" data-testid="start" ?disabled=${wish.opening}>
        ${icon('play')}${words().setup.start[modeOf(state)]}
      </button>
    </div>
  </form>`;
}

const MODE_ICONS = { bot: 'lamp', here: 'people', link: 'link' } as const;

function modeCard(mode: Mode, on: boolean, pick: () => void): TemplateResult {
  const { title, hint } = words().setup.modes[mode];
  return html`<label class="mode-card"
    ><input type="radio" name="mode" value=${mode} .checked=${on} @change=${pick} />${icon(MODE_ICONS[mode])}<span
      ><strong>${title}</strong><small>${hint}</small></span
    ></label
  >`;
}

function countField(game: Game, state: SetupState, act: Act): TemplateResult {
  return html`<fieldset>
    <legend>${words().playerCount}</legend>
    <div class="chips">
      ${[...game.players].sort().map((count) =>
        chip(
          'players',
          String(count),
          state.players === count,
          act(() => setPlayers(game, state, count)),
        ),
      )}
    </div>
  </fieldset>`;
}

function sideField(game: Game, state: SetupState, act: Act): TemplateResult {
  return html`<fieldset>
    <legend>${words().setup.side}</legend>
    <div class="chips">
      ${game.seats.map(({ id }, seat) =>
        chip(
          'side',
          side(game, seat),
          mySeat(state) === seat,
          act(() => sitOn(state, seat)),
          id,
        ),
      )}
    </div>
  </fieldset>`;
}

/** How strong the bots are, where there are no others but them; and who else sits here. */
function othersFields({ game, state }: SetupWish, act: Act): TemplateResult {
  return html`${modeOf(state) === 'bot' ? levelField(game, state, act) : nothing}
  ${state.seats.map((seat, i) => (seat.kind === 'here' ? nameField(game, seat, i, act) : nothing))}`;
}

function levelField(game: Game, state: SetupState, act: Act): TemplateResult {
  return html`<label class="field inline"
    >${words().botLevel}
    <select
      data-testid="level"
      @change=${(event: Event) => act(() => setLevel(state, (event.target as HTMLSelectElement).value))()}
    >
      ${levelOf(state) === undefined ? html`<option selected disabled>${words().setup.mixed}</option>` : nothing}
      ${levelOptions(game.levels, levelOf(state) ?? '')}
    </select></label
  >`;
}

function nameField(game: Game, seat: SetupState['seats'][number], number: number, act: Act): TemplateResult {
  return html`<label class="field inline"
    >${side(game, number)}<input
      maxlength="24"
      autocomplete="off"
      list="people"
      .value=${seat.name}
      @change=${(event: Event) => act(() => (seat.name = (event.target as HTMLInputElement).value))()}
  /></label>`;
}
