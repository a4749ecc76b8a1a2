import { html, type TemplateResult } from 'lit';
import { dialog } from '../kit/dialog';
import { words } from '../words/words';
import { keyTable } from './key-table';

export function help(close: () => void): TemplateResult {
  const body = html`<p>${words().rules.atOnce}</p>
    ${keyTable(words().keys)}
    <p><a href="/notices.txt" target="_blank" data-testid="notices">${words().notices}</a></p>`;
  return dialog({ id: 'help-dialog', heading: words().helpTitle, body, close });
}
