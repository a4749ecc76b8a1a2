// One territory: who lives there, their pets, their weapon and their aspect.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { say } from '../../words/words';
import { count, glyph, portrait } from './art';
import { cardImage, kindName, marks } from './cards';
import { rankOf, type Card, type PavillonView, type Pet, type Player, type Side } from './view';
import { lodgeWords } from './words';

/** What may be tapped, and what comes of it. Without it nothing is tapped, as in an example. */
export interface Touch {
  /** Pets by name and players by seat that may be chosen now. */
  choices: ReadonlySet<string>;
  /** Those already chosen: the striker, the aims of a spell. */
  chosen: ReadonlySet<string>;
  /** Pets by place and players by seat that are to be lit up. */
  lit: ReadonlySet<string>;
  /** The Life that the pets it concerns would be left with, by place, after what is thought of. */
  left: ReadonlyMap<string, number>;
  pet: (pet: Pet, touch: boolean) => void;
  /** Begins to drag a pet. */
  grab: (pet: Pet, event: PointerEvent) => void;
  player: (player: Player, touch: boolean) => void;
  /** A card is looked at; null when it no longer is. */
  look: (card: Card | null, pet?: Pet) => void;
  /** A player who may be chosen is pointed at; null when no longer. */
  point: (player: Player | null) => void;
  ask: (card: Card) => void;
}

interface LandWish {
  view: PavillonView;
  player: Player;
  side: Side;
  name: string;
  own: boolean;
  touch: Touch | null;
}

export function land(wish: LandWish): TemplateResult {
  const { view, player, side, own } = wish;
  const active = view.active === player.seat;
  const classes = [
    'pt-land',
    side,
    own ? 'own' : '',
    active ? 'active' : '',
    player.in ? '' : 'out',
    view.fallen.includes(player.seat) ? 'fallen' : '',
    wish.touch?.lit.has(player.seat) ? 'lit' : '',
  ];
  return html`<section
    class=${classes.filter(Boolean).join(' ')}
    data-land=${player.seat}
    data-life=${player.life}
    data-coins=${player.coins}
    data-hand=${player.hand}
    data-weapon=${player.weapon.id}
    data-aspect=${player.aspect?.id ?? ''}
    aria-label=${lodgeWords().land(wish.name, player.life, player.coins, player.hand)}
  >
    ${headOf(wish)}
    <div class="pt-pets">
      ${player.pets.length === 0
        ? html`<p class="pt-none">${player.in ? lodgeWords().noPets : lodgeWords().out}</p>`
        : repeat(
            player.pets,
            (pet) => pet.place,
            (pet) => petButton(wish, pet),
          )}
    </div>
    <div class="pt-gear">
      ${gear(wish, player.weapon, 'weapon')}${player.aspect ? gear(wish, player.aspect, 'aspect') : nothing}
    </div>
  </section>`;
}

function headOf({ view, player, name, touch }: LandWish): TemplateResult {
  const pt = lodgeWords();
  const rank = rankOf(view, player.seat);
  const venom = player.venom.reduce((sum, life) => sum + life, 0);
  const legal = touch?.choices.has(player.seat) ?? false;
  const inner = html`<span class="pt-name">${name}</span>
    ${rank > 0 ? html`<span class=${`pt-rank r${rank}`} title=${pt.rank(rank)}>${rank}</span>` : nothing}
    <span class="pt-purse">
      ${count('life', player.life, pt.life)}${count('coin', player.coins, pt.coins)}${count(
        'spells',
        player.hand,
        pt.spells,
      )}${venom > 0 ? count('poison', venom, pt.venom(venom)) : nothing}
    </span>`;
  return legal && touch
    ? html`<button
        class="pt-who legal"
        data-player=${player.seat}
        aria-pressed=${touch.chosen.has(player.seat)}
        @click=${(event: Event) => touch.player(player, byFinger(event))}
        @pointerenter=${(event: PointerEvent) => !byFinger(event) && touch.point(player)}
        @pointerleave=${(event: PointerEvent) => !byFinger(event) && touch.point(null)}
        @focus=${() => touch.point(player)}
        @blur=${() => touch.point(null)}
      >
        ${inner}
      </button>`
    : html`<header class="pt-who" data-player=${player.seat}>${inner}</header>`;
}

/** Whether it was a finger, which can't point without touching. */
export const byFinger = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

