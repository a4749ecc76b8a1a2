// The form of a table in the making.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OptionWish, Playing } from '../games/module';
import { icon } from '../kit/icons';
import { toggleItem } from '../kit/selection';
import type { Game, OptionValue, OptionWhole, SeatKind } from '../net/wire';
import { change, settings } from '../settings/settings';
import { levelLabel, side } from '../words/names';
import { say, words } from '../words/words';
import { people } from './people';
import {
  hasPresets,
  isSlow,
  levelOf,
  modeOf,
  MODES,
  mySeat,
  optionsAt,
  PRESETS,
  presetOf,
  setLevel,
  setMode,
  setPlayers,
  setPreset,
  setSeat,
  sitOn,
  valueNamed,
  valueOf,
  type ClockChoice,
  type Mode,
  type SetupState,
} from './setup';

const KINDS: SeatKind[] = ['me', 'here', 'link', 'bot'];

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
    ${wish.playing ? drawer(wish, wish.playing, act) : nothing}
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

/** Everything else, for those who look for it. */
function drawer({ game, state, changed, unfolded }: SetupWish, playing: Playing, act: Act): TemplateResult {
  return html`<details class="paper" data-testid="setup" ?open=${unfolded}>
    <summary><h2>${words().setup.more}</h2></summary>
    <div class="drawer">
      ${hasPresets(game) ? presetField(game, state, act) : nothing}
      ${state.seats.map((_, seat) => seatField(game, state, seat, act))}
      ${game.options.length === 0
        ? nothing
        : html`<fieldset>
            <legend>${words().options}</legend>
            ${optionsAt(game, state).map((option) => {
              const value = valueOf(option, state);
              const set = (to: string) => {
                state.options = { ...state.options, [option.name]: to };
                changed();
              };
              const wish = { game, option, value, set };
              return playing.field?.(wish) ?? optionField(wish);
            })}
          </fieldset>`}
      <fieldset>
        <legend>${words().clock}</legend>
        <div class="chips">
          ${(Object.keys(words().clocks) as ClockChoice[]).map((clock) =>
            chip(
              'clock',
              words().clocks[clock],
              state.clock === clock,
              act(() => (state.clock = clock)),
              clock,
            ),
          )}
        </div>
        ${isSlow(state.clock) ? html`<small role="status">${words().clockSlow}</small>` : nothing}
      </fieldset>
    </div>
  </details>`;
}

const levelOptions = (levels: string[], chosen: string): TemplateResult[] =>
  levels.map((level) => html`<option value=${level} .selected=${live(level === chosen)}>${levelLabel(level)}</option>`);

type Act = (deed: () => void) => () => void;

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

function seatField(game: Game, state: SetupState, seat: number, act: Act): TemplateResult {
  const now = state.seats[seat];
  const pickLevel = (event: Event) => act(() => now && (now.level = (event.target as HTMLSelectElement).value))();
  return html`<fieldset data-seat=${seat}>
    <legend>${words().seatOf(side(game, seat))}</legend>
    <div class="chips">
      ${KINDS.map((kind) =>
        chip(
          `seat-${seat}`,
          words().seatKinds[kind],
          now?.kind === kind,
          act(() => setSeat(state, seat, kind)),
          kind,
        ),
      )}
    </div>
    ${now?.kind === 'bot'
      ? html`<label class="field inline"
          >${words().botLevel}
          <select @change=${pickLevel}>
            ${levelOptions(game.levels, now.level)}
            <optgroup label=${words().otherBots}>${levelOptions(game.otherLevels, now.level)}</optgroup>
          </select></label
        >`
      : nothing}
  </fieldset>`;
}

function optionField({ option, value, set }: OptionWish): TemplateResult {
  switch (option.kind) {
    case 'choice':
      return html`<fieldset class="option" data-option=${option.name}>
        <legend>${say(option.label)}</legend>
        <div class="chips">
          ${option.values.map((one) =>
            chip(`option-${option.name}`, say(one.label), value === one.id, () => set(one.id), one.id),
          )}
        </div>
      </fieldset>`;
    case 'whole':
      return option.instead ? numberOrWord(option, option.instead, value, set) : numberField(option, value, set);
    case 'selection':
      return html`<fieldset class="option" data-option=${option.name}>
        <legend>${say(option.label)} (${words().pickSome(option.least, option.most)})</legend>
        <div class="chips">
          ${option.items.map(
            (item) =>
              html`<label class="chip"
                ><input
                  type="checkbox"
                  .checked=${value.split('+').includes(item.id)}
                  @change=${() => set(toggleItem(value, item.id))}
                />${say(item.label)}</label
              >`,
          )}
        </div>
      </fieldset>`;
  }
}

type Set = OptionWish['set'];

function numberField(option: OptionWhole, value: string, set: Set): TemplateResult {
  return html`<label class="field inline" data-option=${option.name}
    >${say(option.label)}${numberInput(option, value, set)}</label
  >`;
}

/** A number, or the word that is taken instead. */
function numberOrWord(option: OptionWhole, word: OptionValue, value: string, set: Set): TemplateResult {
  const isWord = value === word.id;
  const usual = option.preset === word.id ? String(option.least) : option.preset;
  return html`<fieldset class="option" data-option=${option.name}>
    <legend>${say(option.label)}</legend>
    <div class="chips">
      ${isWord ? nothing : numberInput(option, value, set)}
      <label class="chip"
        ><input
          type="checkbox"
          value=${word.id}
          .checked=${isWord}
          @change=${() => set(isWord ? usual : word.id)}
        />${say(word.label)}</label
      >
    </div>
  </fieldset>`;
}

function numberInput(option: OptionWhole, value: string, set: Set): TemplateResult {
  return html`<input
    type="number"
    aria-label=${say(option.label)}
    min=${Math.min(option.least, ...(option.besides ?? []))}
    max=${option.most}
    step=${option.step ?? 1}
    .value=${value}
    @change=${(event: Event) => set((event.target as HTMLInputElement).value)}
  />`;
}

function chip(group: string, label: string, on: boolean, pick: () => void, value = label): TemplateResult {
  return html`<label class="chip"
    ><input type="radio" name=${group} value=${value} .checked=${on} @change=${pick} />${label}</label
  >`;
}
