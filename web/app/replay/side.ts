// What stands beside a replay: the result, whose eyes, the moves, and what can be done with them.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import '../../kit/copy';
import { icon } from '../../kit/icons';
import { linkTo } from '../../kit/reach';
import { go } from '../../kit/way';
import { matchPath } from '../../net/rest';
import type { Game, Replay, Viewer } from '../../net/wire';
import { seatName, side } from '../../words/names';
import { say, words } from '../../words/words';

export function result({ outcome }: Replay): TemplateResult {
  return html`<section class="paper">
    <p>${outcome.winners.length === 0 ? words().drawn : nothing} ${say(outcome.why)} <cite>${outcome.rule}</cite></p>
  </section>`;
}

/** A match by older rules is told by those of today, and perhaps not to its end. */
export function olderNote({ older }: Replay): TemplateResult | typeof nothing {
  return older
    ? html`<p class="notice" data-testid="older">
        ${words().olderRules(older.version)} ${older.stop ? words().olderStop(say(older.stop.why)) : nothing}
      </p>`
    : nothing;
}

export function eyesField({ info }: Replay, game: Game, eyes: Viewer, at: number): TemplateResult {
  const pick = (event: Event) =>
    go({ screen: 'replay', table: info.table, viewer: (event.target as HTMLSelectElement).value, at });
  return html`<label class="field inline"
    >${words().seenBy}<select data-testid="viewer" @change=${pick}>
      <option value="spectator" .selected=${live(eyes === 'spectator')}>${words().spectator}</option>
      ${info.seats.map(
        ({ seat }) =>
          html`<option value=${seat} .selected=${live(eyes === seat)}>
            ${seatName(game, info.seats, seat)} (${side(game, seat)})
          </option>`,
      )}
    </select></label
  >`;
}

export function moves(replay: Replay, step: number, show: (step: number) => void): TemplateResult {
  return html`<ol class="log steps" aria-label=${words().moves}>
    ${replay.frames.map((frame, i) =>
      frame.told && say(frame.told.words)
        ? html`<li>
            <button class="plain" aria-current=${i === step ? 'step' : nothing} @click=${() => show(i)}>
              ${say(frame.told.words)}
            </button>
          </li>`
        : nothing,
    )}
  </ol>`;
}

export function deeds(
  { info, frames }: Replay,
  game: Game,
  eyes: Viewer,
  at: number,
  goOn: (seat: number) => void,
): TemplateResult {
  const link = linkTo({ screen: 'replay', table: info.table, viewer: String(eyes), at });
  return html`<div class="actions">
    ${at < frames.length - 1
      ? goOnField(
          info.seats.map(({ seat }) => seat),
          game,
          goOn,
        )
      : nothing}
    <be-copy .text=${link} .label=${words().shareReplay} .title=${say(game.title)}></be-copy>
    <a class="button" data-testid="download" href=${matchPath(info.table)} download=${`${game.id}-${info.table}.txt`}
      >${icon('download')}${words().download}</a
    >
    ${game.boards
      ? nothing
      : html`<a class="button" data-testid="verify" href="/verify.html">${icon('seal')}${words().verify}</a>`}
  </div>`;
}

function goOnField(seats: number[], game: Game, goOn: (seat: number) => void): TemplateResult {
  return html`<details class="paper">
    <summary>${words().continueHere}</summary>
    <p>${words().continueAs}</p>
    <div class="row">
      ${seats.map(
        (seat) =>
          html`<button data-testid=${`continue-${seat}`} @click=${() => goOn(seat)}>${side(game, seat)}</button>`,
      )}
    </div>
  </details>`;
}
