// How the game is explained: its board with arrows, and its animals by name.
import { html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { fox, goose } from '../../art/fox-and-geese';
import '../../kit/board';
import type { Mark } from '../../kit/board';
import { before, refusals, type Scene } from '../../kit/scene';
import type { FoxAndGeeseView } from '../../net/views/foxandgeese';
import { capital } from '../../words/names';
import type { Explaining } from '../module';
import { figures } from './figures';
import { ground } from './ground';
import { readMove } from './notation';
import { foxWords } from './words';

export const explaining: Explaining<FoxAndGeeseView> = {
  figure,
  legend: () => [
    { art: animal(fox()), name: capital(foxWords().fox), means: foxWords().foxMeans },
    { art: animal(goose()), name: capital(foxWords().goose), means: foxWords().gooseMeans },
  ],
  how: () => foxWords().how,
};

/** The board before anything moves, with an arrow for each move: made, possible, or struck out where it is refused. */
function figure(scene: Scene<FoxAndGeeseView>): TemplateResult {
  const { game, frames, tried, label } = scene;
  const made = frames.flatMap(({ told }) => told?.cue ?? []);
  const possible = tried.flatMap((one) => (one.kind === 'allowed' ? one.told.cue : []));
  return html`<be-board
    .board=${game.boards ?? { points: [], lines: [] }}
    .backdrop=${ground}
    .figures=${figures(before(scene))}
    .marks=${[
      ...[...made, ...possible].flatMap((move) => arrows(move, true)),
      ...refusals(scene).flatMap(({ text }) => arrows(text, false)),
    ]}
    label=${label}
  ></be-board>`;
}

function arrows(move: string, allowed: boolean): Mark[] {
  const path = readMove(move) ?? [];
  return path.slice(1).map((to, i) => ({ from: path[i] ?? to, to, allowed }));
}

const animal = (art: SVGTemplateResult): TemplateResult =>
  html`<svg viewBox="-45 -45 90 90" aria-hidden="true">${art}</svg>`;
