// Home: the games I sit at, then the gallery.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { dusk } from '../art/scene';
import { coverOf, feelOf, moduleOf, shelf } from '../games/list';
import { icon } from '../kit/icons';
import { Part } from '../kit/part';
import { writeRoute } from '../kit/routes';
import { go } from '../kit/way';
import * as rest from '../net/rest';
import type { Game, SeatInfo, TableInfo } from '../net/wire';
import { faultWords } from '../words/fault';
import { called } from '../words/called';
import { capital, levelName, listed, side } from '../words/names';
import { say, words } from '../words/words';
import './code-form';
import { facts } from './facts';
import { closeTable, held, heldTables, letGo, tablesUnderWay } from './seats';

const MOST_TABLES = 8;

@customElement('home-screen')
export class HomeScreen extends Part {
  @property({ attribute: false }) games: Game[] = [];
  /** The tables this browser sits at, as far as the server still knows them; null until it has told. */
  @state() private tables: TableInfo[] | null = null;
  /** The games that there are puzzles of. */
  @state() private solved: string[] = [];
  /** What was wrong with a match file. */
  @state() private fault = '';

  /** How many tables are shown, or will be: room is kept for them, so that nothing jumps when they come. */
  private get expected(): number {
    return this.tables?.length ?? Math.min(tablesUnderWay().length, MOST_TABLES);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.ask();
    void this.askSolved();
    document.addEventListener('visibilitychange', this.seenAgain);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.seenAgain);
  }

  protected override render(): TemplateResult {
    return html`<section class="hero">
        <svg class="hero-art" viewBox="0 0 1200 440" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          ${dusk()}
        </svg>
        <div class="hero-words">
          <h1>${words().title}</h1>
          <p>${words().tagline}</p>
        </div>
      </section>
      <div class="page">
        ${this.expected > 0
          ? html`<section aria-labelledby="under-way" aria-busy=${this.tables === null}>
              <h2 id="under-way">${words().underWay}</h2>
              <ul class="under-way" data-testid="under-way">
                ${this.tables?.map((table) => this.underWay(table)) ??
                Array.from({ length: this.expected }, () => html`<li class="awaited"></li>`)}
              </ul>
            </section>`
          : nothing}
        <section aria-labelledby="the-games">
          <div class="games-head">
            <h2 id="the-games">${words().theGames}</h2>
            <code-form></code-form>
          </div>
          <ul class="gallery">
            ${inOrder(this.games).map((game) => this.card(game))}
          </ul>
        </section>
        ${this.solved.length > 0
          ? html`<section aria-labelledby="the-puzzles">
              <h2 id="the-puzzles">${words().solved.puzzles}</h2>
              <p class="row" data-testid="home-puzzles">${this.solved.map((game) => this.puzzles(game))}</p>
            </section>`
          : nothing}
        <p class="home-foot">
          <label class="button"
            >${icon('play')}${words().importMatch}<input
              class="sr"
              type="file"
              accept=".txt,.bergerie,text/plain"
              @change=${this.importFile}
          /></label>
          ${this.fault ? html`<span class="warn" role="alert">${this.fault}</span>` : nothing}
        </p>
      </div>`;
  }

  private card(game: Game): TemplateResult {
    const built = moduleOf(game.id) !== undefined;
    const feel = feelOf(game.id);
    const art = html`<svg class="cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      ${coverOf(game.id)}
    </svg>`;
    const body = html`<div class="card-words">
      <h3>${say(game.title)}</h3>
      ${feel ? html`<p class="feel">${say(feel)}</p>` : nothing} ${facts(game)}
    </div>`;
    return html`<li class=${built ? 'game-card' : 'game-card unbuilt'} data-game=${game.id}>
      ${built
        ? html`<a href=${writeRoute({ screen: 'game', game: game.id })}>${art}${body}</a>${this.learning(game)}`
        : html`<div>
            <div class="ribboned">${art}<span class="ribbon">${words().notBuilt}</span></div>
            ${body}
          </div>`}
    </li>`;
  }

  /** Who has not played a game yet may want to learn it first. */
  private learning({ id, title, taught }: Game): TemplateResult | typeof nothing {
    if (!taught || heldTables().some(([, table]) => table.game === id)) return nothing;
    return html`<a
      class="button ribbon"
      data-testid=${`learn-${id}`}
      aria-label=${words().learn.learnOf(say(title))}
      href=${writeRoute({ screen: 'learn', game: id, lesson: null })}
      >${icon('book')}${words().learn.short}</a
    >`;
  }

  private puzzles(id: string): TemplateResult | typeof nothing {
    const game = this.games.find((one) => one.id === id);
    if (!game) return nothing;
    return html`<a class="button" href=${writeRoute({ screen: 'puzzles', game: id, grade: null, name: null })}
      >${icon('seal')}${say(game.title)}</a
    >`;
  }

  private underWay(table: TableInfo): TemplateResult {
    const game = this.games.find((one) => one.id === table.game);
    const mine = this.awaits(table);
    return html`<li>
      <a href=${writeRoute({ screen: 'table', table: table.table })} data-table=${table.table}>
        <svg class="cover small" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          ${coverOf(table.game)}
        </svg>
        <span
          ><strong>${game ? say(game.title) : table.game}</strong><span>${game ? company(game, table) : ''}</span
          ><span class=${`tag ${mine ? 'mine' : table.phase}`}
            >${mine ? words().yourTurnThere : game ? turnAt(game, table) : ''}</span
          ></span
        ></a
      >
      <button
        class="plain"
        aria-label=${words().forget}
        title=${words().forget}
        @click=${() => this.forget(table.table)}
      >
        ${icon('close')}
      </button>
    </li>`;
  }

  /** Whether this table waits for somebody here. */
  private awaits(table: TableInfo): boolean {
    return held(table.table)?.seats.some((seat) => table.awaited.includes(seat)) ?? false;
  }

  private async askSolved(): Promise<void> {
    try {
      this.solved = (await rest.solved()).filter(({ grades }) => grades.length > 0).map(({ game }) => game);
    } catch {
      this.solved = [];
    }
  }

  private async ask(): Promise<void> {
    const found = await Promise.all(tablesUnderWay().map(async (table) => this.find(table)));
    const known = found.filter((info) => info !== null);
    known.filter(({ phase }) => phase === 'over').forEach(({ table }) => closeTable(table));
    this.tables = known
      .filter(({ phase }) => phase !== 'over')
      .sort((a, b) => Number(this.awaits(b)) - Number(this.awaits(a)))
      .slice(0, MOST_TABLES);
  }

  /** Others may have played meanwhile. */
  private readonly seenAgain = (): void => {
    if (!document.hidden) void this.ask();
  };

  protected override updated(): void {
    const mine = this.tables?.filter((table) => this.awaits(table)).length ?? 0;
    document.title = mine > 0 ? `(${mine}) ${words().title}` : words().title;
  }

  private async find(table: string): Promise<TableInfo | null> {
    try {
      return await rest.tableInfo(table);
    } catch (fault) {
      if (!(fault instanceof rest.Refusal && fault.status === 404)) return this.shown(table);
      letGo(table);
      return null;
    }
  }

  private readonly shown = (table: string): TableInfo | null => this.tables?.find((one) => one.table === table) ?? null;

  private forget(table: string): void {
    letGo(table);
    this.tables = (this.tables ?? []).filter((one) => one.table !== table);
  }

  private readonly importFile = async (event: Event): Promise<void> => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    try {
      const { table } = await rest.importMatch(await file.text());
      go({ screen: 'replay', table, viewer: null, at: null });
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  };
}

