// How the shares in the dice came together, told to those who play and to those who look at a finished match.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Part } from '../kit/part';
import * as rest from '../net/rest';
import type { Game, Reliance, Replay, TableMessage } from '../net/wire';
import { number, words } from '../words/words';
import { isElsewhere, isKept, isSwapped } from './shares';

/** Which fairness a table has; on boards nothing is dealt. */
export function fairnessNote(game: Game, fairness: number | undefined): TemplateResult | typeof nothing {
  if (game.boards || fairness === undefined) return nothing;
  if (fairness !== 2)
    return html`<p class="notice" data-testid="fairness" data-fairness=${fairness}>${words().dice.open}</p>`;
  return html`<details class="agreed" data-testid="fairness" data-fairness=${fairness}>
    <summary>${words().dice.fair}</summary>
    <p class="small">${words().dice.pledged}</p>
    <house-record></house-record>
  </details>`;
}

/** How often tables of this house were called off because somebody did not show their share. */
@customElement('house-record')
export class HouseRecord extends Part {
  @state() private reliance: Reliance | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void rest.reliance().then(
      (found) => (this.reliance = found),
      () => undefined,
    );
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.reliance?.bound) return nothing;
    const { bound, calledOff } = this.reliance;
    return html`<p class="small" data-testid="house-record">
      ${words().dice.calledOff(number(calledOff), number(bound))}
    </p>`;
  }
}

/** What is wrong with the dice at a table. */
export function diceWarning(game: Game, info: TableMessage): TemplateResult | typeof nothing {
  if (game.boards) return nothing;
  if (isSwapped(info)) return warning(words().dice.changed);
  return isElsewhere(info) ? warning(words().dice.elsewhere) : nothing;
}

/** Whether a finished match has what this device saw at its table. */
export function keptNote(game: Game, { info, fairness }: Replay): TemplateResult | typeof nothing {
  const kept = game.boards ? null : isKept(info.table, fairness);
  if (kept === null) return nothing;
  return kept ? html`<p class="small" data-testid="kept">${words().dice.kept}</p>` : warning(words().dice.changed);
}

const warning = (text: string): TemplateResult =>
  html`<p class="notice warn" role="alert" data-testid="dice-warning">${text}</p>`;
