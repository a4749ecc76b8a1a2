import { fox, goose } from '../../art/fox-and-geese';
import type { Figure } from '../../kit/board';
import type { Standing } from './view';
import { foxWords } from './words';

/** The animals as they stand on the board. */
export function figures(standing: Standing): Figure[] {
  const theFox = { point: standing.fox, kind: 'FOX', label: foxWords().fox, art: fox() };
  return [theFox, ...standing.geese.map(gooseOn)].filter(({ point }) => point !== '');
}

export const gooseOn = (point: string): Figure => ({ point, kind: 'GOOSE', label: foxWords().goose, art: goose() });
