import { html, type TemplateResult } from 'lit';
import { sheepSheepCover } from '../../art/covers';
import { words } from '../../words/words';
import type { Desk, GameModule } from '../module';
import { crook } from './art';
import { examples } from './examples';
import './table';
import './train';
import { readView } from './view';

export const sheepSheep: GameModule = {
  id: 'sheep-sheep',
  title: { en: 'Sheep Sheep', fr: 'Sheep Sheep' },
  about: {
    en: 'Nine sheep of seven families graze in a small meadow, and every card hides another family on its back. Against the sand, swap your own cards in until three or more of one family stand together, and lead them home. Your secret favourite counts double.',
    fr: 'Neuf moutons de sept familles broutent dans un petit pré, et chaque carte cache une autre famille au verso. Contre le sablier, échangez vos cartes jusqu’à réunir trois moutons ou plus d’une même famille, et ramenez-les chez vous. Votre famille fétiche, secrète, compte double.',
  },
  players: [2, 3, 4],
  minutes: 25,
  difficulty: 2,
  cover: sheepSheepCover,
  training: (name) => html`<sheep-training .meadow=${name}></sheep-training>`,
  playing: {
    table: (desk) => html`<sheep-sheep-table .desk=${desk}></sheep-sheep-table>`,
    prompt,
    standing,
    emblem: crook,
    sound,
    examples,
  },
};

function prompt({ view }: Desk): string | null {
  const { ss } = words();
  const { stage, groups, exchangesLeft } = readView(view);
  if (stage === 'REFILLING') return ss.refill;
  if (stage !== 'HERDING') return null;
  if (exchangesLeft === 0) return ss.noneLeft;
  if (exchangesLeft !== null) return ss.exchangeSome(exchangesLeft);
  return groups.length > 0 ? ss.someGroup : ss.exchange;
}

function standing(view: unknown, seat: number): TemplateResult {
  const fold = readView(view).folds[seat];
  if (!fold) return html``;
  return html`<span class="in-hand" data-testid="standing">${words().ss.sheep(fold.sheep)}</span>`;
}

/** Of what was told, or of a move that was just made here. */
function sound(cue: string): 'step' | 'take' | 'place' | 'card' | null {
  if (cue.includes('@') || cue.startsWith('place')) return 'place';
  if (cue.startsWith('win')) return 'take';
  return /^(swap|draw|give|lay|turn)/.test(cue) ? 'card' : null;
}
