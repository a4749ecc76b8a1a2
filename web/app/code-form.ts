// Six letters that somebody has read out, instead of a link.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Part } from '../kit/part';
import { go } from '../kit/way';
import * as rest from '../net/rest';
import { faultWords } from '../words/fault';
import { words } from '../words/words';

@customElement('code-form')
export class CodeForm extends Part {
  @state() private fault = '';

  protected override render(): TemplateResult {
    const text = words().meeting;
    return html`<form class="code-form row" @submit=${this.use}>
      <label
        >${text.haveCode}<input
          name="code"
          required
          maxlength="9"
          size="8"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          aria-label=${text.codeLabel}
          aria-invalid=${this.fault !== ''}
      /></label>
      <button data-testid="use-code">${text.useCode}</button>
      ${this.fault ? html`<span class="warn" role="alert">${this.fault}</span>` : nothing}
    </form>`;
  }

  private readonly use = async (event: Event): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const code = (form.elements.namedItem('code') as HTMLInputElement).value.trim();
    this.fault = '';
    try {
      const { invitation } = await rest.collect(code);
      if (invitation) go({ screen: 'join', ...invitation });
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  };
}
