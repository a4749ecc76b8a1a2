import { html, nothing, svg, type TemplateResult } from 'lit';
import { wolfAndHoundCover } from '../../art/covers';
import { words } from '../../words/words';
import type { Desk, GameModule } from '../module';
import { shepherd, teamSign } from './art';
import { builder } from './builder';
import { cardName } from './cards';
import { readCue } from './cues';
import { examples } from './examples';
import './table';
import type { Team, WolfAndHoundView } from './view';

const teamOf = (seat: number): Team => (seat % 2 === 0 ? 'GREEN' : 'ORANGE');

export const wolfAndHound: GameModule = {
  id: 'wolf-and-hound',
  title: { en: 'Wolf & Hound', fr: 'Wolf & Hound' },
  about: {
    en: 'Two teams of shepherds sit crosswise while wolves and hounds circle the table. Each card you play sends the beasts of its colour onwards, to frighten a neighbour’s sheep into the forest or to bring your own back. The first team with a shepherd who has lost every sheep loses.',
    fr: 'Deux équipes de bergers sont assises en croix tandis que loups et chiens tournent autour de la table. Chaque carte jouée fait avancer les bêtes de sa couleur, pour chasser un mouton du voisin dans la forêt ou ramener les vôtres. L’équipe dont un berger n’a plus de moutons perd.',
  },
  players: [4, 3, 2],
  minutes: 15,
  difficulty: 2,
  cover: wolfAndHoundCover,
  playing: {
    table: (desk) => html`<wolf-and-hound-table .desk=${desk}></wolf-and-hound-table>`,
    prompt,
    standing,
    emblem: (seat) => svg`<g transform="scale(1.08)">${shepherd(teamOf(seat), false)}</g>`,
    sound,
    examples,
    field: builder,
  },
};

function prompt({ view, moves }: Desk): string | null {
  const { wh } = words();
  const { stage, turnedUp, active, noThrees } = view as WolfAndHoundView;
  switch (stage) {
    case 'ACT':
      return wh.chooseAct;
    case 'PART':
      return wh.choosePart;
    case 'CALL':
      return wh.chooseCall(active, turnedUp ? cardName(turnedUp.card) : '');
    case 'PLAY':
      if (moves.includes('pass')) return wh.mustPass;
      return noThrees ? wh.playNoThree : wh.play;
    default:
      return null;
  }
}

function standing(view: unknown, seat: number): TemplateResult {
  const { meadows, rounds, score } = view as WolfAndHoundView;
  const meadow = meadows.find((one) => one.seat === seat);
  if (!meadow) return html``;
  const won = score[meadow.team === 'GREEN' ? 'green' : 'orange'];
  return html`<span class="in-hand wh-standing" data-testid="standing"
    ><svg viewBox="-14 -14 28 28" aria-hidden="true">${teamSign(meadow.team)}</svg
    ><span>${words().wh.inPen(meadow.pen)}</span>${rounds > 1
      ? html`<small>${words().wh.roundsWon(won)}</small>`
      : nothing}</span
  >`;
}

function sound(cue: string): 'step' | 'take' | 'place' | 'card' | null {
  if (/^[bw]\d$|^keep$|^swap$/.test(cue)) return 'card';
  const told = readCue(cue);
  switch (told.kind) {
    case 'walk':
      return told.ways.length > 0 ? 'step' : 'card';
    case 'act':
      return told.moved.some((one) => one.by < 0) ? 'take' : told.moved.some((one) => one.by > 0) ? 'place' : null;
    case 'flip':
    case 'turn':
    case 'draw':
      return 'card';
    default:
      return null;
  }
}
