// What a grid is worth, Objective by Objective.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../words/words';
import { cardSvg } from './grid';
import { named, type Face, type GridView, type TaleView, type Worth } from './view';
import { taleWords } from './words';

interface ScoreWish {
  view: TaleView;
  grid: GridView;
  /** The number of the Objective that is touched. */
  touched: number | null;
  touch: (index: number | null) => void;
}

/** The running score: touching an Objective lights the cards that score for it. */
export function scoreList({ view, grid, touched, touch }: ScoreWish): TemplateResult {
  const ww = taleWords();
  return html`<section class="ww-score" data-testid=${`score-${grid.seat}`} aria-label=${ww.soFar}>
    <h2>
      ${view.doing.step === 'OVER' ? ww.count : ww.soFar}<strong data-testid=${`total-${grid.seat}`}
        >${grid.total}</strong
      >
    </h2>
    ${grid.objectives.length === 0 ? html`<p class="faint">${ww.noObjective}</p>` : nothing}
    <ul @pointerleave=${() => touch(null)}>
      ${grid.objectives.map((worth, i) => {
        const face = faceOf(view, grid, worth);
        return html`<li>
          <button
            class=${`ww-worth${worth.points > 0 ? '' : ' none'}`}
            aria-pressed=${touched === i}
            data-objective=${worth.card}
            data-points=${worth.points}
            title=${face?.objective ? say(face.objective.text) : nothing}
            @pointerenter=${() => touch(i)}
            @focus=${() => touch(i)}
            @blur=${() => touch(null)}
            @click=${() => touch(i)}
          >
            ${face ? cardSvg(face) : nothing}<span class="ww-worth-title"
              >${say(worth.title)}<small>${worth.at ? '' : `${ww.shared}, `}${ww.times(worth.times)}</small></span
            ><strong>${worth.points}</strong>
          </button>
        </li>`;
      })}
      ${grid.bonuses.map(
        (bonus) =>
          html`<li class="ww-bonus"><span>${say(bonus.why)}</span><strong>${ww.signed(bonus.points)}</strong></li>`,
      )}
    </ul>
  </section>`;
}

function faceOf(view: TaleView, grid: GridView, { at, card }: Worth): Face | undefined {
  if (!at) return view.destiny;
  return grid.cards.find((laid) => named(laid.cell) === named(at) && laid.face.card === card)?.face;
}
