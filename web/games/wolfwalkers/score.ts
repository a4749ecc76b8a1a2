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
    <h3>
      ${view.doing.step === 'OVER' ? ww.count : ww.soFar}<strong data-testid=${`total-${grid.seat}`}
        >${grid.total}</strong
      >
    </h3>
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

/** A line of the final count: whose, and which of that player's Objectives or bonuses. */
interface CountLine {
  seat: number;
  /** The Objective's number in its grid; null for what else counts. */
  objective: number | null;
  title: string;
  note: string;
  points: number;
}

/** The count in the order it is told: the players in turn, each Objective by Objective. */
export function countLines(view: TaleView): CountLine[] {
  const ww = taleWords();
  return view.grids.flatMap((grid) => [
    ...grid.objectives.map(
      (worth, i): CountLine => ({
        seat: grid.seat,
        objective: i,
        title: say(worth.title),
        note: ww.times(worth.times),
        points: worth.points,
      }),
    ),
    ...grid.bonuses.map(
      (bonus): CountLine => ({
        seat: grid.seat,
        objective: null,
        title: say(bonus.why),
        note: '',
        points: bonus.points,
      }),
    ),
  ]);
}

interface CountWish {
  view: TaleView;
  name: (seat: number) => string;
  /** How many lines have been told. */
  told: number;
  again: () => void;
  all: () => void;
}

/** The final count, told line by line. */
export function finalCount({ view, name, told, again, all }: CountWish): TemplateResult {
  const ww = taleWords();
  const lines = countLines(view);
  const shown = lines.slice(0, told);
  const best = Math.max(...view.grids.map((grid) => grid.total));
  const done = told >= lines.length;
  return html`<section
    class="ww-count"
    data-testid="count"
    data-told=${Math.min(told, lines.length)}
    data-lines=${lines.length}
  >
    <header>
      <h2>${ww.count}</h2>
      ${done
        ? html`<button class="plain" data-testid="tell-again" @click=${again}>${ww.tellAgain}</button>`
        : html`<button class="plain" data-testid="tell-all" @click=${all}>${ww.tellAll}</button>`}
    </header>
    <div class="ww-columns">
      ${view.grids.map((grid) => {
        const own = shown.filter((line) => line.seat === grid.seat);
        const sum = own.reduce((so, line) => so + line.points, 0);
        return html`<div class="ww-column" data-seat=${grid.seat}>
          <h3>${name(grid.seat)}</h3>
          <ol>
            ${own.map(
              (line) =>
                html`<li class=${line.points > 0 ? '' : 'none'}>
                  <span>${line.title}${line.note ? html`<small>${line.note}</small>` : nothing}</span
                  ><strong>${line.objective === null ? ww.signed(line.points) : line.points}</strong>
                </li>`,
            )}
          </ol>
          <p class=${`ww-sum${done && grid.total === best ? ' best' : ''}`}>
            <span>${ww.total}</span><strong data-testid=${`final-${grid.seat}`}>${sum}</strong>
          </p>
        </div>`;
      })}
    </div>
  </section>`;
}
