// The course of a game: its lessons in the order one learns, and how far one has come.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { coverOf } from '../../games/list';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import { writeRoute } from '../../kit/routes';
import * as rest from '../../net/rest';
import type { Game, LessonTitle } from '../../net/wire';
import { faultWords } from '../../words/fault';
import { say, words } from '../../words/words';
import './first-game';
import { learned } from './progress';

@customElement('course-page')
export class CoursePage extends Part {
  @property({ attribute: false }) game!: Game;
  @state() private course: LessonTitle[] | null = null;
  @state() private fault = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') && changed.get('game')?.id !== this.game.id) void this.fetch();
  }

  private async fetch(): Promise<void> {
    [this.fault, this.course] = ['', null];
    try {
      this.course = await rest.course(this.game.id);
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  }

  protected override render(): TemplateResult {
    const { game, course } = this;
    return html`<div class="page course-page">
      <section class="game-head">
        <svg class="cover big" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          ${coverOf(game.id)}
        </svg>
        <div>
          <h1>${words().learn.learnOf(say(game.title))}</h1>
          ${course ? this.about(game, course) : nothing}
          ${this.fault ? html`<p class="warn" role="alert">${this.fault}</p>` : nothing}
        </div>
      </section>
      ${course
        ? html`<ol class="course" data-testid="course">
            ${course.map((lesson, i) => this.row(lesson, i))}
          </ol>`
        : nothing}
      ${course?.some(({ lesson }) => !learned(game.id).includes(lesson))
        ? html`<first-game .game=${game}></first-game>`
        : nothing}
      <p><a href=${writeRoute({ screen: 'game', game: game.id })}>${words().solved.toGame}</a></p>
    </div>`;
  }

  private about(game: Game, course: LessonTitle[]): TemplateResult {
    if (course.length === 0) return html`<p class="notice">${words().learn.noCourse}</p>`;
    const known = learned(game.id);
    const done = course.filter(({ lesson }) => known.includes(lesson));
    const next = course.find((lesson) => !done.includes(lesson));
    if (!next)
      return html`<p class="about">${words().learn.whole}</p>
        <first-game .game=${game} .next=${true}></first-game>`;
    const minutes = course.reduce((sum, lesson) => sum + lesson.minutes, 0);
    return html`<p class="about">${words().learn.about(course.length, minutes)}</p>
      ${done.length > 0
        ? html`<p data-testid="learned">${words().learn.learnedOf(done.length, course.length)}</p>`
        : nothing}
      <a
        class="button primary"
        data-testid="begin"
        href=${writeRoute({ screen: 'learn', game: game.id, lesson: next.lesson })}
        >${icon('play')}${done.length > 0 ? words().learn.goOn : words().learn.begin}</a
      >`;
  }

  private row({ lesson, title, minutes }: LessonTitle, i: number): TemplateResult {
    const done = learned(this.game.id).includes(lesson);
    return html`<li data-lesson=${lesson} ?data-learned=${done}>
      <a href=${writeRoute({ screen: 'learn', game: this.game.id, lesson })}
        ><span class="course-number" aria-hidden="true">${done ? '✓' : i + 1}</span><strong>${say(title)}</strong
        ><span class="course-time"
          >${words().minutes(minutes)}${done ? html`<span class="sr">, ${words().learn.learned}</span>` : nothing}</span
        ></a
      >
    </li>`;
  }
}
