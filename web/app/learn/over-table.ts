// The examples of a rule, to be played over a table that goes on: time stays in sight.
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { dialog } from '../../kit/dialog';
import { leaveRoom } from '../../kit/over-table';
import { Part } from '../../kit/part';
import type { Game } from '../../net/wire';
import { words } from '../../words/words';
import './lesson';

@customElement('rule-lesson')
export class RuleLesson extends Part {
  @property({ attribute: false }) game!: Game;
  /** The id of the rule. */
  @property({ attribute: false }) rule = '';
  /** The time that runs, for whoever plays here meanwhile. */
  @property({ attribute: false }) time: TemplateResult | null = null;

  protected override render(): TemplateResult {
    return dialog({
      id: 'rule-lesson',
      kind: 'over-table',
      heading: words().ruleNumber(this.rule),
      body: html`${this.time ?? ''}<lesson-screen .game=${this.game} .name=${this.rule} .over=${true}></lesson-screen>`,
      close: () => this.dispatchEvent(new CustomEvent('closed')),
    });
  }

  protected override firstUpdated(): void {
    leaveRoom(this.querySelector('dialog'));
  }
}
