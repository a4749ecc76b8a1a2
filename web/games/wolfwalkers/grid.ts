// A player's grid: cards, cells where one may lie, and what is lit.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { say } from '../../words/words';
import { faceArt, faceName, faceText, thingOf } from './faces';
import { named, plot, SPAN, type Cell, type Face, type GridView, type Laid, type Plot } from './view';
import { taleWords } from './words';

export interface GridWish {
  grid: GridView;
  label: string;
  /** Cells that may be tapped now, and those that have been. */
  legal?: ReadonlySet<string>;
  picked?: ReadonlySet<string>;
  /** The Stories that score for what is touched, and the Objective itself. */
  lit?: ReadonlySet<string>;
  source?: string | null;
  /** The places that a hint or a line of the log speaks of. */
  pointed?: ReadonlySet<string>;
  /** What the chosen card would bring in a cell. */
  gains?: ReadonlyMap<string, number>;
  /** A card shown where it would lie. */
  ghost?: { cell: string; face: Face; sent: boolean } | null;
  /** The cell that the keyboard comes to first. */
  cursor?: string | null;
  tap?: (cell: string, event: Event) => void;
  look?: (cell: string | null) => void;
}

const NO_CELLS: ReadonlySet<string> = new Set<string>();

/** The cells that are drawn, in reading order. */
function cells({ left, top, columns, rows }: Plot): Cell[] {
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: left + (i % columns),
    y: top - Math.floor(i / columns),
  }));
}

