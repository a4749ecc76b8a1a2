// A game in five sentences, each with its picture.
import { html, nothing, type TemplateResult } from 'lit';
import type { GameModule } from '../../games/module';
import type { Example, Game, Guide } from '../../net/wire';
import { words } from '../../words/words';
import { drawn } from './example';

export function brief(game: Game, module: GameModule, guide: Guide): TemplateResult {
  const part = (title: string, examples: Example[]) =>
    examples.length === 0
      ? nothing
      : html`<section class="brief-part">
          <h3>${title}</h3>
          ${examples.map((example) => html`<div data-testid="sentence">${drawn(game, module, example)}</div>`)}
        </section>`;
  const { goal, turn, end } = words().rules;
  return html`<div class="brief">${part(goal, guide.goal)}${part(turn, guide.turn)}${part(end, guide.end)}</div>`;
}
