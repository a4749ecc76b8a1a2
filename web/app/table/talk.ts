// The log in words, and the chat.
import { html, nothing, type TemplateResult } from 'lit';
import type { Actor } from '../../net/wire';
import { say, words } from '../../words/words';
import type { Deeds } from './actions';
import { lines, type TableState } from './state';

export function log(now: TableState): TemplateResult {
  const told = lines(now).filter((line) => say(line.words));
  if (told.length === 0) return html`<p class="faint">${words().logEmpty}</p>`;
  return html`<ol class="log" tabindex="0" aria-label=${words().log} data-testid="log">
    ${told.map((line) => html`<li data-seq=${line.seq}>${who(now, line.actor)}${say(line.words)}</li>`)}
  </ol>`;
}

function who(now: TableState, actor: Actor): TemplateResult | typeof nothing {
  const name = now.info?.seats.find((seat) => seat.seat === actor)?.name;
  return name ? html`<b>${name}</b> – ` : nothing;
}

export function chat(now: TableState, deeds: Deeds): TemplateResult {
  const send = (event: Event) => {
    event.preventDefault();
    const input = (event.currentTarget as HTMLFormElement).elements.namedItem('text') as HTMLInputElement;
    if (input.value.trim()) deeds.chat(input.value.trim());
    input.value = '';
  };
  const sits = typeof now.viewer === 'number';
  return html`<div class="chat">
    ${now.chat.length === 0
      ? html`<p class="faint">${words().chatEmpty}</p>`
      : html`<ol class="log" tabindex="0" aria-label=${words().chat} data-testid="chat">
          ${now.chat.map((line) => html`<li><b>${line.name}</b> ${line.text}</li>`)}
        </ol>`}
    ${sits
      ? html`<form class="row" @submit=${send}>
          <input
            name="text"
            maxlength="300"
            autocomplete="off"
            aria-label=${words().chatWrite}
            placeholder=${words().chatWrite}
          />
          <button>${words().send}</button>
        </form>`
      : nothing}
  </div>`;
}
