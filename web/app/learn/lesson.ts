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
import { sound } from '../../kit/sound';
import type { Frame, Game } from '../../net/wire';
import { settings } from '../../settings/settings';
import { faultWords } from '../../words/fault';
import { side } from '../../words/names';
import { say, words } from '../../words/words';
import { Director, performed, worthPlaying, type Cue } from '../table/director';
import { lights } from './light';
import { DayTask } from './day-task';
import { taughtBy, type Taught } from './taught';
import { Walk } from './walk';

@customElement('lesson-screen')
export class LessonScreen extends Part {
  @property({ attribute: false }) game!: Game;
  /** Which lesson. */
  @property({ attribute: false }) name = '';
  /** Whether it is the task of a day. */
  @property({ attribute: false }) daily = false;
  /** Whether it lies over a table, in a dialog. */
  @property({ attribute: false }) over = false;
  @state() private walk: Walk | null = null;
  /** Where it is from. */
  @state() private taught!: Taught;
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
    if (!changed.has('name')) return;
    this.taught = this.daily ? new DayTask(this.game.id, this.name) : taughtBy(this.game, this.name);
    void this.fetch(this.taught);
  }

  private async fetch(taught: Taught): Promise<void> {
    [this.fault, this.walk] = ['', null];
    try {
      const lesson = await taught.lesson();
      // Another one may have been asked for meanwhile.
      if (taught !== this.taught) return;
      this.walk = new Walk(lesson);
      this.goOn();
    } catch (fault) {
      if (taught === this.taught) this.fault = faultWords(fault);
    }
  }

  protected override render(): TemplateResult {
    const { walk } = this;
    const module = moduleOf(this.game.id);
    if (!walk || !module)
      return html`<div class="page narrow">
        <p class=${this.fault ? 'warn' : 'notice'} role=${this.fault ? 'alert' : nothing}>
          ${this.fault || words().loading}
        </p>
        ${this.fault && !this.over
          ? html`<a class="button" href=${this.taught.back}>${this.taught.backWords()}</a>`
          : nothing}
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
        <span class="lesson-number">${this.taught.number()}</span>
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
      <a class="button plain" data-testid="to-course" href=${this.taught.back} aria-label=${this.taught.backWords()}
        >${icon('close')}</a
      >
    </header>`;
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
    if (mood === 'done') return this.taught.done(say(lesson.title));
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
        return walk.misses < this.taught.patience || this.shown
          ? nothing
          : html`<button data-testid="show" @click=${() => (this.shown = true)}>${icon('lamp')}${learn.show}</button>`;
      case 'done':
        return this.ended();
    }
  }

  private ended(): TemplateResult {
    if (this.over)
      return html`<button class="primary" data-testid="done" @click=${() => this.closest('dialog')?.close()}>
        ${words().close}
      </button>`;
    return this.taught.ended();
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
      const reply = await this.taught.reply(walk.at, text);
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
      this.taught.learned();
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
