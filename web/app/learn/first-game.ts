// What comes after the lessons: a first game against a gentle bot, with somebody at one's side; then the others.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { moduleOf } from '../../games/list';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import { type Route, writeRoute } from '../../kit/routes';
import { go } from '../../kit/way';
import * as rest from '../../net/rest';
import type { Game } from '../../net/wire';
import { faultWords } from '../../words/fault';
import { words } from '../../words/words';
import { hold, holdCreated } from '../seats';
import { newSetup, setLevel, wish } from '../setup';

@customElement('first-game')
export class FirstGame extends Part {
  @property({ attribute: false }) game!: Game;
  /** Whether it is what one would do now. */
  @property({ attribute: false }) next = false;
  @state() private fault = '';

  protected override render(): TemplateResult {
    return html`<div class="row">
        <button class=${this.next ? 'primary' : ''} data-testid="first-game" @click=${() => void this.begin()}>
          ${icon('play')}${words().learn.firstGame}
        </button>
        <a class="button" href=${writeRoute({ screen: 'game', game: this.game.id })}
          >${icon('people')}${words().learn.friend}</a
        >
        ${this.next ? this.practice() : nothing}
      </div>
      ${this.fault ? html`<p class="warn" role="alert">${this.fault}</p>` : nothing}`;
  }

  /** What there is to be solved; nothing before the game’s folder has come. */
  private practice(): TemplateResult | typeof nothing {
    const game = this.game.id;
    const { training, practice } = moduleOf(game)?.here ?? {};
    if (!training && !practice) return nothing;
    const [route, called]: [Route, string] =
      practice === 'puzzles'
        ? [{ screen: 'puzzles', game, grade: null, name: null }, words().solved.puzzles]
        : [{ screen: 'train', game, name: null }, training ? words().train : words().solved.ofTheDay];
    return html`<a class="button" data-testid="practise" href=${writeRoute(route)}>${icon('seal')}${called}</a>`;
  }

  private async begin(): Promise<void> {
    const { game } = this;
    try {
      const module = await moduleOf(game.id)?.come();
      const { seat, options } = module?.firstGame ?? {};
      const setup = newSetup(game, seat, options);
      setLevel(setup, game.levels[0] ?? game.usualLevel);
      const created = await rest.createTable(wish(game, setup));
      holdCreated(created, game.id);
      hold(created.table, { game: game.id, coached: true });
      go({ screen: 'table', table: created.table });
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  }
}
