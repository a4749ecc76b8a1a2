// What the three hunt games share on the page.
import { html, type TemplateResult } from 'lit';
import { sheep, wolf } from '../../art/pieces';
import type { Desk, GameModule, Playing } from '../module';
import { perform, picture, trace } from './beats';
import { RAM_IN_HAND, readMove, SHEEP_IN_HAND } from './notation';
import './table';
import { explaining, type Animal } from './explain';
import { isWolf, type HuntView } from './view';
import { huntWords } from './words';

/** The seat that plays the wolves; the other one plays the sheep. */
const WOLVES = 0;

/** From so many quiet turns on it is worth saying that they are counted. */
const LULL = 20;

const playing: Playing<HuntView> = {
  table: (desk) => html`<hunt-table .desk=${desk}></hunt-table>`,
  prompt,
  standing,
  picture,
  perform,
  trace,
  pointless: true,
  meanings: () => huntWords().meanings,
  emblem: (seat) => (seat === WOLVES ? wolf() : sheep()),
  sound: (cue) => (cue.startsWith('@') ? 'place' : cue.includes('x') ? 'take' : readMove(cue) ? 'step' : null),
};

/** A hunt with these animals. */
export const hunt = (animals: Animal[]): GameModule<HuntView> => ({
  playing,
  explaining: explaining(animals),
  practice: 'puzzles',
});

function prompt({ moves, view }: Desk<HuntView>): string {
  const hunt = huntWords();
  const wolves = view.pieces.filter(({ piece }) => isWolf(piece)).length;
  const read = moves.flatMap((text) => readMove(text) ?? []);
  const hands = new Set(read.map((move) => move.path[0]));
  if (hands.has(SHEEP_IN_HAND) && hands.has(RAM_IN_HAND)) return hunt.placeWhich;
  if (hands.has(SHEEP_IN_HAND) || hands.has(RAM_IN_HAND)) return hunt.place;
  if (view.toMove === 'SHEEP') return hunt.moveSheep;
  if (read.every((move) => move.captures)) return hunt.wolfCaptures;
  return read.some((move) => move.captures) ? hunt.wolfMayCapture(wolves) : hunt.moveWolf(wolves);
}

function standing(view: HuntView, seat: number): TemplateResult {
  const { captured, toWin, hand, quiet } = view;
  if (seat === WOLVES) {
    return html`<span
      class="tally"
      role="img"
      aria-label=${huntWords().captured(captured, toWin)}
      data-testid="captured"
      data-captured=${captured}
      >${Array.from(
        { length: toWin },
        (_, i) =>
          html`<svg viewBox="-45 -45 90 90" class=${i < captured ? 'taken' : ''} aria-hidden="true">${sheep()}</svg>`,
      )}</span
    >`;
  }
  if (quiet && quiet.turns >= LULL) {
    return html`<span class="in-hand" data-testid="quiet">${huntWords().quiet(quiet.turns, quiet.most)}</span>`;
  }
  const waiting = [
    hand.sheep > 0 && huntWords().sheepInHand(hand.sheep),
    hand.rams > 0 && huntWords().ramsInHand(hand.rams),
  ];
  const text = waiting.filter(Boolean).join(', ');
  return html`<span class="in-hand" data-testid="in-hand">${text ? huntWords().waiting(text) : ''}</span>`;
}
