import { html, type TemplateResult } from 'lit';
import { sheep, wolf } from '../../art/pieces';
import { after } from '../../kit/scene';
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
  },
  explaining: {
    figure: (scene) => {
      const { out, folded } = after(scene);
      return html`<div role="img" aria-label=${scene.label}>
        ${flock(@MEMBER@Words().meadow, out)}${flock(@MEMBER@Words().fold, folded)}
      </div>`;
    },
    legend: () => [
      {
        art: html`<svg viewBox="-45 -45 90 90" aria-hidden="true">${sheep()}</svg>`,
        name: @MEMBER@Words().sheep,
        means: @MEMBER@Words().means,
      },
    ],
    how: () => @MEMBER@Words().prompt,
  },
};

function standing(view: @TYPE@View, seat: number): TemplateResult {
  return html`<span class="in-hand">${view.toMove === seat ? @MEMBER@Words().left(view.out) : ''}</span>`;
}
