// The combat log, to be read back.
import { html, type TemplateResult } from 'lit';
import { dialog } from '../../kit/dialog';
import type { Told } from '../../net/wire';
import { say } from '../../words/words';
import { chapters, type Chapter } from './cues';
import { lodgeWords } from './words';

interface LogWish {
  told: Told[];
  name: (seat: string) => string;
  close: () => void;
}

export function combatLog({ told, name, close }: LogWish): TemplateResult {
  return dialog({
    id: 'combat-log-dialog',
    heading: lodgeWords().logTitle,
    close,
    body: html`<ol class="pt-log">
      ${chapters(told)
        .reverse()
        .map(
          (chapter) =>
            html`<li>
              <h3>${heading(chapter, name)}</h3>
              <ul>
                ${chapter.lines.map((line) => html`<li>${say(line.text)}</li>`)}
              </ul>
            </li>`,
        )}
    </ol>`,
  });
}

function heading({ verb, round, who }: Chapter, name: LogWish['name']): string {
  const pt = lodgeWords();
  return pt.ofWhom(verb === 'prepare' ? pt.preparation(round) : pt.combat(round), who ? name(who) : pt.shop);
}
