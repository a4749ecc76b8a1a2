// What a table plays by: its preset, and each option for whoever wants to know.
import { html, nothing, type TemplateResult } from 'lit';
import type { Clock, Game, Option, OptionValue, Preset } from '../net/wire';
import { say, words } from '../words/words';
import { clockChoice, inEffect } from './setup';

interface Agreed {
  preset?: Preset;
  players: number;
  options: Record<string, string>;
  clock: Clock;
}

export function agreed(game: Game, table: Agreed): TemplateResult {
  const clock = clockChoice(table.clock);
  return html`${clock && clock !== 'none'
    ? html`<p class="small" data-testid="agreed-clock">${words().clocks[clock]}</p>`
    : nothing}
  ${rules(game, table)}`;
}

function rules(game: Game, { preset, players, options }: Agreed): TemplateResult | typeof nothing {
  const named = inEffect(game.options, players, ({ name }) => options[name]).filter(
    ({ name }) => options[name] !== undefined,
  );
  if (named.length === 0) return nothing;
  const disputed = named.some((option) => option.book !== undefined);
  const title = disputed ? words().presets[preset ?? 'mixed'] : words().options;
  return html`<details class="agreed" data-testid="agreed" data-preset=${preset ?? nothing}>
    <summary>${title}</summary>
    <dl>
      ${named.map(
        (option) =>
          html`<dt>${say(option.label)}</dt>
            <dd>${valueLabel(option, options[option.name] ?? '')}</dd>`,
      )}
    </dl>
  </details>`;
}

function valueLabel(option: Option, value: string): string {
  switch (option.kind) {
    case 'choice':
      return labelIn(option.values, value);
    case 'whole':
      return labelIn(option.instead ? [option.instead] : [], value);
    case 'selection':
      return value
        .split('+')
        .map((id) => labelIn(option.items, id))
        .join(', ');
  }
}

function labelIn(values: OptionValue[], id: string): string {
  const known = values.find((one) => one.id === id);
  return known ? say(known.label) : id;
}
