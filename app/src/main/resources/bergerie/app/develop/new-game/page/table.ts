// The table: sheep that are out, sheep in the fold, and how many may be driven home.
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../../kit/part';
import type { @TYPE@View } from '../../net/views/@PACKAGE@';
import type { Desk } from '../module';
import { flock } from './flock';
import { foresee } from './view';
import { @MEMBER@Words } from './words';

@customElement('@ID@-table')
export class @TYPE@Table extends Part {
  @property({ attribute: false }) desk!: Desk<@TYPE@View>;

  protected override render(): TemplateResult {
    const { view, sent, moves, advised } = this.desk;
    const said = @MEMBER@Words();
    const { out, folded } = sent ? foresee(view, sent) : view;
    return html`<div class="@CSS@-table">
      ${flock(said.meadow, out)}${flock(said.fold, folded)}
      <div class="@CSS@-moves" role="group" aria-label=${said.prompt}>
        ${(sent ? [] : moves).map(
          (move) =>
            html`<button
              class=${move === advised ? 'primary' : ''}
              data-move=${move}
              @click=${() => this.desk.play(move)}
            >
              ${said.drive(Number(move))}
            </button>`,
        )}
      </div>
    </div>`;
  }
}
