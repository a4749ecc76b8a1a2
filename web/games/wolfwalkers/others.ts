// The grids of the other players: small beside the own one, and enlarged above the table.
import { html, nothing, type TemplateResult } from 'lit';
import { dialog } from '../../kit/dialog';
import { gridPart, type GridWish } from './grid';
import { bonds } from './notes';
import { scoreList } from './score';
import { named, type GridView, type TaleView } from './view';
import { taleWords } from './words';

export interface OtherWish {
  view: TaleView;
  grid: GridView;
  name: string;
  /** What is lit in the grid. */
  lights: Pick<GridWish, 'lit' | 'pointed' | 'source'>;
  /** Its cells that may be tapped now. */
  legal: Set<string>;
}

export function smallGrid({ view, grid, name, lights, legal }: OtherWish, enlarge: () => void): TemplateResult {
  const ww = taleWords();
  return html`<button
    class=${`ww-small${legal.size > 0 ? ' asked' : ''}${view.doing.seat === grid.seat ? ' to-play' : ''}`}
    data-testid=${`enlarge-${grid.seat}`}
    aria-label=${ww.enlarge(name, grid.total)}
    @click=${enlarge}
  >
    <span class="ww-small-head"><strong>${name}</strong><b>${grid.total}</b></span>
    ${gridPart({ grid, label: ww.gridOf(name), ...lights })}
    ${bonds(view, grid).map((note) => html`<small>${note}</small>`)}
  </button>`;
}

/** The way to the own score and to what may still come, where there is no room for either beside the grid. */
export function ownChip(name: string, grid: GridView, enlarge: () => void): TemplateResult {
  return html`<button class="ww-self" data-testid="enlarge-own" @click=${enlarge}>
    <strong>${name}</strong><b>${grid.total}</b>
  </button>`;
}

interface LargeWish extends OtherWish {
  gains: Map<string, number>;
  tap: (cell: string, event: Event) => void;
  /** The number of the Objective that is touched. */
  touched: number | null;
  touch: (index: number | null) => void;
  /** What stands below the score. */
  below: TemplateResult | typeof nothing;
  close: () => void;
}

export function largeGrid({
  view,
  grid,
  name,
  lights,
  legal,
  gains,
  tap,
  touched,
  touch,
  below,
  close,
}: LargeWish): TemplateResult {
  const heading = taleWords().gridOf(name);
  const body = html`<div class="ww-large">
    ${gridPart({
      grid,
      label: heading,
      legal,
      gains,
      ...lights,
      cursor: [...legal][0] ?? (grid.cards[0] ? named(grid.cards[0].cell) : null),
      tap,
    })}
    ${scoreList({ view, grid, touched, touch })} ${below}
  </div>`;
  return dialog({ id: 'grid', heading, body, close });
}
