// A lesson at a table: one sentence at a time, the learner's own moves, and what is said to them.
import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sheep } from '../../art/pieces';
import { moduleOf } from '../../games/list';
import type { Desk, Playing } from '../../games/module';
import { announce } from '../../kit/announce';
import { whenHere } from '../../kit/fetched';
import { icon } from '../../kit/icons';
import '../../kit/large';
import { Part } from '../../kit/part';
import { writeRoute } from '../../kit/routes';
import { sound } from '../../kit/sound';
import * as rest from '../../net/rest';
import type { Frame, Game, LessonTitle } from '../../net/wire';
import { settings } from '../../settings/settings';
import { faultWords } from '../../words/fault';
import { side } from '../../words/names';
import { say, words } from '../../words/words';
import { Director, performed, worthPlaying, type Cue } from '../table/director';
import './first-game';
import { lights } from './light';
import { learn } from './progress';
import { Walk } from './walk';

/** After so many misses the answer can be shown. */
const PATIENCE = 2;

@customElement('lesson-screen')
export class LessonScreen extends Part {
  @property({ attribute: false }) game!: Game;
  /** Which lesson. */
  @property({ attribute: false }) name = '';
  /** Whether it lies over a table, in a dialog. */
  @property({ attribute: false }) over = false;
  @state() private walk: Walk | null = null;
  @state() private course: LessonTitle[] = [];
  @state() private sent: string | null = null;
  /** What the board itself says of a tap. */
  @state() private hint: string | null = null;
  /** Whether the answer is shown. */
  @state() private shown = false;
  @state() private fault = '';
  /** Whether something was said that has yet to be said aloud. */
  private toSay = false;
  /** The frame that the learner's own move leads to. */
  private own: Frame | null = null;
  private readonly director = new Director<Frame>({
    cues: (frame) => this.cues(frame),
    perform: (cue) => performed(cue, this, this.game.id),
    take: (frame) => {
      this.walk?.take(frame);
      this.sent = null;
      this.requestUpdate();
      return this.updateComplete;
    },
  });

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.keyed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.keyed);
    this.director.leave();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('name')) void this.fetch();
  }

  private async fetch(): Promise<void> {
    this.fault = '';
    try {
      const [lesson, course] = await Promise.all([
        rest.lesson(this.game.id, this.name),
        this.isRule ? [] : rest.course(this.game.id),
      ]);
      this.course = course;
      this.walk = new Walk(lesson);
      this.goOn();
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  }

  /** Whether it plays the examples of a rule, instead of a lesson of the course. */
  private get isRule(): boolean {
    return this.game.rules.some(({ id }) => id === this.name);
  }

  protected override render(): TemplateResult {
    const { walk } = this;
    const module = moduleOf(this.game.id);
    if (!walk || !module)
      return html`<div class="page narrow">
        <p class=${this.fault ? 'warn' : 'notice'} role=${this.fault ? 'alert' : nothing}>
          ${this.fault || words().loading}
        </p>
        ${this.fault && !this.over ? html`<a class="button" href=${this.back}>${this.backWords}</a>` : nothing}
      </div>`;
    return whenHere(this, module, ({ playing }) => this.scene(walk, playing));
  }

  private scene(walk: Walk, playing: Playing): TemplateResult {
    return html`<div
      class=${this.over ? 'table lesson over' : 'table shell lesson'}
      data-mood=${walk.mood}
      data-part=${walk.at}
      ?data-playing=${walk.coming.length > 0}
    >
      ${this.over ? nothing : this.head(walk)}
      ${playing.seated
        ? nothing
        : html`<div class="lesson-standing">
            ${this.game.seats.map((_, seat) => playing.standing(walk.frame.view, seat))}
          </div>`}
      <div class="table-board" @pointerdown=${() => this.director.finish()}>
        ${playing.table(this.desk(walk))}
        <be-large></be-large>
      </div>
      ${this.teacher(walk)}
    </div>`;
  }

  private head({ lesson, at, mood }: Walk): TemplateResult {
    const of = lesson.parts.length;
    const steps = mood === 'done' ? of : at;
    return html`<header class="table-head">
      <a class="brand" href="/" aria-label=${words().title}><img src="/icon.svg" alt="" width="36" height="36" /></a>
      <h1>
        <span class="lesson-number">${this.number}</span>
        <span>${say(lesson.title)}</span>
      </h1>
      <svg
        class="lesson-steps"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label=${words().learn.part(Math.min(at + 1, of), of)}
      >
        <rect width=${(100 * steps) / of} height="10"></rect>
      </svg>
      <a class="button plain" data-testid="to-course" href=${this.back} aria-label=${this.backWords}
        >${icon('close')}</a
      >
    </header>`;
  }

  private get number(): string {
    if (this.isRule) return words().ruleNumber(this.name);
    const number = this.course.findIndex((one) => one.lesson === this.name) + 1;
    return words().learn.lesson(number, this.course.length);
  }

  /** The sentence of the moment, and how to go on: always as large, whatever is said. */
  private teacher(walk: Walk): TemplateResult {
    const { mood, said, refusal } = walk;
    const kind = refusal ? 'refused' : (said?.kind ?? (mood === 'asked' ? 'asked' : 'told'));
    return html`<section class="teacher" data-kind=${mood === 'done' ? 'done' : kind}>
      <svg class="teacher-face" viewBox="-45 -45 90 90" aria-hidden="true">${svg`${sheep()}`}</svg>
      <div class="teacher-words" data-testid="words" role=${this.over ? 'status' : nothing}>
        ${this.tag(kind, mood)}
        <p>${this.words(walk)}</p>
        ${this.hint && mood === 'asked' ? html`<p class="teacher-hint">${this.hint}</p>` : nothing}
        ${this.fault ? html`<p class="warn" role="alert">${this.fault}</p>` : nothing}
      </div>
      <div class="teacher-deeds">${this.deeds(walk)}</div>
    </section>`;
  }

  private tag(kind: string, mood: string): TemplateResult | typeof nothing {
    const { learn } = words();
    const tags: Record<string, string> = {
      asked: learn.yourMove,
      right: learn.right,
      other: learn.other,
      wrong: learn.wrong,
      refused: learn.refused,
    };
    const tag = mood === 'done' ? undefined : tags[kind];
    return tag ? html`<strong class="teacher-tag">${tag}</strong>` : nothing;
  }

  private words({ mood, said, refusal, part, lesson }: Walk): string {
    if (mood === 'done' && this.isRule) return words().learn.ruleDone(this.name);
    if (mood === 'done') return this.following ? words().learn.done(say(lesson.title)) : words().learn.whole;
    return say(refusal?.why ?? said?.words ?? part.words);
  }

  private deeds(walk: Walk): TemplateResult | typeof nothing {
    const { learn } = words();
    switch (walk.mood) {
      case 'told':
      case 'solved':
        return html`<button class="primary" data-testid="next" @click=${this.next}>${learn.next}</button>`;
      case 'strayed':
        return html`<button class="primary" data-testid="retry" @click=${this.retry}>
          ${icon('undo')}${learn.retry}
        </button>`;
      case 'asked':
        return (walk.misses < PATIENCE && !this.isRule) || this.shown
          ? nothing
          : html`<button data-testid="show" @click=${() => (this.shown = true)}>${icon('lamp')}${learn.show}</button>`;
      case 'done':
        return this.ended();
    }
  }

  private ended(): TemplateResult {
    const { following } = this;
    if (this.over)
      return html`<button class="primary" data-testid="done" @click=${() => this.closest('dialog')?.close()}>
        ${words().close}
      </button>`;
    if (this.isRule) return html`<a class="button primary" data-testid="done" href=${this.back}>${this.backWords}</a>`;
    if (!following) return html`<first-game .game=${this.game} .next=${true}></first-game>`;
    return html`<a
        class="button primary"
        data-testid="following"
        href=${writeRoute({ screen: 'learn', game: this.game.id, lesson: following.lesson })}
        >${icon('next')}${words().learn.nextLesson(say(following.title))}</a
      >
      <a class="button" href=${this.back}>${this.backWords}</a>`;
  }

  /** Where one came from: the course, or the rules. */
  private get back(): string {
    const game = this.game.id;
    return writeRoute(this.isRule ? { screen: 'game', game } : { screen: 'learn', game, lesson: null });
  }

  private get backWords(): string {
    return this.isRule ? words().solved.toGame : words().learn.toCourse;
  }

  /** The lesson behind this one. */
  private get following(): LessonTitle | undefined {
    return this.course[this.course.findIndex(({ lesson }) => lesson === this.name) + 1];
  }

  private desk(walk: Walk): Desk {
    const { game, sent } = this;
    const { frame, told, mood, part } = walk;
    const task = mood === 'asked' && walk.coming.length === 0 ? part.task : null;
    const viewer = walk.lesson.viewer;
    return {
      game,
      view: frame.view,
      eyes: typeof viewer === 'number' ? viewer : null,
      name: (seat) => side(game, seat),
      seat: task ? task.seat : null,
      moves: task ? task.moves : [],
      sent,
      last: told.at(-1) ?? null,
      told,
      advised: this.shown && task ? (task.right[0] ?? null) : null,
      lit: mood === 'told' || (task && !this.shown && !walk.refusal) ? lights(part.light) : [],
      sand: null,
      flipped: settings.flipped,
      play: (text) => void this.attempt(walk, text),
      why: (text) => void this.attempt(walk, text),
      ahead: () => Promise.resolve(null),
      count: null,
      hint: (text) => (this.hint = text),
    };
  }

  private async attempt(walk: Walk, text: string): Promise<void> {
    if (this.sent || walk.mood !== 'asked') return;
    [this.sent, this.hint, this.fault] = [text, null, ''];
    try {
      const reply = await rest.reply(this.game.id, this.name, walk.at, text);
      if (walk !== this.walk) return;
      walk.hear(reply);
      sound(reply.kind === 'refused' ? 'no' : this.noise(text));
      this.own = walk.coming[0] ?? null;
      if (!this.own) this.sent = null;
      this.goOn();
    } catch (fault) {
      this.sent = null;
      this.fault = faultWords(fault);
    }
  }

  private noise(text: string): Parameters<typeof sound>[0] {
    return moduleOf(this.game.id)?.here?.playing.sound(text) ?? 'step';
  }

  private readonly next = (): void => {
    const { walk } = this;
    if (!walk) return;
    this.director.leave();
    walk.next();
    [this.sent, this.hint, this.shown] = [null, null, false];
    if (walk.mood === 'done') {
      if (!this.isRule) learn(this.game.id, this.name);
      sound('end');
    }
    this.goOn();
  };

  private readonly retry = (): void => {
    this.director.leave();
    this.walk?.retry();
    [this.sent, this.hint] = [null, null];
    this.goOn();
  };

  /** Shows what has happened, one frame after another, says the sentence, and brings the keyboard to where one goes on. */
  private goOn(): void {
    this.walk?.coming.forEach((frame) => this.director.hear(frame));
    this.requestUpdate();
    this.toSay = true;
  }

  protected override updated(): void {
    const teacher = this.querySelector('.teacher');
    if (!this.toSay || !teacher) return;
    this.toSay = false;
    // What lies behind a dialog says nothing aloud: there the words do it themselves.
    if (!this.over) announce(teacher.querySelector('.teacher-words')?.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    teacher.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
  }

  private cues(frame: Frame): Cue[] {
    const own = frame === this.own;
    return worthPlaying((frame.told?.telling?.beats ?? []).map((beat) => ({ beat, own })));
  }

  private readonly keyed = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && !this.over && this.walk?.mood === 'strayed') this.retry();
  };
}
