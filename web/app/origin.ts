// Where a match began, told to whoever sits down at it or looks at it.
import { html, nothing, type TemplateResult } from 'lit';
import { writeRoute } from '../kit/routes';
import type { Origin } from '../net/wire';
import { words } from '../words/words';

/** Nothing for a fresh table: there is nothing to know. */
export function originNote({ kind, match, hidden }: Origin): TemplateResult | typeof nothing {
  if (kind === 'fresh') return nothing;
  const text = words().origin;
  const began = kind === 'imported' && !match ? text.broughtIn : text[kind];
  const link = match && html` <a href=${writeRoute(replayOf(match))}>${text.see}</a>`;
  return html`<p class="notice" data-testid="origin" data-kind=${kind} data-hidden=${hidden ?? nothing}>
    ${began} ${hidden ? text.hidden[hidden] : nothing}${link || nothing}
  </p>`;
}

const replayOf = (match: string) => ({ screen: 'replay', table: match, viewer: null, at: null }) as const;
