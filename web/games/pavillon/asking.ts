// What a step asks for besides tapping pets: the first pet, the shop, a pet turned up, the draft, a window.
import { html, nothing, type TemplateResult } from 'lit';
import '../../kit/time';
import { capital } from '../../words/names';
import { say } from '../../words/words';
import type { Desk } from '../module';
import { count, glyph } from './art';
import { fullCard } from './cards';
import { byObject } from './choice';
import { nameOf } from './names';
import { seatIndex, type Card, type PavillonView, type Standing } from './view';
import { lodgeWords } from './words';

export interface Asking {
  desk: Desk<PavillonView>;
  view: PavillonView;
  /** Whether a move may be played now. */
  may: boolean;
  name: (seat: string) => string;
}

/** The panel of the moment; nothing where pets, players or spells are tapped. */
export function panel(asking: Asking): TemplateResult | typeof nothing {
  const { view } = asking;
  switch (view.step) {
    case 'KEEP':
      return offer(asking);
    case 'SHOP':
      return shop(asking);
    case 'PLACE':
      return place(asking);
    case 'ADOPT':
      return adopt(asking);
    case 'PICK':
      return draft(asking);
    default:
      return nothing;
  }
}

/** A card with a button at its foot, where the move is legal. */
function offered({ desk, may }: Asking, card: Card, move: string | undefined, label: string): TemplateResult {
  return fullCard(
    card,
    move && may
      ? html`<button class="primary" data-move=${move} @click=${() => desk.play(move)}>${label}</button>`
      : nothing,
  );
}

/** PT-10: the three pets of the first preparation. */
function offer(asking: Asking): TemplateResult | typeof nothing {
  const pt = lodgeWords();
  const { desk, view } = asking;
  const { you } = view;
  if (!you || you.offer.length === 0) return nothing;
  const keep = byObject(desk.moves, 'keep');
  return html`<section class="pt-panel" data-testid="offer" aria-label=${pt.chooseFirst}>
    <h2>${you.kept ? pt.chosenFirst : pt.chooseFirst}</h2>
    <div class="pt-cards">
      ${you.offer.map((card) => offered(asking, card, keep.get(card.id), pt.keep(say(card.name))))}
    </div>
  </section>`;
}

const pips = (left: number): TemplateResult =>
  html`<span
    class="pt-pips"
    role="img"
    aria-label=${lodgeWords().actionsLeft(left)}
    data-testid="actions"
    data-left=${left}
    >${Array.from(
      { length: Math.max(3, left) },
      (_, i) =>
        html`<svg class=${i < left ? 'on' : ''} viewBox="-11 -11 22 22" aria-hidden="true">${glyph('action')}</svg>`,
    )}</span
  >`;

/** PT-20: three actions in any mix. */
function shop(asking: Asking): TemplateResult {
  const pt = lodgeWords();
  const { desk, view, may } = asking;
  const buys = byObject(desk.moves, 'buy');
  const mine = desk.moves.includes('done');
  const act = (move: string, label: string, hint: string, kind = '') =>
    desk.moves.includes(move)
      ? html`<button class=${kind} data-move=${move} title=${hint} ?disabled=${!may} @click=${() => desk.play(move)}>
          ${label}
        </button>`
      : nothing;
  return html`<section class="pt-panel" data-testid="shop" aria-label=${pt.shop}>
    <h2>${pt.shop} ${mine ? html`${pips(view.actions)} ${purse(view)}` : nothing}</h2>
    <div class="pt-cards">
      ${view.shop.map((card, i) => {
        const price = view.you?.prices[i] ?? card.cost;
        return mine && !buys.has(card.id)
          ? fullCard(card, html`<p class="pt-dear">${pt.tooDear(price)}</p>`)
          : offered(asking, card, buys.get(card.id), pt.buy(price));
      })}
    </div>
    ${mine
      ? html`<div class="row pt-acts">
          ${act('tame', pt.tame, pt.tameHint, 'primary')}${act('refresh', pt.refresh, pt.refreshHint)}${act(
            'done',
            pt.done,
            pt.done,
          )}
        </div>`
      : nothing}
  </section>`;
}

/** What whoever shops has to spend: their land may lie under the shop. */
function purse({ players, you }: PavillonView): TemplateResult | typeof nothing {
  const own = players.find(({ seat }) => seat === you?.seat);
  return own ? count('coin', own.coins, lodgeWords().coins) : nothing;
}

/** PT-22: the weapon turned up, and those of the shop. */
function place(asking: Asking): TemplateResult {
  const pt = lodgeWords();
  const { desk, view } = asking;
  const replace = byObject(desk.moves, 'replace');
  return html`<section class="pt-panel" data-testid="place" aria-label=${pt.place}>
    <h2>${pt.place} ${desk.moves.length > 0 ? pips(view.actions) : nothing}</h2>
    <div class="pt-cards">
      ${view.card ? html`<div class="pt-new">${fullCard(view.card)}</div>` : nothing}
      ${view.shop.map((card) => offered(asking, card, replace.get(card.id), pt.replace(say(card.name))))}
    </div>
  </section>`;
}

