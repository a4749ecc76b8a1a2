// For those who see no movement: what has moved since their last turn, drawn on the board until they touch it.
import type { Playing } from '../../games/module';
import { calm } from '../../kit/flight';
import type { Drawn } from '../../kit/strokes';
import type { Beat, Told } from '../../net/wire';
import { settings } from '../../settings/settings';
import { strokes } from '../drawn';
import { lines, type TableState } from './state';

/** Whether what has happened is shown as a picture that stands still. */
export const isStill = (): boolean => calm() || settings.pace === 'once';

export function stillPicture(now: TableState, playing: Playing, board: Element | null): Drawn[] {
  const beats = unseen(now);
  return board && beats.length > 0 ? [{ kind: 'past', strokes: strokes(playing, beats, board) }] : [];
}

/** What others did since whoever is shown last moved; to those who only watch, the newest move. */
function unseen(now: TableState): Beat[] {
  if (!isStill() || now.rewound || now.sent || now.advice || now.lit.length > 0 || now.curtain !== null) return [];
  const told = lines(now).filter(({ telling }) => telling?.under?.key !== 'deal');
  const last = told.findLastIndex(({ actor }) => actor === now.viewer);
  const since = now.viewer === 'spectator' ? told.filter(tells).slice(-1) : told.slice(last + 1);
  return since.filter(({ seq }) => seq > now.looked).flatMap(({ telling }) => telling?.beats ?? []);
}

const tells = ({ telling }: Told): boolean => (telling?.beats.length ?? 0) > 0;
