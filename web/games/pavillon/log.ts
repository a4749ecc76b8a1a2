// The combat log, to be read back: the newest turn first.
import { html, type TemplateResult } from 'lit';
import { dialog } from '../../kit/dialog';
import { chapters, told } from '../../kit/told';
import type { Told } from '../../net/wire';
import { say } from '../../words/words';
import { picture } from './things';
import { lodgeWords } from './words';

export function combatLog(lines: Told[], close: () => void): TemplateResult {
  return dialog({
    id: 'combat-log-dialog',
    heading: lodgeWords().logTitle,
    close,
    body: html`<ol class="pt-log">
      ${chapters(lines.filter((line) => say(line.words)))
        .reverse()
        .map(
          ({ under, lines: some }) =>
            html`<li>
              ${under ? html`<h3>${told(under.words, under.marks, picture)}</h3>` : ''}
              <ul>
                ${some.map((line) => html`<li>${told(line.words, line.telling?.marks, picture)}</li>`)}
              </ul>
            </li>`,
        )}
    </ol>`,
  });
}