function petButton(wish: LandWish, pet: Pet): TemplateResult {
  const { touch } = wish;
  const pt = lodgeWords();
  const down = pet.life <= 0;
  const legal = touch?.choices.has(pet.name) ?? false;
  const chosen = touch?.chosen.has(pet.name) ?? false;
  const classes = [
    'pt-pet',
    legal ? 'legal' : '',
    chosen ? 'chosen' : '',
    touch?.lit.has(pet.place) ? 'lit' : '',
    down ? 'down' : '',
    pet.stunned ? 'stunned' : '',
  ];
  const suffers = marks(pet);
  const label = [
    pt.pet(say(pet.card.name), kindName(pet.card), pet.attack, Math.max(0, pet.life), pet.most),
    ...(down ? [pt.down] : []),
    ...suffers.map((mark) => `${mark.label} ${mark.value}`),
  ].join(', ');
  const art = html`<svg viewBox="-54 -52 108 108" aria-hidden="true">
      ${figure(pet)}${result(touch?.left.get(pet.place), pet)}
    </svg>
    <span class="pt-pet-name">${say(pet.card.name)}</span>
    <span class="pt-marks" aria-hidden="true"
      >${suffers.map(
        (mark) =>
          html`<span class=${`pt-mark ${mark.sign}`}
            ><svg viewBox="-11 -11 22 22">${glyph(mark.sign)}</svg>${mark.value}</span
          >`,
      )}</span
    >`;
  if (!touch)
    return html`<div class=${classes.filter(Boolean).join(' ')} role="img" aria-label=${label} data-place=${pet.place}>
      ${art}
    </div>`;
  return html`<button
    class=${classes.filter(Boolean).join(' ')}
    data-place=${pet.place}
    data-pet=${pet.name}
    data-card=${pet.card.id}
    data-life=${Math.max(0, pet.life)}
    data-attack=${pet.attack}
    data-stunned=${pet.stunned}
    data-legal=${legal}
    data-large=${`${say(pet.card.name)}. ${say(pet.card.text)}`}
    aria-label=${label}
    aria-pressed=${chosen}
    @pointerdown=${(event: PointerEvent) => touch.grab(pet, event)}
    @click=${(event: Event) => touch.pet(pet, byFinger(event))}
    @pointerenter=${(event: PointerEvent) => !byFinger(event) && touch.look(pet.card, pet)}
    @pointerleave=${(event: PointerEvent) => !byFinger(event) && touch.look(null)}
    @focus=${() => touch.look(pet.card, pet)}
    @blur=${() => touch.look(null)}
  >
    ${art}
  </button>`;
}

/** A pet with its numbers, around 0,0 within 54. */
export function figure(pet: Pick<Pet, 'card' | 'attack' | 'life' | 'most'>): SVGTemplateResult {
  return svg`<g class="pt-body">${portrait(pet.card)}</g>
    ${badge(-32, 34, 'attack', String(pet.attack))}
    ${badge(32, 34, pet.life < pet.most ? 'life hurt' : 'life', String(Math.max(0, pet.life)))}`;
}

const badge = (x: number, y: number, kind: string, value: string) =>
  svg`<g class=${`pt-badge ${kind}`} transform=${`translate(${x} ${y})`}>
    ${kind === 'attack' ? svg`<circle r="18"/>` : svg`<path d="M0 19C-28 -1 -18 -20 -8 -18C-2 -17 0 -10 0 -10C0 -10 2 -17 8 -18C18 -20 28 -1 0 19Z"/>`}
    <text y=${kind === 'attack' ? 9 : 8}>${value}</text></g>`;

/** How what is thought of would leave this pet, in the place of its Life. */
function result(left: number | undefined, pet: Pet) {
  if (left === undefined) return nothing;
  return svg`<g class=${`pt-result${left <= 0 ? ' out' : ''}`} data-left=${left}><rect x="-10" y="20" width="64" height="28" rx="14"/><text x="22" y="41">${lodgeWords().after(pet.life, Math.max(0, left))}</text></g>`;
}

function gear({ touch }: LandWish, card: Card, what: 'weapon' | 'aspect'): TemplateResult {
  const inner = html`${cardImage(card)}<span>${say(card.name)}</span>${what === 'weapon'
    ? count('attack', card.attack, lodgeWords().attack)
    : nothing}`;
  if (!touch) return html`<span class=${`pt-chip ${what}`}>${inner}</span>`;
  return html`<button
    class=${`pt-chip ${what}`}
    data-gear=${card.id}
    data-large=${`${say(card.name)}. ${say(card.text)}`}
    @click=${() => touch.ask(card)}
    @pointerenter=${(event: PointerEvent) => !byFinger(event) && touch.look(card)}
    @pointerleave=${(event: PointerEvent) => !byFinger(event) && touch.look(null)}
    @focus=${() => touch.look(card)}
    @blur=${() => touch.look(null)}
  >
    ${inner}
  </button>`;
}
