// The rules over a table that goes on: time stays in sight, and the board as far as there is room.
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { dialog } from '../../kit/dialog';
import { Part } from '../../kit/part';
import type { Game } from '../../net/wire';
import { say, words } from '../../words/words';
import './book';
import type { Focus } from './focus';

/** At most this part of the height is left to what must stay in sight above. */
const MOST_ABOVE = 0.3;

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
      body: html`${this.time ?? ''}<rules-book .game=${this.game} .sought=${this.sought}></rules-book>`,
      close: () => this.dispatchEvent(new CustomEvent('closed')),
    });
  }

  protected override firstUpdated(): void {
    const status = document.querySelector('.table .status')?.getBoundingClientRect().bottom ?? 0;
    const above = Math.min(Math.max(0, status), innerHeight * MOST_ABOVE);
    this.querySelector('dialog')?.style.setProperty('--above', `${Math.round(above)}px`);
  }
}
