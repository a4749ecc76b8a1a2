import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { words } from '../words/words';
import { announce } from './announce';
import { icon } from './icons';
import { Part } from './part';

/** A button that copies a text, and one that shares it where the device can. */
@customElement('be-copy')
export class CopyPart extends Part {
  @property() text = '';
  @property() label = '';
  /** What is shared, in a word; without it there is no share button. */
  @property({ attribute: false }) override title = '';
  @state() private done = false;

  protected override render(): TemplateResult {
    return html`<div class="row">
      <button @click=${this.copy}>${icon('link')}${this.done ? words().copied : this.label}</button> ${this.title &&
      'share' in navigator
        ? html`<button @click=${this.share}>${words().share}</button>`
        : nothing}
    </div>`;
  }

  private readonly copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(this.text);
    this.done = true;
    announce(words().copied);
    window.setTimeout(() => (this.done = false), 2000);
  };

  private readonly share = (): void => {
    // Putting the share sheet away is no fault.
    navigator.share({ title: this.title, url: this.text }).catch(() => undefined);
  };
}
