import { html, type TemplateResult } from 'lit';
import { sheep, wolf } from '../../art/pieces';
import type { @TYPE@View } from '../../net/views/@PACKAGE@';
import type { GameModule } from '../module';
import { flock } from './flock';
import './table';
import { @MEMBER@Words } from './words';

export const @MEMBER@: GameModule<@TYPE@View> = {
  playing: {
    table: (desk) => html`<@ID@-table .desk=${desk}></@ID@-table>`,
    prompt: () => @MEMBER@Words().prompt,
    standing,
    emblem: (seat) => (seat === 0 ? sheep() : wolf()),
    sound: () => 'step',
    examples: [
      {
        rule: '@RULE@-2',
        caption: {
          en: 'Three sheep are out: whoever drives all three home wins.',
          fr: 'Trois moutons sont dehors : qui les rentre tous les trois a gagné.',
        },
        draw: () => flock(@MEMBER@Words().meadow, 3),
      },
    ],
  },
};

function standing(view: @TYPE@View, seat: number): TemplateResult {
  return html`<span class="in-hand">${view.toMove === seat ? @MEMBER@Words().left(view.out) : ''}</span>`;
}
