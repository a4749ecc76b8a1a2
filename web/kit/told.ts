// Lines of the log: pictures and names in the place of the words that speak of them, and what lines stand together.
import { html, type TemplateResult } from 'lit';
import type { Mark, Marked, Told, Under, Words } from '../net/wire';
import { language } from '../settings/settings';
import { say } from '../words/words';

/** A small picture of a thing, by its id; null where words say it better. */
export type Picture = (thing: string) => TemplateResult | null;

/** The words in the language of the moment; pictures take the place of what they show. */
export function told(words: Words, marks: Marked | undefined, picture: Picture): (TemplateResult | string)[] {
  const text = say(words);
  const pieces: (TemplateResult | string)[] = [];
  let at = 0;
  for (const mark of marks?.[language()] ?? []) {
    const [from, to] = mark;
    pieces.push(text.slice(at, from), piece(text.slice(from, to), mark, picture));
    at = to;
  }
  pieces.push(text.slice(at));
  return pieces;
}

function piece(text: string, [, , kind, id]: Mark, picture: Picture): TemplateResult | string {
  if (kind === 'player') return html`<b>${text}</b>`;
  const drawn = kind === 'thing' ? picture(id) : null;
  return drawn ? html`<span class="thing" title=${text}>${drawn}<span class="sr">${text}</span></span>` : text;
}

/** Lines next to each other that stand under the same heading. */
interface Chapter {
  under: Under | null;
  lines: Told[];
}

export function chapters(lines: Told[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    const under = line.telling?.under ?? null;
    const last = found.at(-1);
    if (last && under && last.under?.key === under.key) last.lines.push(line);
    else found.push({ under, lines: [line] });
  }
  return found;
}
