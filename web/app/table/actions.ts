// What can be done beside the board, and what people ask of each other; the menu has the rest.
import { html, nothing, type TemplateResult } from 'lit';
import '../../kit/copy';
import { icon } from '../../kit/icons';
import { linkTo } from '../../kit/reach';
import type { Beat, Offer, Wish } from '../../net/wire';
import { called } from '../../words/called';
import { words } from '../../words/words';
import { held } from '../seats';
import { alone } from './advice';
import { undone } from './log';
import { botPlays, lines, type TableState } from './state';

export interface Deeds {
  resign: () => void;
  leave: () => void;
  /** Asks what to play; null where nobody may be advised. */
  advise: (() => void) | null;
  comeBack: () => void;
  rematch: () => void;
  offer: (what: Wish) => void;
  answer: (seat: number, what: Wish, yes: boolean) => void;
  chat: (text: string) => void;
  /** Shows once more what happened since one's last turn; null where nothing did. */
  again: (() => void) | null;
  /** Lights up on the board what a line speaks of. */
  light: (beats: Beat[]) => void;
}

/** The few things that are wanted often, beside the board; the menu has the rest. */
export function actions(now: TableState, deeds: Deeds, log: TemplateResult): TemplateResult {
  const mine = now.info?.yours ?? [];
  const plays = mine.length > 0 && now.info?.phase === 'playing';
  if (plays && mine.some((seat) => botPlays(now, seat)))
    return html`<div class="actions">
      <button class="primary" data-testid="return" @click=${deeds.comeBack}>${icon('again')}${words().comeBack}</button>
      ${log}
    </div>`;
  return html`<div class="actions" role="group" aria-label=${words().actions}>
    ${plays && alone(now.info?.seats ?? [], mine)
      ? html`<button data-testid="advise" ?disabled=${!deeds.advise} @click=${deeds.advise}>
          ${icon('lamp')}<span>${words().advice.ask}</span>
        </button>`
      : nothing}
    ${plays && mayTakeBack(now)
      ? html`<button data-testid="takeback" @click=${() => deeds.offer('takeback')}>
          ${icon('undo')}<span>${takingBack(now)}</span>
        </button>`
      : nothing}
    ${log}
  </div>`;
}

/** Whoever plays with others has to ask them. */
const takingBack = ({ info }: TableState): string =>
  alone(info?.seats ?? [], info?.yours ?? []) ? words().shell.takeBack : words().askTakeback;

/** Whether somebody here has moved, and nothing was dealt since (T-8); what a move has shown, only the server knows. */
function mayTakeBack(now: TableState): boolean {
  if (now.info?.offers.some(({ what }) => what === 'takeback')) return false;
  const gone = undone(lines(now));
  const standing = lines(now).filter(({ seq }) => !gone.has(seq));
  const own = standing.findLastIndex(({ actor }) => typeof actor === 'number' && now.info?.yours.includes(actor));
  return own > standing.findLastIndex(({ actor }) => actor === 'deal' || actor === 'glass');
}

/** A link to give to whoever would like to look on. */
export function watchLink(now: TableState): TemplateResult | typeof nothing {
  const watch = held(now.table)?.watch;
  if (!watch) return nothing;
  return html`<be-copy
    data-testid="watch-link"
    .text=${linkTo({ screen: 'watch', table: now.table, watch })}
    .label=${words().watchLink}
  ></be-copy>`;
}

/** Whether somebody here could propose to stop and count: a game’s table knows when its rules let them. */
export const mayCount = ({ info, viewer }: TableState): boolean =>
  typeof viewer === 'number' && info?.phase === 'playing' && info.yours.includes(viewer) && !info.count;

/** What somebody asks: on the wire a proposal to count stands apart from the other offers. */
type Asked = Omit<Offer, 'what'> & { what: Offer['what'] | 'count' };

export function offers(now: TableState, deeds: Deeds): TemplateResult[] {
  const asked: Asked[] = now.info?.offers ?? [];
  const count: Asked[] = now.info?.count ? [{ what: 'count', ...now.info.count }] : [];
  return [...asked, ...count].map((offer) => oneOffer(now, offer, deeds));
}

function oneOffer(now: TableState, offer: Asked, deeds: Deeds): TemplateResult {
  const { info, game } = now;
  const asked = (info?.yours ?? []).filter((seat) => seat !== offer.seat && !offer.answers.includes(seat));
  if (info?.yours.includes(offer.seat) && asked.length === 0)
    return html`<p class="notice" data-testid="offer">${words().offered[offer.what]}</p>`;
  const text = words().offerOf[offer.what](called(game, info?.seats ?? [], offer.seat));
  if (asked.length === 0) return html`<p class="notice" data-testid="offer">${text}</p>`;
  const reply = (yes: boolean) => () => {
    const { what } = offer;
    if (what === 'rematch') deeds.rematch();
    else asked.forEach((seat) => deeds.answer(seat, what, yes));
  };
  return html`<div class="notice" role="alert" data-testid="offer">
    <p>${text}</p>
    <div class="row">
      <button class="primary" data-testid="accept" @click=${reply(true)}>${words().accept}</button> ${offer.what ===
      'rematch'
        ? nothing
        : html`<button data-testid="decline" @click=${reply(false)}>${words().decline}</button>`}
    </div>
  </div>`;
}
