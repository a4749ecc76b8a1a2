// A puzzle: one move wins. Whoever finds it plays on against the longest resistance until the win is clear.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { moduleOf } from '../../games/list';
import type { Desk, Playing } from '../../games/module';
import { announce } from '../../kit/announce';
import '../../kit/copy';
import { dateOf } from '../../kit/day';
import { whenHere } from '../../kit/fetched';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import { linkTo } from '../../kit/reach';
import { writeRoute } from '../../kit/routes';
import { sound } from '../../kit/sound';
import * as rest from '../../net/rest';
import type { Analysis, Game, Puzzle, SolvedGame, Told, ValuedMove } from '../../net/wire';
import { settings } from '../../settings/settings';
import { faultWords } from '../../words/fault';
import { levelName, side } from '../../words/names';
import { say, words } from '../../words/words';
import { solvedGame } from './offer';
import { gradeFor, practised, tried } from './practice';
import { beginning, mover, step, type Way } from './way';

/** After so many moves found, a long win counts as clear. */
const CLEAR = 4;
const ANSWER_AFTER = 700;
const BACK_AFTER = 350;
const USUAL = 'dog';

type Mood = 'asking' | 'answering' | 'wrong' | 'solved' | 'clear';

@customElement('puzzle-page')
export class PuzzlePage extends Part {
  @property({ attribute: false }) override id = '';
  @property({ attribute: false }) games: Game[] = [];
  /** What the address asks for. */
  @property({ attribute: false }) grade: string | null = null;
  @property({ attribute: false }) name: string | null = null;
  @state() private solved: SolvedGame | null = null;
  @state() private puzzle: Puzzle | null = null;
  /** The grade and name of the puzzle shown. */
  private shownGrade = '';
  private shownName = '';
  /** All positions so far, the newest last. */
  @state() private way: Way = [];
  /** The solution as far as it is shown; null for one's own try. */
  @state() private shown: Way | null = null;
  @state() private mood: Mood = 'asking';
  /** What is said now, in the language of the moment. */
  @state() private note = (): string => words().solved.ask;
  @state() private sent: string | null = null;
  @state() private fault = '';
  private found = 0;
  /** Whether it counts no more: it went wrong, was solved, or its solution was looked at. */
  private counted = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('id') || changed.has('grade') || changed.has('name')) void this.open();
  }

  private async open(): Promise<void> {
    [this.fault, this.puzzle] = ['', null];
    try {
      this.solved = await solvedGame(this.id);
      const grades = this.solved?.grades ?? [];
      if (grades.length) await this.fetch(this.grade ?? gradeFor(this.id, grades) ?? USUAL, this.name ?? random());
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  }

  private async fetch(grade: string, name: string): Promise<void> {
    [this.shownGrade, this.shownName] = [grade, name];
    this.puzzle = await rest.puzzle(this.id, grade, name);
    this.counted = false;
    // The address names the puzzle, without a step of its own for the back button.
    history.replaceState(null, '', writeRoute({ screen: 'puzzles', game: this.id, grade, name }));
    this.startOver();
  }

  private readonly startOver = (): void => {
    if (!this.puzzle) return;
    this.way = [beginning(this.puzzle.analysis)];
    [this.shown, this.mood, this.note, this.sent, this.found] = [null, 'asking', () => words().solved.ask, null, 0];
  };

  private async another(): Promise<void> {
    this.fault = '';
    try {
      await this.fetch(this.shownGrade, random());
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  }

  /** The grade that is shown gives another puzzle; the others are other addresses. */
  private chosen(event: Event, grade: string): void {
    if (grade !== this.shownGrade) return;
    event.preventDefault();
    void this.another();
  }

  protected override render(): TemplateResult {
    const game = this.games.find((one) => one.id === this.id);
    const module = moduleOf(this.id);
    if (!game || !module)
      return html`<div class="page narrow">
        <h1>${words().lost}</h1>
        <a class="button" href="/">${words().home}</a>
      </div>`;
    const { puzzle } = this;
    if (puzzle) return whenHere(this, module, ({ playing }) => this.scene(puzzle, game, playing));
    return html`<div class="page narrow">
      <h1>${words().solved.puzzlesOf(say(game.title))}</h1>
      ${this.fault ? html`<p class="warn" role="alert">${this.fault}</p>` : nothing}${this.empty()}
      ${this.solved?.grades.length ? this.grades(this.solved.grades) : nothing}
      <a href=${writeRoute({ screen: 'game', game: this.id })}>${words().solved.toGame}</a>
    </div>`;
  }

  private empty(): TemplateResult | typeof nothing {
    if (this.fault) return nothing;
    return this.solved && this.solved.grades.length === 0
      ? html`<tables-offer .game=${this.id} @ready=${() => void this.open()}></tables-offer>`
      : html`<p class="notice">${words().loading}</p>`;
  }

  private scene(puzzle: Puzzle, game: Game, playing: Playing): TemplateResult {
    const { solved } = words();
    const way = this.shown ?? this.way;
    const done = this.mood === 'solved' || this.mood === 'clear';
    return html`<div
      class="table study puzzle"
      data-mood=${this.mood}
      data-found=${this.found}
      data-step=${way.length - 1}
    >
      <div class="table-head"><h1>${solved.puzzlesOf(say(game.title))}</h1></div>
      <div class=${`status${done ? ' mine' : ''}`} role="status" data-testid="status">
        <span class="status-dot" aria-hidden="true"></span
        ><span>${this.shown ? solved.step(way.length - 1, puzzle.line.length) : this.note()}</span>
      </div>
      <div class="table-board">${playing.table(this.desk(game, way))}</div>
      ${this.shown ? this.stepper(puzzle, this.shown) : nothing}
      <aside class="table-side">
        <section class="paper">
          <p class="puzzle-task">
            <svg class="emblem" viewBox="-45 -45 90 90" aria-hidden="true">
              ${playing.emblem(mover(puzzle.analysis))}
            </svg>
            <span data-testid="task">${solved.task(side(game, mover(puzzle.analysis)), puzzle.turns)}</span>
          </p>
          <div class="puzzle-standing">
            ${game.seats.map((_, seat) => playing.standing((way.at(-1)?.analysis ?? puzzle.analysis).view, seat))}
          </div>
          <div class="row">
            <button class=${done ? 'primary' : ''} data-testid="another" @click=${() => void this.another()}>
              ${icon('next')}${solved.another}
            </button>
            <button data-testid="start-over" @click=${this.startOver}>${icon('again')}${solved.again}</button>
            <button data-testid="solution" aria-pressed=${this.shown !== null} @click=${this.toggleSolution}>
              ${icon('help')}${this.shown ? solved.hide : solved.solution}
            </button>
          </div>
          ${this.fault ? html`<p class="warn" role="alert">${this.fault}</p>` : nothing}
        </section>
        ${this.strength()} ${this.grades(this.solved?.grades ?? [])}
        <div class="actions">
          <be-copy
            .text=${linkTo({ screen: 'puzzles', game: this.id, grade: this.shownGrade, name: this.shownName })}
            .label=${solved.share}
            .title=${say(game.title)}
          ></be-copy>
          <a class="button" href=${writeRoute({ screen: 'game', game: this.id })}>${solved.toGame}</a>
        </div>
      </aside>
    </div>`;
  }

  private strength(): TemplateResult {
    const { solved } = words();
    const { rating, deviation, streak, last } = practised(this.id);
    return html`<section class="paper puzzle-strength">
      ${last
        ? html`<p data-testid="strength">
            ${solved.strength(Math.round(rating), Math.round(2 * deviation))}<br />${solved.streak(streak)}
          </p>`
        : nothing}
      <a
        class="button"
        data-testid="of-the-day"
        href=${writeRoute({ screen: 'puzzles', game: this.id, grade: USUAL, name: dateOf() })}
        >${icon('sun')}${solved.ofTheDay}</a
      >
    </section>`;
  }

  private grades(grades: string[]): TemplateResult {
    const { solved } = words();
    return html`<nav class="paper puzzle-grades" aria-label=${solved.grade}>
      <h2>${solved.grade}</h2>
      <ul>
        ${grades.map(
          (grade) =>
            html`<li>
              <a
                class="button"
                data-testid=${`grade-${grade}`}
                aria-current=${grade === this.shownGrade ? 'true' : nothing}
                href=${writeRoute({ screen: 'puzzles', game: this.id, grade, name: null })}
                @click=${(event: Event) => this.chosen(event, grade)}
                ><strong>${levelName(grade)}</strong><span>${solved.gradeHints[grade] ?? ''}</span></a
              >
            </li>`,
        )}
      </ul>
    </nav>`;
  }

  private desk(game: Game, way: Way): Desk {
    const now = way.at(-1) ?? beginning(this.puzzle?.analysis as Analysis);
    const may = !this.shown && !this.sent && (this.mood === 'asking' || this.mood === 'wrong');
    const told = way.flatMap((one): Told[] => (one.told ? [one.told] : []));
    return {
      game,
      view: now.analysis.view,
      eyes: null,
      name: (seat) => side(game, seat),
      seat: may ? mover(now.analysis) : null,
      moves: may ? now.analysis.moves.map(({ move }) => move) : [],
      sent: this.sent,
      last: now.told,
      told,
      advised: null,
      lit: [],
      sand: null,
      flipped: settings.flipped,
      play: (text) => void this.attempt(now.analysis, text),
      why: () => undefined,
      ahead: () => Promise.resolve(null),
      count: null,
      hint: (text) => (this.note = () => text ?? ''),
    };
  }

  private async attempt(here: Analysis, text: string): Promise<void> {
    const valued = here.moves.find(({ move }) => move === text);
    if (!valued || this.sent) return;
    this.sent = text;
    const { puzzle } = this;
    if (valued.value !== 'win') {
      await pause(BACK_AFTER);
      if (puzzle === this.puzzle) this.refuse(valued);
      return;
    }
    try {
      await this.win(here, valued);
    } catch (fault) {
      this.sent = null;
      if (fault instanceof rest.Refusal && fault.status === 409) this.clear();
      else this.fault = faultWords(fault);
    }
  }

  private refuse({ move, value }: ValuedMove): void {
    this.sent = null;
    this.count(0);
    this.say('wrong', () => words().solved.wrong[value === 'loss' ? 'loss' : 'draw'](move));
    sound('no');
  }

  /** A move that wins: shown, and answered as well as can be. */
  private async win(here: Analysis, valued: ValuedMove): Promise<void> {
    const { puzzle } = this;
    sound(valued.move.includes('x') ? 'take' : 'step');
    const next = await rest.analysis(this.id, valued.next);
    if (puzzle !== this.puzzle) return;
    this.found++;
    this.way = step(this.way, here, valued.move, next);
    this.sent = null;
    if (next.turn.kind === 'over') return this.end('solved', () => words().solved.solved);
    if (!next.value) return this.clear();
    this.say('answering', () => words().solved.answering);
    const answer = next.moves.find(({ move }) => move === next.best) ?? next.moves[0];
    if (!answer) return;
    const [after] = await Promise.all([rest.analysis(this.id, answer.next), pause(ANSWER_AFTER)]);
    if (puzzle !== this.puzzle || this.mood !== 'answering') return;
    this.way = step(this.way, next, answer.move, after);
    sound(answer.move.includes('x') ? 'take' : 'step');
    if (this.found >= CLEAR) this.clear();
    else this.say('asking', () => words().solved.goOn(answer.move));
  }

  /** Also after a win that is not the line’s own, and no tables to play on by. */
  private clear(): void {
    this.end('clear', () => words().solved.clear);
  }

  private end(mood: Mood, note: () => string): void {
    this.count(1);
    this.say(mood, note);
    sound('end');
  }

  private say(mood: Mood, note: () => string): void {
    [this.mood, this.note] = [mood, note];
    announce(note());
  }

  /** The first try of a puzzle counts. */
  private count(score: 0 | 1): void {
    if (this.counted) return;
    this.counted = true;
    tried(this.id, this.shownGrade, score);
  }

  private readonly toggleSolution = (): void => {
    this.count(0);
    if (this.puzzle) this.shown = this.shown ? null : [beginning(this.puzzle.analysis)];
  };

  private stepper({ line }: Puzzle, way: Way): TemplateResult {
    const { solved } = words();
    const at = way.length - 1;
    return html`<div class="replay-bar">
      <button
        class="plain"
        data-testid="step-back"
        aria-label=${solved.stepBack}
        ?disabled=${at === 0}
        @click=${() => (this.shown = way.slice(0, -1))}
      >
        ${icon('previous')}
      </button>
      <ol class="puzzle-line" data-testid="line">
        ${line.map((move, i) => html`<li aria-current=${i === at - 1 ? 'step' : nothing}>${move}</li>`)}
      </ol>
      <button
        class="plain"
        data-testid="step-on"
        aria-label=${solved.stepOn}
        ?disabled=${at >= line.length}
        @click=${() => void this.stepOn(way, line[at] ?? '')}
      >
        ${icon('next')}
      </button>
    </div>`;
  }

  private async stepOn(way: Way, text: string): Promise<void> {
    const here = way.at(-1)?.analysis;
    const valued = here?.moves.find(({ move }) => move === text);
    if (!here || !valued) return;
    try {
      const next = await rest.analysis(this.id, valued.next);
      if (this.shown === way) this.shown = step(way, here, text, next);
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => window.setTimeout(resolve, milliseconds));

/** A puzzle that hardly anybody has seen. */
const random = (): string => Math.random().toString(36).slice(2, 8);
