import { html, svg, type TemplateResult } from 'lit';
import { pavillonCover } from '../../art/covers';
import { words } from '../../words/words';
import type { GameModule } from '../module';
import { count } from './art';
import { prompt } from './asking';
import { isAnswer } from './choice';
import { examples } from './examples';
import { head } from './heads';
import './table';
import { seatIndex, type PavillonView } from './view';

export const pavillon: GameModule = {
  id: 'pavillon',
  title: { en: 'Au Pavillon du Traqueur', fr: 'Au Pavillon du Traqueur' },
  about: {
    en: 'Hunters meet at the lodge to tame beasts, buy weapons and hide spells up their sleeves. Combat after combat their pets strike the neighbours’, fierce over cunning, cunning over tenacious, tenacious over fierce. The last hunter alive wins.',
    fr: 'Les chasseurs se retrouvent au pavillon pour dompter des bêtes, acheter des armes et cacher des sorts. Combat après combat, leurs familiers frappent ceux des voisins : le féroce bat le rusé, le rusé le tenace, le tenace le féroce. Le dernier chasseur en vie gagne.',
  },
  players: [4, 3],
  minutes: 60,
  difficulty: 4,
  cover: pavillonCover,
  playing: {
    table: (desk) => html`<pavillon-table .desk=${desk}></pavillon-table>`,
    prompt,
    asks: ({ moves }) => moves.some(isAnswer),
    standing,
    emblem: (seat) => svg`<circle class="pt-emblem" r="43"/>${head(EMBLEMS[seat] ?? 'loup', 'fierce')}`,
    sound,
    examples,
  },
};

/** The beast on each hunter's coat of arms. */
const EMBLEMS = ['loup', 'renard', 'ours', 'oiseau-de-proie'];

function standing(view: unknown, seat: number): TemplateResult {
  const player = (view as PavillonView).players.find((one) => seatIndex(one.seat) === seat);
  if (!player) return html``;
  const { pt } = words();
  return html`<span class="pt-purse" data-testid="purse" data-life=${player.life} data-coins=${player.coins}
    >${player.in ? html`${count('life', player.life, pt.life)}${count('coin', player.coins, pt.coins)}` : pt.out}</span
  >`;
}

function sound(cue: string): 'step' | 'take' | 'place' | 'card' | null {
  if (/; (strike|hurt|hit|down) /.test(cue)) return 'take';
  const verb = cue.split(/[ ;]/)[0] ?? '';
  if (['strike', 'choose'].includes(verb)) return 'step';
  if (['take', 'buy', 'keep', 'aspect'].includes(verb)) return 'place';
  if (['cast', 'pick', 'pet', 'weapon', 'spell', 'drawn', 'discard', 'replace'].includes(verb)) return 'card';
  return null;
}
