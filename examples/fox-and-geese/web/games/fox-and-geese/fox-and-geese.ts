import { html, type TemplateResult } from 'lit';
import { fox, goose } from '../../art/fox-and-geese';
import type { FoxAndGeeseView } from '../../net/views/foxandgeese';
import type { Desk, GameModule } from '../module';
import { explaining } from './explain';
import { readMove } from './notation';
import './table';
import { FOX } from './view';
import { foxWords } from './words';

export const foxAndGeese: GameModule<FoxAndGeeseView> = {
  playing: {
    table: (desk) => html`<fox-and-geese-table .desk=${desk}></fox-and-geese-table>`,
    prompt,
    standing,
    emblem: (seat) => (seat === FOX ? fox() : goose()),
    sound: (cue) => (cue.includes('x') ? 'take' : readMove(cue) ? 'step' : null),
  },
  explaining,
};

function prompt({ view, moves }: Desk<FoxAndGeeseView>): string {
  if (view.toMove !== FOX) return foxWords().moveGoose;
  return moves.some((move) => move.includes('x')) ? foxWords().mayCapture : foxWords().moveFox;
}

function standing({ captured, toWin, geese }: FoxAndGeeseView, seat: number): TemplateResult {
  const text = seat === FOX ? foxWords().captured(captured, toWin) : foxWords().left(geese.length);
  return html`<span class="in-hand" data-testid="standing">${text}</span>`;
}
