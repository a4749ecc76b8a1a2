// The table's menu: what is wanted seldom, and only what is possible now.
import { html, nothing, type TemplateResult } from 'lit';
import type { Playing } from '../../games/module';
import { dialog } from '../../kit/dialog';
import { icon, type Icon } from '../../kit/icons';
import { writeRoute } from '../../kit/routes';
import { change, settings } from '../../settings/settings';
import { words } from '../../words/words';
import { agreed } from '../agreed';
import '../carry';
import { fairnessNote } from '../dice';
import { preferences } from '../preferences';
import { watchLink, type Deeds } from './actions';
import { panels } from './panels';
import { botPlays, type TableState } from './state';

interface MenuWish {
  now: TableState;
  playing: Playing;
  deeds: Deeds;
  help: () => void;
  close: () => void;
}

export function menu({ now, playing, deeds, help, close }: MenuWish): TemplateResult {
  const { info, game } = now;
  const mine = info?.yours ?? [];
  const plays = info?.phase === 'playing' && mine.length > 0 && !mine.some((seat) => botPlays(now, seat));
  const entry = (name: string, image: Icon, label: string, deed: () => void) =>
    html`<button data-testid=${name} @click=${closing(deed)}>${icon(image)}<span>${label}</span></button>`;
  const body = html`<div class="menu">
    ${plays
      ? html`<div class="menu-deeds">
          ${mayOfferDraw(now) ? entry('draw', 'hands', words().offerDraw, () => deeds.offer('draw')) : nothing}
          ${entry('leave', 'door', words().leave, deeds.leave)} ${entry('resign', 'flag', words().resign, deeds.resign)}
        </div>`
      : nothing}
    <div class="menu-deeds">
      ${game.boards
        ? html`<button data-testid="flip" aria-pressed=${settings.flipped} @click=${closing(flip)}>
            ${icon('flip')}<span>${words().flip}</span>
          </button>`
        : nothing}
      ${watchLink(now)} ${mine.length > 0 ? html`<carry-seats .table=${now.table}></carry-seats>` : nothing}
      <a class="button" href=${writeRoute({ screen: 'game', game: game.id })}
        >${icon('again')}<span>${words().shell.another}</span></a
      >
    </div>
    <section aria-labelledby="menu-table">
      <h3 id="menu-table">${words().shell.atTable}</h3>
      ${panels(now, playing)} ${info ? html`${agreed(game, info)} ${fairnessNote(game, info.fairness)}` : nothing}
    </section>
    <section aria-labelledby="menu-page">
      <h3 id="menu-page">${words().settings}</h3>
      <div class="row">${preferences('menu-', closing(help))}</div>
    </section>
  </div>`;
  return dialog({ id: 'table-menu', heading: words().shell.menu, body, close });
}

/** A draw (T-6) is offered where there is a board, elsewhere nobody would look for it; and to no bot that knows none. */
const mayOfferDraw = ({ game, info }: TableState): boolean =>
  game.boards !== undefined &&
  !info?.seats.some(({ level }) => level !== undefined && game.otherLevels.includes(level));

export const flip = (): void => change({ flipped: !settings.flipped });

/** What is chosen is seen at the table, not behind the menu. */
const closing =
  (deed: () => void) =>
  (event?: Event): void => {
    (event?.currentTarget as Element | null)?.closest('dialog')?.close();
    deed();
  };
