// An example: a picture by the game's own hand, what it shows, and what the referee says to what is refused.
import { html, nothing, type TemplateResult } from 'lit';
import type { GameModule } from '../../games/module';
import { refusals } from '../../kit/scene';
import type { Example, Game } from '../../net/wire';
import { say, words } from '../../words/words';

function picture(game: Game, { explaining }: GameModule, example: Example): TemplateResult {
  const { frames, tried, viewer } = example;
  return explaining.figure({
    game,
    frames,
    tried,
    eyes: typeof viewer === 'number' ? viewer : null,
    label: `${words().example}${example.rules.map((id) => ` ${id}`).join('')}`,
  });
}

export function drawn(game: Game, module: GameModule, example: Example): TemplateResult {
  const refused = refusals(example);
  return html`<figure class="rule-figure" data-example=${example.rules.join(' ')}>
    ${picture(game, module, example)}
    <figcaption>
      <p>${say(example.words)}</p>
      ${refused.length === 0
        ? nothing
        : html`<ul class="refusals">
            ${refused.map(
              ({ why }) =>
                html`<li><span aria-hidden="true">✗</span> <em>${words().rules.refused}</em> ${say(why)}</li>`,
            )}
          </ul>`}
    </figcaption>
  </figure>`;
}
