// The task that a day has for a game, or one of any other name: a lesson that nobody is taught by, but tried.
import { html, type TemplateResult } from 'lit';
import '../../kit/copy';
import { dateOf, isDate, dayAndMonth } from '../../kit/day';
import { icon } from '../../kit/icons';
import { linkTo } from '../../kit/reach';
import { type Route, writeRoute } from '../../kit/routes';
import { keepUp, streakOf } from '../../kit/streak';
import * as rest from '../../net/rest';
import type { Lesson, Reply } from '../../net/wire';
import { words } from '../../words/words';
import { PATIENCE, type Taught } from './taught';

export class DayTask implements Taught {
  readonly patience = PATIENCE;
  readonly back: string;

  constructor(
    private readonly game: string,
    private readonly name: string,
  ) {
    this.back = writeRoute({ screen: 'game', game });
  }

  lesson(): Promise<Lesson> {
    return rest.dayTask(this.game, this.name);
  }

  reply(part: number, move: string): Promise<Reply> {
    return rest.dayReply(this.game, this.name, part, move);
  }

  number(): string {
    return isDate(this.name) ? words().learn.puzzleOf(dayAndMonth(this.name)) : words().learn.puzzle;
  }

  backWords(): string {
    return words().solved.toGame;
  }

  learned(): void {
    if (this.isToday) keepUp(this.game);
  }

  done(): string {
    return this.isToday
      ? words().learn.daySolved(words().solved.streak(streakOf(this.game).streak))
      : words().learn.solved;
  }

  ended(): TemplateResult {
    const { game, name } = this;
    const here: Route = { screen: 'train', game, name };
    const another = Math.random().toString(36).slice(2, 8);
    return html`<a
        class="button primary"
        data-testid="another"
        href=${writeRoute({ screen: 'train', game, name: another })}
        >${icon('next')}${words().solved.another}</a
      >
      <be-copy .text=${linkTo(here)} .label=${words().solved.share} .title=${this.number()}></be-copy>
      <a class="button" href=${this.back}>${this.backWords()}</a>`;
  }

  private get isToday(): boolean {
    return this.name === dateOf();
  }
}
