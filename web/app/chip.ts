// One of a few things to choose from.
import { html, type TemplateResult } from 'lit';

export function chip(group: string, label: string, on: boolean, pick: () => void, value = label): TemplateResult {
  return html`<label class="chip"
    ><input type="radio" name=${group} value=${value} .checked=${on} @change=${pick} />${label}</label
  >`;
}
