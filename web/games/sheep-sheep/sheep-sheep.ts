import { html, type TemplateResult } from 'lit';
import type { Desk, GameModule } from '../module';
import type * as sent from '../../net/views/sheepsheep';
import { crook } from './art';
import { perform, picture, trace } from './beats';
import { explaining } from './explain';
import { isSpent } from './exchange';
import './table';
import './train';
import { isOver, readView } from './view';
import { sheepWords } from './words';

export const sheepSheep: GameModule<sent.SheepSheepView> = {
  firstGame: { options: { timer: 'exchanges' } },
  explaining,
  training: (name) => html`<sheep-training .meadow=${name}></sheep-training>`,
  playing: {
    table: (desk) => html`<sheep-sheep-table .desk=${desk}></sheep-sheep-table>`,
    seated: true,
    prompt,
    standing,
    emblem: crook,
    picture,
    perform,
    trace,
    counts: (view) => isOver(readView(view)),
    sound,
    meanings: () => sheepWords().meanings,
  },
};

function prompt(desk: Desk<sent.SheepSheepView>): string | null {
  const ss = sheepWords();
  const { stage, groups, exchangesLeft } = readView(desk.view);
  if (stage === 'REFILLING') return ss.refill;
  if (stage !== 'HERDING') return null;
  if (exchangesLeft === 0 || isSpent(desk)) return ss.noneLeft;
  if (exchangesLeft !== null) return ss.exchangeSome(exchangesLeft);
  return groups.length > 0 ? ss.someGroup : ss.exchange;
}

function standing(view: sent.SheepSheepView, seat: number): TemplateResult {
  const fold = readView(view).folds[seat];
  if (!fold) return html``;
  return html`<span class="in-hand" data-testid="standing">${sheepWords().sheep(fold.sheep)}</span>`;
}

/** Of what was told, or of a move that was just made here. */
function sound(cue: string): 'step' | 'take' | 'place' | 'card' | null {
  if (cue.includes('@') || cue.startsWith('place')) return 'place';
  if (cue.startsWith('win')) return 'take';
  return /^(swap|draw|give|lay|turn)/.test(cue) ? 'card' : null;
}
