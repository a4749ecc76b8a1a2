// The whole page: the bar on top, the screen the address asks for, and what is said aloud.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { horizon, paints } from '../art/scene';
import { moduleOf } from '../games/list';
import { dateOf } from '../kit/day';
import { Fetched, whenHere } from '../kit/fetched';
import { Part } from '../kit/part';
import { askAddress } from '../kit/reach';
import type { Route } from '../kit/routes';
import { styles } from '../kit/styles';
import { here, onWay } from '../kit/way';
import * as rest from '../net/rest';
import type { Game } from '../net/wire';
import { change, language, onChange, settings } from '../settings/settings';
import { lightOf, paintTheme } from '../settings/theme';
import { words } from '../words/words';
import type { Weather } from '../net/line';
import { line } from './connection';
import { help } from './help';
import './home';
import { lessons } from './learn/fetched';
import { preferences } from './preferences';
import { titleOf } from './title';
import type { TableScreen } from './table/screen';

/** Only the first screen is there from the beginning. */
const screens = new Fetched(() => import('./screens'));
const kit = new Fetched(() => Promise.all([import('./kit-page'), styles('hunt')]));
type Other = Exclude<Route, { screen: 'home' | 'learn' | 'train' | 'kit' | 'lost' }>;

const NOTHING: Record<string, string> = {};

/** How long it is said that all is well again, in milliseconds. */
const BRIGHT = 2500;

