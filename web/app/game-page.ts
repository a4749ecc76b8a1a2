// A game's page: what it is, play, set a table, and its rules.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { coverOf, feelOf, moduleOf } from '../games/list';
import type { Playing } from '../games/module';
import { whenHere } from '../kit/fetched';
import { icon } from '../kit/icons';
import { Part } from '../kit/part';
import { writeRoute } from '../kit/routes';
import { go } from '../kit/way';
import * as rest from '../net/rest';
import type { Game, SolvedGame } from '../net/wire';
import { faultWords } from '../words/fault';
import { say, words } from '../words/words';
import { facts } from './facts';
import { book } from './rules/fetched';
import { holdCreated } from './seats';
import { newSetup, remember, wish, type SetupState } from './setup';
import { setupForm } from './setup-form';
import { puzzling, solvedGame } from './solved/offer';

@customElement('game-page')
export class GamePage extends Part {
  @property({ attribute: false }) override id = '';
  @property({ attribute: false }) games: Game[] = [];
  /** The options a link asks for. */
  @property({ attribute: false }) options: Record<string, string> = {};
  /** The table in the making. */
  @state() private setup: SetupState | null = null;
  /** Whether a table is being opened. */
  @state() private opening = false;
  /** Why the server would not open it. */
  @state() private fault = '';
  /** What the server has solved of it, or could solve. */
  @state() private solved: SolvedGame | null = null;

  private get game(): Game | undefined {
    return this.games.find((game) => game.id === this.id);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const asked = changed.has('id') || changed.has('options');
    if (changed.has('id')) void this.look();
    if (asked && this.game) this.setup = newSetup(this.game, 0, this.options);
  }

  private async look(): Promise<void> {
    try {
      this.solved = await solvedGame(this.id);
    } catch {
      this.solved = null;
    }
  }

  protected override render(): TemplateResult {
    const { game } = this;
    if (!game)
      return html`<div class="page narrow">
        <h1>${words().lost}</h1>
        <a class="button" href="/">${words().home}</a>
      </div>`;
    const module = moduleOf(this.id);
    const feel = feelOf(game.id);
    return html`<div class="page game-page">
      <section class="game-head">
        <svg class="cover big" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          ${coverOf(game.id)}
        </svg>
        <div>
          <h1>${say(game.title)}</h1>
          ${facts(game)} ${feel ? html`<p class="about">${say(feel)}</p>` : nothing}
          ${module ? nothing : html`<p class="notice">${words().notBuilt}</p>`}
          ${game.taught
            ? html`<a
                class="button"
                data-testid="learn"
                href=${writeRoute({ screen: 'learn', game: game.id, lesson: null })}
                >${icon('book')}${words().learn.learn}</a
              >`
            : nothing}
          ${module?.here?.training
            ? html`<a
                class="button"
                data-testid="train"
                href=${writeRoute({ screen: 'train', game: game.id, name: null })}
                >${words().train}</a
              >`
            : nothing}
          ${module?.here?.practice === 'daily'
            ? html`<a
                class="button"
                data-testid="of-the-day"
                href=${writeRoute({ screen: 'train', game: game.id, name: null })}
                >${icon('sun')}${words().solved.ofTheDay}</a
              >`
            : nothing}
          ${this.solved && puzzling(this.solved)
            ? html`<a
                class="button"
                data-testid="puzzles"
                href=${writeRoute({ screen: 'puzzles', game: this.id, grade: null, name: null })}
                >${icon('seal')}${words().solved.puzzles}</a
              >`
            : nothing}
        </div>
      </section>
      ${module
        ? html`${this.form(game, module.here?.playing ?? null)} ${whenHere(this, module, () => this.rules(game))}`
        : nothing}
    </div>`;
  }

  private form(game: Game, playing: Playing | null): TemplateResult {
    const { setup } = this;
    if (!setup) return html``;
    return setupForm({
      game,
      playing,
      state: setup,
      unfolded: Object.keys(this.options).length > 0,
      opening: this.opening,
      fault: this.fault,
      changed: () => this.requestUpdate(),
      start: () => void this.open(game, setup),
    });
  }

  private rules(game: Game): TemplateResult {
    return html`<section class="rules" aria-labelledby="rules">
      <h2 id="rules">${words().rules.of(say(game.title))}</h2>
      <p class="about">${say(game.summary)}</p>
      <p class="whose">
        <a href=${`/ours/${game.id}.txt`} target="_blank" data-testid="ours">${words().ours}</a>
        <a href="/credits.txt" target="_blank" data-testid="credits">${words().credits}</a>
      </p>
      ${whenHere(this, book, () => html`<rules-book .game=${game}></rules-book>`)}
    </section>`;
  }

  private async open(game: Game, setup: SetupState): Promise<void> {
    this.opening = true;
    this.fault = '';
    try {
      remember(game, setup);
      const created = await rest.createTable(wish(game, setup));
      holdCreated(created, game.id);
      go({ screen: 'table', table: created.table });
    } catch (fault) {
      this.fault = faultWords(fault);
    } finally {
      this.opening = false;
    }
  }
}
