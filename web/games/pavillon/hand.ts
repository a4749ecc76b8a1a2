// The own spells, and what to do with the one in hand.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../words/words';
import { cardImage } from './cards';
import { byObject, cardOf, casts, castName, exactly, several } from './choice';
import { byFinger } from './land';
import type { Card, PavillonView, You } from './view';
import { lodgeWords } from './words';

export interface HandWish {
  view: PavillonView;
  moves: string[];
  /** Whether a move may be played now. */
  may: boolean;
  /** The spell that is to be cast, as casts name it, and its aims so far. */
  spell: string | null;
  aims: string[];
  /** The cards that are to be lit up. */
  lit: ReadonlySet<string>;
  tap: (card: Card, name: string) => void;
  look: (card: Card | null) => void;
  /** Begins to drag a spell. */
  grab: (card: Card, name: string, event: PointerEvent) => void;
  play: (move: string) => void;
  putBack: () => void;
}

export function hand(wish: HandWish): TemplateResult | typeof nothing {
  const { you, step } = wish.view;
  const pt = lodgeWords();
  if (!you || step === 'KEEP') return nothing;
  if (you.hand.length === 0) return html`<p class="pt-none" data-testid="hand-empty">${pt.handEmpty}</p>`;
  return html`<div class="pt-hand" role="group" aria-label=${pt.hand} data-testid="hand">
    ${you.hand.map((card, i) => spell(wish, you, card, i))}
  </div>`;
}

function spell(wish: HandWish, you: You, card: Card, i: number): TemplateResult {
  const { moves, may, view } = wish;
  const entries = card.kind === 'trap' ? (you.entries[i] ?? 0) : 0;
  const name = castName(casts(moves), card.id, entries);
  const legal = may && (casts(moves).some((one) => one.spell === name) || byObject(moves, 'discard').has(card.id));
  const alive = view.players.filter((player) => player.in).length;
  return html`<button
    class=${`pt-spell ${card.kind}${legal ? ' legal' : ''}${wish.lit.has(card.id) ? ' lit' : ''}`}
    data-spell=${name}
    data-legal=${legal}
    data-large=${`${say(card.name)}. ${say(card.text)}`}
    aria-pressed=${wish.spell === name}
    @pointerdown=${(event: PointerEvent) => wish.grab(card, name, event)}
    @click=${() => wish.tap(card, name)}
    @pointerenter=${(event: PointerEvent) => !byFinger(event) && wish.look(card)}
    @pointerleave=${() => wish.look(null)}
    @focus=${() => wish.look(card)}
    @blur=${() => wish.look(null)}
  >
    ${cardImage(card)}<span>${say(card.name)}</span>
    ${entries > 0
      ? html`<b class="pt-entries" title=${lodgeWords().trapEntries(entries, alive)}>${entries}/${alive}</b>`
      : nothing}
  </button>`;
}

/** What to do with the spell in hand. */
export function aiming(wish: HandWish, spell: string): TemplateResult {
  const pt = lodgeWords();
  const all = casts(wish.moves);
  const cast = exactly(all, spell, wish.aims);
  const card = wish.view.you?.hand.find((one) => one.id === cardOf(spell));
  const name = card ? say(card.name) : spell;
  return html`<div class="pt-tools" data-testid="aiming">
    <p>${cast ? '' : several(all, spell) ? pt.aimMany(name) : pt.aim(name)}</p>
    ${cast
      ? html`<button class="primary" data-testid="cast" @click=${() => wish.play(cast.move)}>
          ${pt.castNow(name)}
        </button>`
      : nothing}
    <button data-testid="put-back" @click=${wish.putBack}>${pt.letGo}</button>
  </div>`;
}
