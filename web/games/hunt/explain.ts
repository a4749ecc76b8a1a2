// The hunts as they are explained: a board with arrows, and the animals by name.
import { html, svg, type TemplateResult } from 'lit';
import '../../kit/board';
import type { Mark } from '../../kit/board';
import { arrow } from '../../kit/drawing';
import { before, played, possible, refusals, type Scene } from '../../kit/scene';
import { capital } from '../../words/names';
import type { Explaining, Sign } from '../module';
import { marks } from './beats';
import { figure as standing } from './figures';
import { meadow } from './meadow';
import { readMove } from './notation';
import type { HuntView, Piece } from './view';
import { huntWords } from './words';

/** What stands on the boards of the hunts. */
export type Animal = Piece | 'STACK';

export const explaining = (animals: Animal[]): Explaining<HuntView> => ({
  figure,
  legend: () => legend(animals),
  how: () => huntWords().how,
  keys: () => huntWords().keys,
});

/** The board before anything moves, with an arrow for each move: made, possible, or struck out where it is refused. */
function figure(scene: Scene<HuntView>): TemplateResult {
  const { game, label } = scene;
  const view = before(scene);
  return html`<be-board
    .board=${game.boards ?? { points: [], lines: [] }}
    .backdrop=${meadow}
    .figures=${view.pieces.map(standing)}
    .marks=${[...marks([...played(scene), ...possible(scene)]), ...refusals(scene).flatMap(struck)].filter(once)}
    label=${label}
  ></be-board>`;
}

function struck({ text }: { text: string }): Mark[] {
  const path = readMove(text)?.path ?? [];
  return path.slice(1).map((to, i) => ({ from: path[i] ?? to, to, allowed: false }));
}

/** To and fro is one way; and what can be done as far as it goes is struck only where it can’t. */
const once = ({ from, to }: Mark, i: number, all: Mark[]): boolean =>
  all.findIndex((one) => one.from === from && one.to === to) === i;

function legend(animals: Animal[]): Sign[] {
  const hunt = huntWords();
  const red = animals.includes('RED_WOLF');
  const signs = animals.map((piece): Sign => {
    if (piece === 'STACK') return { art: animal('SHEEP', 5), name: capital(hunt.stackSign), means: hunt.stackMeans };
    const means = hunt.means[piece === 'RAM' && red ? 'REDDABLE_RAM' : piece];
    return { art: animal(piece, 1), name: capital(hunt.pieces[piece]), means };
  });
  return [
    ...signs,
    { art: way(true), name: capital(hunt.arrowSign), means: hunt.arrowMeans },
    { art: way(false), name: capital(hunt.crossSign), means: hunt.crossMeans },
  ];
}

const animal = (piece: Piece, height: number): TemplateResult =>
  html`<svg viewBox="-48 -48 96 96" aria-hidden="true">${svg`${standing({ point: '', piece, height }).art}`}</svg>`;

const way = (allowed: boolean): TemplateResult =>
  html`<svg class="board" viewBox="-10 -30 140 60" aria-hidden="true">
    ${svg`${arrow({ name: '', x: 0, y: 0 }, { name: '', x: 120, y: 0 }, allowed)}`}
  </svg>`;
