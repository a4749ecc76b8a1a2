// The animals of the hunt games as figures on a board.
import { svg, type SVGTemplateResult } from 'lit';
import { ram, redWolf, sheep, wolf } from '../../art/pieces';
import type { Figure } from '../../kit/board';
import { words } from '../../words/words';
import type { Piece, Stand } from './view';
import { huntWords } from './words';

const ART: Record<Piece, () => SVGTemplateResult> = { WOLF: wolf, RED_WOLF: redWolf, SHEEP: sheep, RAM: ram };

export function figure({ point, piece, height }: Stand): Figure {
  const name = huntWords().pieces[piece];
  const label = height > 1 ? `${name}, ${words().stack(height)}` : name;
  return { point, kind: piece, label, art: height > 1 ? stack(piece, height) : ART[piece]() };
}

/** The sheep beneath peep out below the one on top, and a number says how many they are. */
function stack(piece: Piece, height: number): SVGTemplateResult {
  const beneath = Array.from({ length: Math.min(height - 1, 4) }, (_, i) => Math.min(height - 1, 4) - i);
  return svg`${beneath.map((i) => svg`<ellipse class="layer" cx="0" cy=${i * 5} rx="36" ry="33"/>`)}
    <g transform="translate(0 -6)"><g data-top>${ART[piece]()}</g></g><g class="count" transform="translate(27 25)"><circle r="15"/><text y="6">${height}</text></g>`;
}
