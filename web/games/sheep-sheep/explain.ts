// Sheep Sheep as it is explained: the meadow before and after, and the cards of whoever plays.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { FAMILIES, type Family } from '../../art/families';
import { after, before, played, possible, refusals, type Scene } from '../../kit/scene';
import type * as sent from '../../net/views/sheepsheep';
import type { BoxItem } from '../../net/wire';
import { capital, side } from '../../words/names';
import { say } from '../../words/words';
import type { Explaining, Printed, Sign } from '../module';
import { arrowTo, fetishCard, laidArt, laidCard, outline, token, worthTag } from './art';
import { litCells } from './beats';
import { CELLS, familyOf, isOver, readView, type Cell, type Fold, type SheepSheepView, type Spot } from './view';
import { sheepWords } from './words';

export const explaining: Explaining<sent.SheepSheepView> = {
  figure,
  legend,
  card,
  phase: ({ stage }) => stage,
  how: () => sheepWords().how,
};

function figure(scene: Scene<sent.SheepSheepView>): TemplateResult {
  const [start, end] = [readView(before(scene)), readView(after(scene))];
  const marked = litCells([...played(scene), ...possible(scene)]);
  const refused = refusals(scene).flatMap(({ text }) => CELLS.filter((cell) => text.endsWith(`@${cell}`)));
  const moved = scene.frames.length > 1;
  return html`<div class=${`ss-scene${moved ? ' broad' : ''}`} role="img" aria-label=${scene.label}>
    <div class="ss-steps">
      ${meadow(start, marked, refused)} ${moved ? html`${arrowTo(true)}${meadow(end, [], [])}` : nothing}
    </div>
    ${isOver(end)
      ? html`<div class="ss-pairing">${end.folds.map((fold) => counted(scene, fold))}</div>`
      : own(start, scene.eyes)}
  </div>`;
}

/** A small meadow, its groups outlined, with what is lit up and what is refused. */
function meadow({ meadow: spots, groups }: SheepSheepView, marked: Cell[], refused: Cell[]): TemplateResult {
  return html`<svg class="ss-little" viewBox="-12 -16 324 328" aria-hidden="true">
    ${spots.map(cellArt)} ${marked.map((cell) => frame(cell, 'ss-marked'))}
    ${refused.map((cell) => svg`${frame(cell, 'ss-marked no')}${cross(cell)}`)}
    ${groups.map((group, i) => {
      const { path, x, y } = outline(group.cells.map((cell) => CELLS.indexOf(cell)));
      return svg`<g class=${`ss-outlines ${i === 0 ? 'best' : 'other'}`}><path class="ss-edge" d=${path}/><path class="ss-line" d=${path}/>${worthTag(`+${group.worth}`, x, y)}</g>`;
    })}
  </svg>`;
}

const corner = (cell: Cell): [number, number] => {
  const i = CELLS.indexOf(cell);
  return [(i % 3) * 100, Math.floor(i / 3) * 100];
};

function cellArt({ cell, card: lying }: Spot): SVGTemplateResult {
  const [x, y] = corner(cell);
  return svg`<g transform=${`translate(${x + 3} ${y + 3}) scale(.94)`}>${lying ? laidArt(lying) : svg`<rect class="ss-hole" x="2" y="2" width="96" height="96" rx="10"/>`}</g>`;
}

function frame(cell: Cell, kind: string): SVGTemplateResult {
  const [x, y] = corner(cell);
  return svg`<rect class=${kind} x=${x + 2} y=${y + 2} width="96" height="96" rx="10"/>`;
}

function cross(cell: Cell): SVGTemplateResult {
  const [x, y] = corner(cell);
  return svg`<path class="ss-marked no" d=${`M${x + 25} ${y + 25}l50 50m0-50l-50 50`}/>`;
}

/** What the one through whose eyes it is seen holds. */
function own(view: SheepSheepView, eyes: number | null): TemplateResult | typeof nothing {
  const fold = eyes === null ? undefined : view.folds[eyes];
  if (!fold) return nothing;
  const { drawn } = view;
  return html`<div class="ss-pairing">
    ${drawn ? laidCard(drawn) : fold.cards.map(({ one, other }) => laidCard({ up: one, down: other }))}
    ${fold.fetish ? fetishCard(fold.fetish) : nothing}
  </div>`;
}

/** What somebody has won in the end. */
const counted = ({ game }: Scene<sent.SheepSheepView>, { seat, fetish, points, won }: Fold): TemplateResult =>
  html`<p class="ss-counted">
    ${side(game, seat)} ${fetish ? fetishCard(fetish) : nothing}
    ${won.map(({ family, sheep }) => html`<span>${sheep}${token(family)}</span>`)}
    <b>${sheepWords().worth(points ?? 0)}</b>
  </p>`;

function legend(): Sign[] {
  const ss = sheepWords();
  const families = FAMILIES.map((family): Sign => {
    return { art: token(family), name: capital(ss.families[family]), means: ss.means.family };
  });
  return [
    { art: laidCard({ up: 'BLUE', down: 'YELLOW' }), name: ss.signs.card, means: ss.means.card },
    { art: laidCard({ up: 'BLUE', down: null }), name: ss.signs.secret, means: ss.means.secret },
    { art: fetishCard('VIOLET'), name: ss.signs.fetish, means: ss.means.fetish },
    { art: fetishCard(null), name: ss.signs.back, means: ss.means.back },
    ...families,
  ];
}

/** `red | orange | 2 | 1`: two families, plain copies, copies for three players and more. */
function card({ line, name }: BoxItem): Printed {
  const [one = '', other = '', plain = '0', marked = '0'] = line.split(' | ');
  const [up, down] = [one, other].map((family) => familyOf(family.charAt(0))) as [Family | null, Family | null];
  return {
    id: `${one}-${other}`,
    name: capital(say(name)),
    kind: sheepWords().cardKind,
    text: sheepWords().copies(Number(plain), Number(marked)),
    art: () => html`${laidCard({ up: up ?? 'RED', down })}`,
  };
}
