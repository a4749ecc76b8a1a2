import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { GameModule } from '../module';
import { iconArt } from './art';
import { picture, trace } from './beats';
import { counts } from './count';
import { explaining } from './explain';
import { perform } from './motion';
import { variantField } from './powers';
import { prompt } from './prompt';
import './table';
import type { Icon, TaleView } from './view';
import { taleWords } from './words';

/** Who sits where. */
const EMBLEMS: Icon[] = ['ROBYN', 'MEVE', 'MERLIN', 'WOLF_FORM'];

export const wolfWalkers: GameModule<TaleView> = {
  explaining,
  practice: 'daily',
  playing: {
    table: (desk) => html`<wolfwalkers-table .desk=${desk}></wolfwalkers-table>`,
    seated: true,
    prompt,
    standing,
    emblem,
    picture,
    perform,
    trace,
    counts,
    sound,
    meanings: () => taleWords().meanings,
    field: variantField,
  },
};

function standing(view: TaleView, seat: number): TemplateResult {
  const grid = view.grids.find((one) => one.seat === seat);
  if (!grid) return html``;
  const ww = taleWords();
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