@customElement('bergerie-app')
export class BergerieApp extends Part {
  @state() private route: Route = here();
  /** What the server can play; null until it has said so. */
  @state() private games: Game[] | null = null;
  /** Whether the server could not be asked. */
  @state() private unreachable = false;
  @state() private helping = false;
  /** What is said of the line and the house: what is wrong, or that it is well again. */
  @state() private weather: Weather | null = null;
  private brightening = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    onWay(this.routed);
    document.addEventListener('keydown', this.keyed);
    this.addEventListener('help', this.help);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintTheme);
    onChange(paintTheme);
    line.watch((weather) => this.turned(weather));
    paintTheme();
    void this.ask();
  }

  protected override render(): TemplateResult {
    return html`<svg class="paints" width="0" height="0" aria-hidden="true">${paints()}</svg>
      <svg class="horizon" viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        ${horizon()}
      </svg>
      <a class="skip" href="#content" @click=${this.skip}>${words().skip}</a>
      ${this.bar()}
      ${this.weather
        ? html`<div class=${`banner ${this.weather}`} role="status" data-testid="line">
            ${words().weather[this.weather]}
          </div>`
        : nothing}
      <main id="content" tabindex="-1" data-screen=${this.route.screen === 'watch' ? 'join' : this.route.screen}>
        ${this.screen()}
      </main>
      <div id="voice" class="sr" aria-live="polite"></div>
      ${this.helping ? help(() => (this.helping = false)) : nothing}`;
  }

  private bar(): TemplateResult {
    return html`<header class="bar">
      <a class="brand" href="/" aria-label=${words().title}
        ><img src="/icon.svg" alt="" width="36" height="36" /><span>${words().title}</span></a
      >
      <nav aria-label=${words().settings}>${preferences('', this.help)}</nav>
    </header>`;
  }

  private screen(): TemplateResult {
    const { route, games } = this;
    if (this.unreachable) {
      return html`<div class="page narrow">
        <h1>${words().unreachable}</h1>
        <button class="primary" @click=${() => void this.ask()}>${words().tryAgain}</button>
      </div>`;
    }
    if (!games) return html`<div class="page narrow"><p class="notice">${words().loading}</p></div>`;
    switch (route.screen) {
      case 'home':
        return html`<home-screen .games=${games}></home-screen>`;
      case 'learn':
        return whenHere(this, lessons, () => this.learning(route, games));
      case 'train': {
        const module = moduleOf(route.game);
        return module
          ? whenHere(this, module, (it) => it.training?.(route.name) ?? this.practising(route, games, it.practice))
          : this.lost();
      }
      case 'kit':
        return whenHere(this, kit, () => html`<kit-page></kit-page>`);
      case 'lost':
        return this.lost();
      default:
        return whenHere(this, screens, () => this.other(route, games));
    }
  }

  private learning({ game, lesson }: Extract<Route, { screen: 'learn' }>, games: Game[]): TemplateResult {
    const taught = games.find(({ id }) => id === game);
    if (!taught || !moduleOf(game)) return this.lost();
    return lesson === null
      ? html`<course-page .game=${taught}></course-page>`
      : html`${keyed(lesson, html`<lesson-screen .game=${taught} .name=${lesson}></lesson-screen>`)}`;
  }

  private practising(
    { game, name }: Extract<Route, { screen: 'train' }>,
    games: Game[],
    practice?: string,
  ): TemplateResult {
    const practised = games.find(({ id }) => id === game);
    if (!practised || practice !== 'daily') return this.lost();
    const task = name ?? dateOf();
    return whenHere(
      this,
      lessons,
      () => html`<lesson-screen .game=${practised} .name=${task} .daily=${true}></lesson-screen>`,
    );
  }

  private other(route: Other, games: Game[]): TemplateResult {
    switch (route.screen) {
      case 'game':
        return html`${keyed(
          route.game,
          html`<game-page .id=${route.game} .options=${route.options ?? NOTHING} .games=${games}></game-page>`,
        )}`;
      case 'puzzles':
        return html`<puzzle-page
          .id=${route.game}
          .grade=${route.grade}
          .name=${route.name}
          .games=${games}
        ></puzzle-page>`;
      case 'table':
        return html`<table-screen .table=${route.table} .games=${games}></table-screen>`;
      case 'join':
        return html`${keyed(
          route.invite,
          html`<join-screen .table=${route.table} .invite=${route.invite} .games=${games}></join-screen>`,
        )}`;
      case 'carry':
        return html`${keyed(route.code, html`<carry-screen .code=${route.code}></carry-screen>`)}`;
      case 'watch':
        return html`${keyed(
          route.watch,
          html`<join-screen .table=${route.table} .watch=${route.watch} .games=${games}></join-screen>`,
        )}`;
      case 'replay':
        return html`${keyed(
          route.table,
          html`<replay-screen
            .table=${route.table}
            .viewer=${route.viewer}
            .at=${route.at}
            .moment=${route.moment ?? null}
            .games=${games}
          ></replay-screen>`,
        )}`;
    }
  }

  private lost(): TemplateResult {
    return html`<div class="page narrow">
      <h1>${words().lost}</h1>
      <p>${words().lostWhy}</p>
      <a class="button" href="/">${words().home}</a>
    </div>`;
  }

  private async ask(): Promise<void> {
    this.unreachable = false;
    try {
      [this.games] = await Promise.all([rest.games(), askAddress()]);
    } catch {
      this.unreachable = true;
    }
  }

  private readonly routed = (route: Route): void => {
    const before = this.route.screen;
    this.route = route;
    document.title = words().title;
    if (before === route.screen && before === 'replay') return;
    window.scrollTo(0, 0);
    this.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };

  /** Bad weather is shown until it is over; good weather only after bad, and soon no more. */
  private turned(weather: Weather): void {
    window.clearTimeout(this.brightening);
    const well = weather === 'up' || weather === 'resumes';
    if (well && this.weather !== 'down' && this.weather !== 'waits') return;
    this.weather = weather;
    if (well) this.brightening = window.setTimeout(() => (this.weather = null), BRIGHT);
  }

  private readonly skip = (event: Event): void => {
    event.preventDefault();
    this.querySelector<HTMLElement>('main')?.focus();
  };

  /** At a table, how its game is played; anywhere else what holds everywhere. */
  private readonly help = (): void => {
    const table = this.querySelector<TableScreen>('table-screen');
    if (table?.querySelector('.table')) table.explain({ tab: 'keys' });
    else this.helping = true;
  };

  private readonly keyed = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.('input, textarea, select, dialog')) return;
    if (event.key === '?') this.help();
    else if (event.key === 'm' || event.key === 'M') change({ sound: !settings.sound });
  };

  protected override updated(): void {
    const title = titleOf(this.route, this.games ?? []);
    if (title) document.title = title;
    document.documentElement.lang = language();
    document.documentElement.dataset['light'] = lightOf(settings.theme);
  }
}