export function gridPart(wish: GridWish): TemplateResult {
  const { grid, look } = wish;
  const around = plot(grid.cards.map((laid) => laid.cell));
  const broad = Math.max(SPAN, around.columns, around.rows);
  const lying = new Map(grid.cards.map((laid) => [named(laid.cell), laid]));
  const seen = look
    ? (event: Event) => look((event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null)
    : undefined;
  const fixed = `${around.fixedAcross ? ' fixed-across' : ''}${around.fixedDown ? ' fixed-down' : ''}`;
  return html`<div
    class=${`ww-grid broad-${broad} columns-${around.columns}${fixed}`}
    role="group"
    aria-label=${wish.label}
    data-grid=${grid.seat}
    @pointerover=${seen}
    @focusin=${seen}
    @pointerleave=${look && (() => look(null))}
    @focusout=${look && (() => look(null))}
    @keydown=${wish.tap ? steer : undefined}
  >
    ${cells(around).map((cell) => cellPart(wish, around, cell, lying.get(named(cell))))}
  </div>`;
}

function cellPart(wish: GridWish, around: Plot, cell: Cell, laid: Laid | undefined): TemplateResult {
  const name = named(cell);
  const legal = wish.legal?.has(name) ?? false;
  const { tap } = wish;
  const ghost = wish.ghost?.cell === name ? wish.ghost : null;
  const gain = wish.gains?.get(name);
  const state = [
    'ww-cell',
    laid ? 'laid' : 'empty',
    legal ? 'legal' : '',
    wish.picked?.has(name) ? 'picked' : '',
    (wish.lit ?? NO_CELLS).has(name) ? 'lit' : '',
    wish.source === name ? 'source' : '',
    (wish.pointed ?? NO_CELLS).has(`grid:${wish.grid.seat}:${name}`) ? 'pointed' : '',
    laid?.last ? 'last' : '',
    ghost ? (ghost.sent ? 'ghost sent' : 'ghost') : '',
  ].join(' ');
  const inside = html`${ghost || laid ? cardArt(ghost?.face ?? laid?.face, laid, ghost !== null) : nothing}
  ${(wish.lit ?? NO_CELLS).has(name) ? html`<span class="ww-spark" aria-hidden="true">✦</span>` : nothing}
  ${!gain || !legal || wish.ghost?.sent ? nothing : gainBadge(gain)}`;
  if (!tap || (!laid && !legal))
    return html`<div
      class=${state}
      data-cell=${name}
      data-card=${laid?.face.card ?? nothing}
      data-thing=${laid ? thingOf(laid.face) : nothing}
      @click=${tap && ((event: Event) => tap(name, event))}
    >
      ${inside}
    </div>`;
  return html`<button
    class=${state}
    data-cell=${name}
    data-card=${laid?.face.card ?? nothing}
    data-thing=${laid ? thingOf(laid.face) : nothing}
    data-side=${laid?.face.side ?? nothing}
    data-large=${laid ? faceText(laid.face) : nothing}
    data-legal=${legal}
    aria-label=${cellName(around, cell, laid, gain)}
    aria-pressed=${wish.picked ? wish.picked.has(name) : nothing}
    tabindex=${wish.cursor === name ? 0 : -1}
    @click=${(event: Event) => tap(name, event)}
  >
    ${inside}
  </button>`;
}

function cardArt(face: Face | undefined, laid: Laid | undefined, ghost: boolean): TemplateResult | typeof nothing {
  if (!face) return nothing;
  const touch = laid && !ghost ? { added: laid.added, erased: laid.erased, marked: laid.marks.length > 0 } : undefined;
  return html`<svg class="ww-face" viewBox="0 0 100 100" aria-hidden="true">${faceArt(face, touch)}</svg>`;
}

/** How much more a move would bring. */
export const gainBadge = (gain: number): TemplateResult =>
  html`<span class=${`ww-gain ${gain < 0 ? 'loss' : 'win'}`}>${taleWords().signed(gain)}</span>`;

/** A card by itself, as it lies in the market or a list. */
export const cardSvg = (face: Face): TemplateResult =>
  html`<svg class="ww-face" viewBox="0 0 100 100" aria-hidden="true">${svg`${faceArt(face)}`}</svg>`;

function cellName(around: Plot, cell: Cell, laid: Laid | undefined, gain: number | undefined): string {
  const ww = taleWords();
  const icons = (list: Laid['added']) => list.map((icon) => ww.icons[icon]).join(', ');
  return [
    ww.at(cell.x - around.left + 1, around.top - cell.y + 1),
    laid ? faceName(laid.face) : ww.emptyCell,
    laid?.last ? ww.justPlaced : '',
    laid && laid.added.length > 0 ? ww.added(icons(laid.added)) : '',
    laid && laid.erased.length > 0 ? ww.erased(icons(laid.erased)) : '',
    ...(laid?.marks.map(say) ?? []),
    gain === undefined ? '' : ww.brings(ww.signed(gain)),
  ]
    .filter(Boolean)
    .join(', ');
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Arrow keys go to the nearest cell of that direction that can be chosen. */
function steer(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const here = (event.target as Element).closest<HTMLElement>('[data-cell]');
  const grid = event.currentTarget as HTMLElement;
  if (!step || !here) return;
  event.preventDefault();
  const target = nearest(
    here.dataset['cell'] ?? '',
    [...grid.querySelectorAll<HTMLElement>('button[data-cell]')].map((one) => one.dataset['cell'] ?? ''),
    step,
  );
  if (target) grid.querySelector<HTMLElement>(`[data-cell="${target}"]`)?.focus();
}

/** The nearest of these cells in a direction, straight ahead rather than aside. */
export function nearest(from: string, among: string[], [dx, dy]: [number, number]): string | null {
  const [x = 0, y = 0] = from.split(',').map(Number);
  let best: string | null = null;
  let least = Infinity;
  for (const name of among) {
    const [ax = 0, ay = 0] = name.split(',').map(Number);
    const ahead = (ax - x) * dx + (ay - y) * dy;
    const aside = Math.abs((ax - x) * dy) + Math.abs((ay - y) * dx);
    if (ahead > 0 && ahead + 3 * aside < least) [best, least] = [name, ahead + 3 * aside];
  }
  return best;
}