/** PT-23: the pet turned up. */
function adopt({ desk, view, may }: Asking): TemplateResult | typeof nothing {
  const pt = lodgeWords();
  if (!view.card) return nothing;
  const over = byObject(desk.moves, 'take over');
  const act = (move: string, label: string, kind = '') =>
    html`<button class=${kind} data-move=${move} ?disabled=${!may} @click=${() => desk.play(move)}>${label}</button>`;
  return html`<section class="pt-panel" data-testid="adopt" aria-label=${pt.adopt}>
    <div class="pt-cards">
      ${fullCard(
        view.card,
        desk.seat === null
          ? nothing
          : html`<div class="pt-acts">
              ${desk.moves.includes('take') ? act('take', pt.take, 'primary') : nothing}
              ${[...over].map(([pet, move]) => act(move, pt.takeOver(nameOf(view, pet)), 'primary'))}
              ${desk.moves.includes('release') ? act('release', pt.release) : nothing}
            </div>`,
      )}
    </div>
  </section>`;
}

/** PT-39: one spell for each survivor, in the order of the ranking. */
function draft(asking: Asking): TemplateResult {
  const pt = lodgeWords();
  const { desk, view, may } = asking;
  const pick = byObject(desk.moves, 'pick');
  return html`<section class="pt-panel" data-testid="draft" aria-label=${pt.draft}>
    <h2>${pick.size > 0 ? pt.pick : pt.draft}</h2>
    ${order(asking)}
    <div class="pt-cards">
      ${view.row.map((card) => offered(asking, card, pick.get(card.id), pt.take1(say(card.name))))}
    </div>
    ${desk.moves.includes('decline')
      ? html`<div class="row pt-acts">
          <button data-move="decline" ?disabled=${!may} @click=${() => desk.play('decline')}>${pt.decline}</button>
        </div>`
      : nothing}
  </section>`;
}

/** The ranking of the last combat, the winner first. */
export function order({ view, name }: Pick<Asking, 'view' | 'name'>): TemplateResult | typeof nothing {
  if (view.ranking.length === 0) return nothing;
  return html`<ol class="pt-order" aria-label=${lodgeWords().ranks} data-testid="ranks">
    ${view.ranking.map((seat, i) => html`<li><span class=${`pt-rank r${i + 1}`}>${i + 1}</span>${name(seat)}</li>`)}
  </ol>`;
}

/** PT-35: the window that is open, with one tap to pass. */
export function response(
  { desk, view, may }: Asking,
  tools: TemplateResult | typeof nothing,
): TemplateResult | typeof nothing {
  const pt = lodgeWords();
  const { window, you } = view;
  if (!window) return nothing;
  const mayPass = desk.moves.includes('pass');
  const reason = !you
    ? ''
    : mayPass
      ? ''
      : !window.asked.includes(you.seat)
        ? view.cast.includes(you.seat)
          ? pt.windowCast
          : you.hand.length === 0
            ? pt.windowEmpty
            : ''
        : you.passed
          ? pt.windowPassed
          : you.standing === 'ask'
            ? ''
            : pt.windowStanding;
  return html`<section class=${`pt-window${mayPass ? ' open' : ''}`} data-testid="window" data-when=${window.when}>
    <p>
      <strong>${capital(say(window.label))}</strong>
      ${reason ? html`<span>${reason}</span>` : nothing}
    </p>
    <div class="pt-answers">
      ${tools}
      ${mayPass
        ? html`<button class="primary" data-testid="pass" ?disabled=${!may} @click=${() => desk.play('pass')}>
            ${pt.pass}
          </button>`
        : nothing}
    </div>
    ${desk.sand
      ? html`<be-bar .sand=${desk.sand.reading} .heard=${desk.sand.heard} label=${pt.timeLeft}></be-bar>`
      : nothing}
  </section>`;
}

const STANDINGS: Standing[] = ['ask', 'until-attacked', 'this-combat'];

/** PT-35: what to answer in advance. */
export function standing({ desk, view, may }: Asking): TemplateResult | typeof nothing {
  const pt = lodgeWords();
  const { you } = view;
  const stands = byObject(desk.moves, 'stand');
  if (!you || stands.size === 0) return nothing;
  return html`<fieldset class="pt-standing" data-testid="standing" title=${pt.standingHint}>
    <legend>${pt.standing}</legend>
    ${STANDINGS.map(
      (one) =>
        html`<label
          ><input
            type="radio"
            name="pt-standing"
            value=${one}
            .checked=${you.standing === one}
            ?disabled=${!may && you.standing !== one}
            @change=${() => {
              const move = stands.get(one);
              if (move) desk.play(move);
            }}
          /><span>${pt.standings[one]}</span></label
        >`,
    )}
  </fieldset>`;
}

/** What the table waits for, in words. */
export function prompt({ view, moves, name }: Pick<Desk<PavillonView>, 'view' | 'moves' | 'name'>): string | null {
  const pt = lodgeWords();
  const now = view;
  const card = now.card ? say(now.card.name) : '';
  switch (now.step) {
    case 'KEEP':
      return pt.chooseFirst;
    case 'SHOP':
      return `${pt.shopHint} – ${pt.actionsLeft(now.actions)}`;
    case 'PLACE':
      return pt.place;
    case 'ADOPT':
      return pt.adopt;
    case 'RESPOND':
      return moves.includes('pass') ? pt.window(say(now.window?.label ?? { en: '', fr: '' })) : pt.windowOthers;
    case 'STRIKE':
      return now.strike ? pt.strikeExtra : pt.strike;
    case 'CHOOSE':
      return pt.choose(card);
    case 'SHED':
      return pt.shed;
    case 'GIVE_UP':
      return pt.giveUp;
    case 'HIT_ONE':
      return pt.hitOne;
    case 'PICK':
      return moves.length > 0 ? pt.pick : pt.pickOf(now.active ? name(seatIndex(now.active)) : '');
    default:
      return null;
  }
}
