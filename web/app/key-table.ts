import { html, type TemplateResult } from 'lit';

/** Keys, and what each does. */
export const keyTable = (all: [string, string][]): TemplateResult =>
  html`<table class="keys">
    <tbody>
      ${all.map(
        ([key, does]) =>
          html`<tr>
            <th scope="row"><kbd>${key}</kbd></th>
            <td>${does}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
