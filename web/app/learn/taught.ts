// Where lessons are from: the course of a game, or the examples of one of its rules.
import { html, type TemplateResult } from 'lit';
import { icon } from '../../kit/icons';
import { writeRoute } from '../../kit/routes';
import * as rest from '../../net/rest';
import type { Game, Lesson, LessonTitle, Reply } from '../../net/wire';
import { say, words } from '../../words/words';
import './first-game';
import { learn } from './progress';

/** What a lesson is part of, and how one goes on behind it. */
export interface Taught {
  lesson(): Promise<Lesson>;
  reply(part: number, move: string): Promise<Reply>;
  /** What stands above its title. */
  number(): string;
  /** Where one came from. */
  back: string;
  backWords(): string;
  /** After so many misses the answer can be shown. */
  patience: number;
  /** Somebody has gone through it. */
  learned(): void;
  /** What is said then. */
  done(title: string): string;
  /** What can be done then. */
  ended(): TemplateResult;
}

export const PATIENCE = 2;

export const taughtBy = (game: Game, name: string): Taught =>
  game.rules.some(({ id }) => id === name) ? new Examples(game.id, name) : new CourseLesson(game, name);

class CourseLesson implements Taught {
  readonly patience = PATIENCE;
  readonly back: string;
  private course: LessonTitle[] = [];

  constructor(
    private readonly game: Game,
    private readonly name: string,
  ) {
    this.back = writeRoute({ screen: 'learn', game: game.id, lesson: null });
  }

  async lesson(): Promise<Lesson> {
    const [lesson, course] = await Promise.all([rest.lesson(this.game.id, this.name), rest.course(this.game.id)]);
    this.course = course;
    return lesson;
  }

  reply(part: number, move: string): Promise<Reply> {
    return rest.reply(this.game.id, this.name, part, move);
  }

  number(): string {
    return words().learn.lesson(this.place + 1, this.course.length);
  }

  backWords(): string {
    return words().learn.toCourse;
  }

  learned(): void {
    learn(this.game.id, this.name);
  }

  done(title: string): string {
    return this.following ? words().learn.done(title) : words().learn.whole;
  }

  ended(): TemplateResult {
    const { following } = this;
    if (!following) return html`<first-game .game=${this.game} .next=${true}></first-game>`;
    return html`<a
        class="button primary"
        data-testid="following"
        href=${writeRoute({ screen: 'learn', game: this.game.id, lesson: following.lesson })}
        >${icon('next')}${words().learn.nextLesson(say(following.title))}</a
      >
      <a class="button" href=${this.back}>${this.backWords()}</a>`;
  }

  private get place(): number {
    return this.course.findIndex(({ lesson }) => lesson === this.name);
  }

  /** The lesson behind this one. */
  private get following(): LessonTitle | undefined {
    return this.course[this.place + 1];
  }
}

class Examples implements Taught {
  readonly patience = 0;
  readonly back: string;

  constructor(
    private readonly game: string,
    private readonly rule: string,
  ) {
    this.back = writeRoute({ screen: 'game', game });
  }

  lesson(): Promise<Lesson> {
    return rest.lesson(this.game, this.rule);
  }

  reply(part: number, move: string): Promise<Reply> {
    return rest.reply(this.game, this.rule, part, move);
  }

  number(): string {
    return words().ruleNumber(this.rule);
  }

  backWords(): string {
    return words().solved.toGame;
  }

  learned(): void {
    // Examples are there to be looked at, as often as one likes.
  }

  done(): string {
    return words().learn.ruleDone(this.rule);
  }

  ended(): TemplateResult {
    return html`<a class="button primary" data-testid="done" href=${this.back}>${this.backWords()}</a>`;
  }
}
