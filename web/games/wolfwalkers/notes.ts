// What is said about a grid, an Objective and a move, in words.
import { say } from '../../words/words';
import { faceText } from './faces';
import { openFaces, plot, SPAN, titleOf, type Face, type GridView, type TaleView, type Worth } from './view';
import { taleWords } from './words';

/** What an Objective asks for, and what it brings as the grid lies. */
export function scored(face: Face, { times, points }: Worth): string {
  const ww = taleWords();
  return `${faceText(face)} ${ww.now}${ww.colon} ${ww.times(times)}, ${ww.sum(points)}.`;
}

/** The same for an Objective that lies in a grid. */
export function objectiveText(view: TaleView, worth: Worth): string {
  const face = openFaces(view).find((one) => one.card === worth.card && one.objective);
  return face ? scored(face, worth) : '';
}

/** What a move would bring. */
export function foretold(view: TaleView, { gain, changes }: TaleView['prospects'][number]): string {
  const ww = taleWords();
  const told = changes.map(({ card, by }) => {
    const title = titleOf(view, card);
    return `${title ? say(title) : ''} ${ww.signed(by)}`;
  });
  const rest = gain - changes.reduce((sum, { by }) => sum + by, 0);
  if (rest !== 0) told.push(`${ww.bonus} ${ww.signed(rest)}`);
  return told.length === 0 ? ww.bringsNothing : `${ww.brings(ww.signed(gain))}${ww.colon} ${told.join(', ')}`;
}

/** How far the frame of a grid is settled. */
export function frame(grid: GridView): string {
  const ww = taleWords();
  const around = plot(grid.cards.map((laid) => laid.cell));
  if (around.fixedAcross && around.fixedDown) return ww.frameFixed;
  if (grid.cards.length === 0) return ww.openFrame(0, 0);
  const columns = around.fixedAcross ? SPAN : around.columns - 2;
  return ww.openFrame(columns, around.fixedDown ? SPAN : around.rows - 2);
}

/** What binds a player, in words. */
export function bonds({ skips, banned, named: places, hand }: GridView): string[] {
  const ww = taleWords();
  return [
    skips > 0 ? ww.skips(skips) : '',
    banned ? ww.banned[banned] : '',
    places.length > 0 ? ww.bound(places.join(', ')) : '',
    hand > 0 ? ww.choosing(hand) : '',
  ].filter(Boolean);
}
