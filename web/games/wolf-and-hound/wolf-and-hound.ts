import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Desk, GameModule } from '../module';
import { shepherd, teamSign } from './art';
import { builder } from './builder';
import { company } from './company';
import { cardName } from './cards';
import { explaining } from './explain';
import { picture, trace } from './beats';
import './table';
import type { WolfAndHoundTable } from './table';
import type { Team, WolfAndHoundView } from './view';
import { houndWords } from './words';

const teamOf = (seat: number, view: WolfAndHoundView | undefined): Team | undefined =>
  view?.meadows.find((meadow) => meadow.seat === seat)?.team;

export const wolfAndHound: GameModule<WolfAndHoundView> = {
  explaining,
  practice: 'daily',
  playing: {
    table: (desk) => html`<wolf-and-hound-table .desk=${desk}></wolf-and-hound-table>`,
    seated: true,
    prompt,
    standing,
    emblem: (seat, view) => svg`<g transform="scale(1.08)">${shepherd(teamOf(seat, view), false)}</g>`,
    picture,
    perform: (beat, board, { length }) =>
      board.querySelector<WolfAndHoundTable>('wolf-and-hound-table')?.perform(beat, length) ?? [],
    trace,
    sound,
    company,
    meanings: () => houndWords().meanings,
    field: builder,
  },
};

function prompt({ view, moves }: Desk<WolfAndHoundView>): string | null {
  const wh = houndWords();
  const { stage, turnedUp, noThrees } = view;
  switch (stage) {
    case 'ACT':
      return wh.chooseAct;
    case 'PART':
      return wh.choosePart;
    case 'CALL':
      return wh.chooseCall(turnedUp ? cardName(turnedUp.card) : '');
    case 'PLAY':
      if (moves.includes('pass')) return wh.mustPass;
      return noThrees ? wh.playNoThree : wh.play;
    default:
      return null;
  }
}

function standing(view: WolfAndHoundView, seat: number): TemplateResult {
  const { meadows, rounds, score } = view;
  const meadow = meadows.find((one) => one.seat === seat);
  if (!meadow) return html``;
  const won = score[meadow.team === 'GREEN' ? 'green' : 'orange'];
  return html`<span class="in-hand wh-standing" data-testid="standing"
    ><svg viewBox="-14 -14 28 28" aria-hidden="true">${meadow.team ? teamSign(meadow.team) : nothing}</svg
    ><span>${houndWords().inPen(meadow.pen)}</span>${rounds > 1
      ? html`<small>${houndWords().roundsWon(won)}</small>`
      : nothing}</span
  >`;
}

function sound(cue: string): 'step' | 'take' | 'place' | 'card' | null {
  if (/^(?:play|keep|top) .*>/.test(cue)) return 'step';
  if (/^act .*-/.test(cue)) return 'take';
  if (/^act .*\+/.test(cue)) return 'place';
  return /^(?:[bw]\d|(?:play|keep|top|flip|turn|swap|draw|deal)(?: .*)?)$/.test(cue) ? 'card' : null;
}
