import { html, svg, type TemplateResult } from 'lit';
import type { GameModule } from '../module';
import { count } from './art';
import { prompt } from './asking';
import { perform } from './beats';
import { isAnswer } from './choice';
import { explaining } from './explain';
import { head } from './heads';
import { trace } from './motion';
import './table';
import { picture } from './things';
import { seatIndex, type PavillonView } from './view';
import { lodgeWords } from './words';

export const pavillon: GameModule<PavillonView> = {
  explaining,
  practice: 'daily',
  // Nobody is hurried.
  firstGame: { options: { window: '0' } },
  playing: {
    table: (desk) => html`<pavillon-table .desk=${desk}></pavillon-table>`,
    seated: true,
    prompt,
    asks: ({ moves }) => moves.some(isAnswer),
    standing,
    emblem: (seat) => svg`<circle class="pt-emblem" r="43"/>${head(EMBLEMS[seat] ?? 'loup', 'fierce')}`,
    picture,
    perform,
    trace,
    sound,
    meanings: () => lodgeWords().meanings,
  },
};

/** The beast on each hunter's coat of arms. */
const EMBLEMS = ['loup', 'renard', 'ours', 'oiseau-de-proie'];

function standing(view: PavillonView, seat: number): TemplateResult {
  const player = view.players.find((one) => seatIndex(one.seat) === seat);
  if (!player) return html``;
  const pt = lodgeWords();
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
