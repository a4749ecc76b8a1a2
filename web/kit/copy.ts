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
  @state() private outcome: 'copied' | 'failed' | null = null;

  protected override render(): TemplateResult {
    return html`<div class="row">
        <button @click=${this.copy}>${icon('link')}${this.outcome === 'copied' ? words().copied : this.label}</button>
        ${this.title && 'share' in navigator ? html`<button @click=${this.share}>${words().share}</button>` : nothing}
      </div>
      ${this.outcome === 'failed'
        ? html`<label class="field by-hand"
            >${words().meeting.copyByHand}<input readonly data-testid="by-hand" .value=${this.text} @focus=${selectAll}
          /></label>`
        : nothing}`;
  }

  private readonly copy = async (): Promise<void> => {
    this.outcome = (await copied(this.text)) ? 'copied' : 'failed';
    if (this.outcome === 'failed') {
      await this.updateComplete;
      this.querySelector('input')?.focus();
      return;
    }
    announce(words().copied);
    window.setTimeout(() => (this.outcome = null), 2000);
  };

  private readonly share = (): void => {
    // Putting the share sheet away is no fault.
    navigator.share({ title: this.title, url: this.text }).catch(() => undefined);
  };
}

export const selectAll = (event: Event): void => (event.currentTarget as HTMLInputElement).select();

async function copied(text: string): Promise<boolean> {
  try {
    // Only pages from this machine or by HTTPS have a clipboard; some browsers ask people first, who may say no.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text, document.querySelector('dialog[open]') ?? document.body);
  }
}

/** The old way, which works everywhere; behind an open window nothing can be selected. */
function copiedBySelection(text: string, within: Element): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr';
  within.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
  }
}
