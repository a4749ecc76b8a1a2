import { html, type TemplateResult } from 'lit';
import { icon } from '../kit/icons';
import { words } from '../words/words';

/** Players, minutes and difficulty in one line. */
export function facts(game: { players: number[]; minutes: number; difficulty: number }): TemplateResult {
  const counts = [...game.players].sort();
  const range = counts.length > 1 ? `${counts[0]}–${counts.at(-1)}` : String(counts[0]);
  return html`<p class="facts">
    <span>${icon('people')}${words().players(range)}</span><span>${icon('time')}${words().minutes(game.minutes)}</span>
    <span
      class="difficulty"
      role="img"
      aria-label=${words().difficulty(game.difficulty)}
      title=${words().difficultyNames[game.difficulty] ?? ''}
      >${[1, 2, 3, 4, 5].map((level) => html`<i class=${level <= game.difficulty ? 'lit' : ''}></i>`)}</span
    >
  </p>`;
}
