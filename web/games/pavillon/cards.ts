// Cards face up, as articles that can be read, and what a card says in full.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../words/words';
import { count, picture } from './art';
import { isExotic, isPet, isWeapon, kindOf, type Card, type Family, type Pet } from './view';
import { lodgeWords } from './words';

/** `fierce, exotic`, `weapon`, `trap`. */
export function kindName(card: Card): string {
  const pt = lodgeWords();
  if (isPet(card)) return isExotic(card) ? `${pt.kinds[kindOf(card)]}, ${pt.exotic}` : pt.kinds[kindOf(card)];
  return isWeapon(card) ? pt.weapon : pt.families[card.kind as Family];
}

/** The numbers of a card. */
export function numbers(card: Card): TemplateResult | typeof nothing {
  const pt = lodgeWords();
  if (!isPet(card) && !isWeapon(card)) return nothing;
  return html`<span class="pt-numbers"
    >${count('attack', card.attack, pt.attack)}${isPet(card)
      ? count('life', card.life, pt.life)
      : count('coin', card.cost, pt.cost)}</span
  >`;
}

export function cardImage(card: Card): TemplateResult {
  return html`<svg class="pt-image" viewBox="-48 -48 96 96" aria-hidden="true">${picture(card)}</svg>`;
}

/** A whole card, with its effect; `more` stands at its foot. */
export function fullCard(card: Card, more: TemplateResult | typeof nothing = nothing): TemplateResult {
  const kind = isPet(card) ? kindOf(card) : card.kind;
  return html`<article class=${`pt-card ${kind}`} data-card=${card.id}>
    ${cardImage(card)}
    <div class="pt-card-words">
      <h3>${say(card.name)}</h3>
      <p class="pt-card-kind">${kindName(card)} ${numbers(card)}</p>
      <p>${say(card.text)}</p>
    </div>
    ${more}
  </article>`;
}

interface Mark {
  sign: 'stun' | 'poison' | 'up' | 'down';
  value: string;
  label: string;
}

/** What a pet suffers or has gained, in words. */
export function marks(pet: Pet): Mark[] {
  const pt = lodgeWords();
  const labels = { up: pt.stronger, down: pt.weaker, stun: pt.stunned, poison: pt.poisoned };
  const before = { up: '+', down: '−', stun: '', poison: '' };
  return pet.marks.flatMap((mark): Mark[] => {
    if (mark === 'calm') return [{ sign: 'down', value: '', label: pt.calmed }];
    const [, what, value = ''] = /^(up|down|stun|poison)([\d/]+)/.exec(mark) ?? [];
    const sign = what as Mark['sign'] | undefined;
    return sign ? [{ sign, value: before[sign] + value, label: labels[sign] }] : [];
  });
}
