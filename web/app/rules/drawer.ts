// The rules over a table that goes on: time stays in sight, and the board as far as there is room.
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { dialog } from '../../kit/dialog';
import { leaveRoom } from '../../kit/over-table';
import { Part } from '../../kit/part';
import type { Game } from '../../net/wire';
import { say, words } from '../../words/words';
import './book';
import type { Focus } from './focus';

@customElement('rules-drawer')
export class RulesDrawer extends Part {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) sought: Focus = {};
  /** The time that runs, for whoever reads. */
  @property({ attribute: false }) time: TemplateResult | null = null;

  protected override render(): TemplateResult {
    return dialog({
      id: 'rules-drawer',
      kind: 'over-table',
      heading: words().rules.of(say(this.game.title)),
      body: html`${this.time ?? ''}<rules-book
          .game=${this.game}
          .sought=${this.sought}
          .play=${(rule: string) => this.dispatchEvent(new CustomEvent('play', { detail: rule }))}
        ></rules-book>`,
      close: () => this.dispatchEvent(new CustomEvent('closed')),
    });
  }

  protected override firstUpdated(): void {
    leaveRoom(this.querySelector('dialog'));
  }
}
