// How strong bots are, to choose from.
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { levelLabel } from '../words/names';

export const levelOptions = (levels: string[], chosen: string): TemplateResult[] =>
  levels.map((level) => html`<option value=${level} .selected=${live(level === chosen)}>${levelLabel(level)}</option>`);
