import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { wolfWalkersCover } from '../../art/covers';
import { words } from '../../words/words';
import type { GameModule } from '../module';
import { iconArt } from './art';
import { examples } from './examples';
import { variantField } from './powers';
import { prompt } from './prompt';
import './table';
import type { Icon, TaleView } from './view';

/** Who sits where. */
const EMBLEMS: Icon[] = ['ROBYN', 'MEVE', 'MERLIN', 'WOLF_FORM'];

export const wolfWalkers: GameModule = {
  id: 'wolfwalkers',
  title: { en: 'WolfWalkers – My Story', fr: 'WolfWalkers – My Story' },
  about: {
    en: 'Tell the tale of Robyn and Mève in five rows of five cards. Every card is a story on one side and an objective on the other: take one, choose its place, and leave your rival the rest. The story that fulfils its objectives best wins.',
    fr: 'Racontez l’histoire de Robyn et Mève en cinq rangées de cinq cartes. Chaque carte est une histoire d’un côté, un objectif de l’autre : prenez-en une, choisissez sa place et laissez le reste à l’adversaire. L’histoire qui remplit le mieux ses objectifs gagne.',
  },
  players: [2, 3, 4],
  minutes: 40,
  difficulty: 2,
  cover: wolfWalkersCover,
  playing: {
    table: (desk) => html`<wolfwalkers-table .desk=${desk}></wolfwalkers-table>`,
    prompt,
    standing,
    emblem,
    sound,
    examples,
    field: variantField,
  },
};

function standing(view: unknown, seat: number): TemplateResult {
  const grid = (view as TaleView).grids.find((one) => one.seat === seat);
  if (!grid) return html``;
  const { ww } = words();
  return html`<span class="in-hand ww-standing" data-testid="standing"
    ><strong>${ww.sum(grid.total)}</strong><small>${ww.cardsOf(grid.cards.length)}</small></span
  >`;
}

function emblem(seat: number): SVGTemplateResult {
  return svg`<g transform="scale(.86)">${iconArt(EMBLEMS[seat % EMBLEMS.length] ?? 'ROBYN')}</g>`;
}

function sound(cue: string): 'step' | 'take' | 'place' | 'card' | null {
  if (cue.includes('@') || / take /.test(cue)) return 'place';
  if (/^(market|top|destiny|permanent|power)\b|(look|hand|order|use|keep)/.test(cue)) return 'card';
  if (/swap|move|flip|barter|bargain|ink/.test(cue)) return 'step';
  return null;
}
