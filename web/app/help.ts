import { html, type TemplateResult } from 'lit';
import { dialog } from '../kit/dialog';
import { words } from '../words/words';

export function help(close: () => void): TemplateResult {
  const body = html`<p>${words().helpBoard}</p>
    <table class="keys">
      <tbody>
        ${words().keys.map(
          ([key, does]) =>
            html`<tr>
              <th scope="row"><kbd>${key}</kbd></th>
              <td>${does}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p><a href="/notices.txt" target="_blank" data-testid="notices">${words().notices}</a></p>`;
  return dialog({ id: 'help-dialog', heading: words().helpTitle, body, close });
}
