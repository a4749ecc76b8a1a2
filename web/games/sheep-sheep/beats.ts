// What sentences and beats of Sheep Sheep speak of, on the board: pictures of things, and where places are.
import type { TemplateResult } from 'lit';
import { carry } from '../../kit/flight';
import type { Beat } from '../../net/wire';
import type { Stroke } from '../../kit/strokes';
import type { Performance } from '../module';
import { trace as between } from '../../kit/trace';
import { fetishCard, laidCard, token } from './art';
import { CELLS, familyOf, type Card, type Cell } from './view';

/** A family's sign, a card as it lies, or a fetish. */
export function picture(thing: string): TemplateResult | null {
  const [kind, letters = ''] = thing.split(':');
  const up = familyOf(letters.charAt(0));
  if (!up) return null;
  if (kind === 'sheep') return token(up);
  return kind === 'fetish' ? fetishCard(up) : laidCard({ up, down: familyOf(letters.charAt(1)) });
}

/** Cards go from where they were to where they will be. What one does oneself is seen as done already. */
export function perform(beat: Beat, board: Element, { length, own }: Performance): Animation[] {
  const to = beat.to && find(board, beat.to, beat.who);
  const thing = beat.things[0];
  if (own || !to || !thing) return [];
  return (beat.from ?? '').split('+').flatMap((place) => {
    const from = find(board, place, beat.who);
    const drawn = from && picture(thing.replace('sheep:', 'card:'));
    return from && drawn ? [carry(drawn, from, to, length)] : [];
  });
}

/** Cards of hands and groups go where they went; cards of the pile are shown where they came. */
export function trace(beat: Beat, board: Element): Stroke[] {
  if (['deal', 'draw', 'take'].includes(beat.verb)) return [];
  if (beat.verb === 'lay' || beat.verb === 'place')
    return between({ ...beat, from: '' }, (place) => find(board, place));
  return between(beat, (place) => (place === beat.from ? inHand(board, beat) : null) ?? find(board, place, beat.who));
}

/** The very card of the viewer’s own that a beat speaks of. */
function inHand(board: Element, { from = '', things: [thing = ''] }: Beat): Element | null {
  const seat = from.split(':')[1] ?? '';
  const sorted = (letters = ''): string => [...letters.toLowerCase()].sort().join();
  const cards = [...board.querySelectorAll<HTMLElement>(`.ss-table[data-eyes="${seat}"] .ss-own[data-card]`)];
  return cards.find((card) => sorted(card.dataset['card']) === sorted(thing.split(':')[1])) ?? null;
}

function find(board: Element, place: string, who?: number): Element | null {
  const [kind = '', seat] = place.split(':');
  if (isCell(kind)) return board.querySelector(`[data-cell=${kind}]`);
  if (kind === 'pile') return board.querySelector('.ss-pile');
  if (kind === 'drawn') return board.querySelector('[data-testid=drawn]') ?? fold(board, String(who));
  const own = kind === 'hand' ? board.querySelector(`.ss-table[data-eyes="${seat}"] .ss-hand`) : null;
  return own ?? fold(board, seat);
}

const fold = (board: Element, seat = ''): Element | null => board.querySelector(`[data-fold="${seat}"]`);

const isCell = (text: string): text is Cell => (CELLS as readonly string[]).includes(text);

/** The cells that beats speak of. */
export const litCells = (beats: Beat[]): Cell[] =>
  beats.flatMap(({ from = '', to = '' }) => [...from.split('+'), ...to.split('+')].filter(isCell));

/** Whether beats speak of this card of the viewer’s own. */
export const isLit = (beats: Beat[], eyes: number | null, { one, other }: Card): boolean =>
  beats.some(
    ({ from, things }) =>
      from === `hand:${eyes}` &&
      things.some((thing) => {
        const [, letters = ''] = thing.split(':');
        const families = [familyOf(letters.charAt(0)), familyOf(letters.charAt(1))];
        return families.includes(one) && families.includes(other);
      }),
  );