/** What a table waits for, if it is not for somebody here. */
function turnAt(game: Game, { phase, seats, awaited }: TableInfo): string {
  if (phase === 'waiting') return words().waitingThere;
  const names = seats
    .filter(({ seat }) => awaited.includes(seat))
    .map(({ seat, name, level }) => (!name && level ? levelName(level) : called(game, seats, seat).text));
  return names.length > 0 ? capital(words().turnThere(listed(names))) : words().playingThere;
}

/** A player who has no name is called by the strength of the bot, or else by the side. */
const calledAt = (game: Game, { seat, name, level }: SeatInfo): string =>
  name || (level ? levelName(level) : side(game, seat));

/** Who plays there, as people would say it: oneself, then the others. */
function company(game: Game, { table, seats }: TableInfo): string {
  const own = held(table)?.seats ?? [];
  const called = (info: SeatInfo): string => {
    const { seat, kind } = info;
    if (kind === 'open') return words().meeting.freeSeat;
    return own.length === 1 && own.includes(seat) ? youAs(game, seat) : calledAt(game, info);
  };
  const [mine, others] = [
    seats.filter(({ seat }) => own.includes(seat)),
    seats.filter(({ seat }) => !own.includes(seat)),
  ].map((some) => some.map(called));
  if (!mine?.length || !others?.length) return listed(seats.map(called));
  return words().against(listed(mine), listed(others));
}

const youAs = (game: Game, seat: number): string =>
  game.sides ? `${capital(words().you)} (${side(game, seat).toLocaleLowerCase()})` : capital(words().you);

/** As they stand on the page's shelf; what is not there comes last. */
function inOrder(games: Game[]): Game[] {
  const known = shelf.flatMap(({ id }) => games.filter((game) => game.id === id));
  return [...known, ...games.filter((game) => !moduleOf(game.id))];
}
