// What is said about a grid, an Objective and a move, in words.
import { say } from '../../words/words';
import { faceText } from './faces';
import {
  openFaces,
  plot,
  SPAN,
  titleOf,
  type Face,
  type GridView,
  type PlaceView,
  type TaleView,
  type Worth,
} from './view';
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

/** How far the frame of a grid is settled; `open` says how large one is that is not yet. */
export function frame(grid: GridView, open: (columns: number, rows: number) => string): string {
  const around = plot(grid.cards.map((laid) => laid.cell));
  if (around.fixedAcross && around.fixedDown) return taleWords().frameFixed;
  if (grid.cards.length === 0) return open(0, 0);
  const columns = around.fixedAcross ? SPAN : around.columns - 2;
  return open(columns, around.fixedDown ? SPAN : around.rows - 2);
}

/** What binds a player, in words. */
export function bonds({ market }: TaleView, { skips, banned, named: places, hand }: GridView): string[] {
  const ww = taleWords();
  return [
    skips > 0 ? ww.skips(skips) : '',
    banned ? ww.banned[banned] : '',
    places.length > 0 ? ww.bound(stalls(market, places)) : '',
    hand > 0 ? ww.choosing(hand) : '',
  ].filter(Boolean);
}

/** Places of the market as people count them: Stories and Objectives apart. */
function stalls(market: PlaceView[], places: number[]): string {
  const ww = taleWords();
  const names = market
    .filter(({ place }) => places.includes(place))
    .map(({ place, side }) => {
      const number = market.filter((one) => one.side === side && one.place <= place).length;
      return side === 'STORY' ? ww.storyAt(number) : ww.objectiveAt(number);
    });
  return listed(names);
}

/** Names one after another: “the first, the second and the third”. */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${taleWords().and} ${last}`;
}

/** The card that a tap takes. */
export function faceAt({ market, pile, hand }: TaleView, tap: string): Face | undefined {
  const [kind, which = ''] = tap.split(' ');
  if (kind === 'top') return pile.top;
  if (kind === 'place') return market.find((place) => place.place === Number(which))?.card;
  if (kind === 'hand') return hand.find((face) => face.card === Number(which));
  const [depth, side] = which.split('-');
  const known = pile.known.find((one) => one.depth === Number(depth));
  return side === 'story' ? known?.story : known?.objective;
}
