import { html, type TemplateResult } from 'lit';
import { settings } from '../settings/settings';

/** Who has played on this device, for every field that names somebody: `list="people"`. */
export const people = (): TemplateResult =>
  html`<datalist id="people">${settings.people.map((name) => html`<option value=${name}></option>`)}</datalist>`;
