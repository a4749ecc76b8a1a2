// What can be done at a table besides moving: offers, resigning, leaving, coming back.
import { html, nothing, type TemplateResult } from 'lit';
import '../../kit/copy';
import { icon, type Icon } from '../../kit/icons';
import { linkTo } from '../../kit/reach';
import type { Beat, Offer, Wish } from '../../net/wire';
import { seatName } from '../../words/names';
import { words } from '../../words/words';
import '../carry';
import { held } from '../seats';
import { botPlays, type TableState } from './state';

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

export function actions(now: TableState, deeds: Deeds): TemplateResult | typeof nothing {
  const mine = now.info?.yours ?? [];
  if (mine.length === 0 || now.info?.phase !== 'playing') return nothing;
  if (mine.some((seat) => botPlays(now, seat))) {
    return html`<div class="actions">
      <button class="primary" data-testid="return" @click=${deeds.comeBack}>${icon('again')}${words().comeBack}</button>
    </div>`;
  }
  const button = (name: string, image: Icon, label: string, deed: () => void) =>
    html`<button data-testid=${name} @click=${deed}>${icon(image)}<span>${label}</span></button>`;
  return html`<div class="actions" role="group" aria-label=${words().actions}>
    ${deeds.advise ? button('advise', 'lamp', words().advice.ask, deeds.advise) : nothing}
    ${button('takeback', 'undo', words().askTakeback, () => deeds.offer('takeback'))}
    ${button('draw', 'hands', words().offerDraw, () => deeds.offer('draw'))}
    ${button('leave', 'door', words().leave, deeds.leave)}
    ${button('resign', 'flag', words().resign, deeds.resign)}${watchLink(now)}
    <carry-seats .table=${now.table}></carry-seats>
  </div>`;
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
  const text = words().offerOf[offer.what](seatName(game, info?.seats ?? [], offer.seat));
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
