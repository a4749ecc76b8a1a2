// The line below the table, in plain words: what is thought of, or the card that is looked at.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../words/words';
import { cardImage, kindName, marks, numbers } from './cards';
import type { Preview } from './preview';
import { petAt, type Card, type PavillonView, type Pet } from './view';
import { lodgeWords } from './words';

/** A card that is looked at or asked about, and the pet it is. */
export interface Looked {
  card: Card;
  pet?: Pet | undefined;
}

export function about(view: PavillonView, preview: Preview | null, looked: Looked | null): TemplateResult {
  return html`<div class="pt-about" data-testid="about" aria-live="polite">
    ${preview ? foreseen(preview) : looked ? card(view, looked) : nothing}
  </div>`;
}

function foreseen({ kind, title, notes }: Preview): TemplateResult {
  const pt = lodgeWords();
  return html`<div data-testid="foreseen" data-kind=${kind}>
    <strong>${title}</strong> <em>${kind === 'strike' ? pt.ahead : pt.does}</em>
    <ul>
      ${notes.map((note) => html`<li>${say(note)}</li>`)}
    </ul>
  </div>`;
}

function card(view: PavillonView, looked: Looked): TemplateResult {
  const { card } = looked;
  const pet = looked.pet && petAt(view, looked.pet.place);
  return html`${cardImage(card)}
    <div>
      <strong>${say(card.name)}</strong> <em>${kindName(card)}</em> ${numbers(card)}
      <p>${say(card.text)}</p>
      ${pet && marks(pet).length > 0
        ? html`<p class="faint">
            ${marks(pet)
              .map((mark) => `${mark.label} ${mark.value}`)
              .join(', ')}
          </p>`
        : nothing}
    </div>`;
}
