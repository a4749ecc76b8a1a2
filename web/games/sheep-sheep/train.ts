// Training alone: a dealt meadow, the largest group to be found, and the best one known step by step.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { announce } from '../../kit/announce';
import { dateOf, isDate, longDate } from '../../kit/day';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import { writeRoute } from '../../kit/routes';
import { go } from '../../kit/way';
import { sound } from '../../kit/sound';
import { keepUp, streakOf } from '../../kit/streak';
import * as rest from '../../net/rest';
import { faultWords } from '../../words/fault';
import { words } from '../../words/words';
import { token } from './art';
import { cardText, exchange, groups, type Pasture } from './exchange';
import './pasture';
import { type Cell, type Exercise, type Outline, readExercise } from './view';
import { sheepWords } from './words';

/** All tables on the way of an exercise's best plan, from the deal on. */
export function walk(exercise: Exercise): Pasture[] {
  const start: Pasture = { meadow: exercise.meadow, cards: exercise.cards };
  return exercise.best.exchanges.reduce(
    (way, move) => {
      const [card = '', cell = ''] = move.split('@');
      const now = way.at(-1) ?? start;
      const slot = now.cards.findIndex((one) => cardText(one) === card);
      return [...way, exchange(now, slot, cell as Cell) ?? now];
    },
    [start],
  );
}

@customElement('sheep-training')
export class SheepTraining extends Part {
  /** Which meadow; today's where none is named. */
  @property({ attribute: false }) meadow: string | null = null;
  @state() private exercise: Exercise | null = null;
  /** One's own tables, the newest last. */
  @state() private tries: Pasture[] = [];
  /** The largest group found so far. */
  @state() private found: Outline | null = null;
  /** The step of the best plan that is shown; null for one's own try. */
  @state() private shown: number | null = null;
  @state() private fault = '';

  private get name(): string {
    return this.meadow ?? dateOf();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('meadow')) void this.fetch();
  }

  private async fetch(): Promise<void> {
    // What is still on its way must not be played on the meadow of before.
    [this.fault, this.exercise] = ['', null];
    const { name } = this;
    try {
      const exercise = readExercise(await rest.exercise('sheep-sheep', name));
      // Another one may have been asked for meanwhile, and have come sooner.
      if (name !== this.name) return;
      this.exercise = exercise;
      this.tries = [{ meadow: this.exercise.meadow, cards: this.exercise.cards }];
      [this.found, this.shown] = [null, null];
    } catch (fault) {
      if (name === this.name) this.fault = faultWords(fault);
    }
  }

  protected override render(): TemplateResult {
    const ss = sheepWords();
    return html`<div class="page ss-training">
      <section class="ss-lesson">
        <h1>${ss.train}</h1>
        <p>${ss.trainHow}</p>
        <p class="row">
          <a class="button" data-testid="daily" href=${writeRoute({ screen: 'train', game: 'sheep-sheep', name: null })}
            >${icon('sun')}${ss.daily}</a
          ><button data-testid="another" @click=${another}>${icon('again')}${ss.random}</button>
        </p>
      </section>
      ${this.fault
        ? html`<p class="warn" role="alert">${this.fault}</p>`
        : this.exercise
          ? this.scene(this.exercise)
          : html`<p class="notice">${words().loading}</p>`}
    </div>`;
  }

  private scene(exercise: Exercise): TemplateResult {
    const way = this.shown === null ? null : walk(exercise);
    const now = way?.[this.shown ?? 0] ?? this.tries.at(-1);
    if (!now) return html``;
    return html`<sheep-pasture
        .meadow=${now.meadow}
        .cards=${now.cards}
        .groups=${groups(now.meadow, null)}
        .marked=${this.changed(exercise)}
        .doing=${way ? null : 'exchange'}
        .between=${way ? this.stepper(exercise, way) : this.bar()}
        @exchange=${(event: CustomEvent<{ slot: number; cell: Cell }>) => this.exchange(exercise, event.detail)}
      ></sheep-pasture>
      <aside class="ss-score paper">
        <h2>
          ${isDate(exercise.name) ? sheepWords().dailyOf(longDate(exercise.name)) : sheepWords().seed(exercise.name)}
        </h2>
        ${this.score(exercise)}
      </aside>`;
  }

  private exchange(exercise: Exercise, { slot, cell }: { slot: number; cell: Cell }): void {
    const now = this.tries.at(-1);
    const next = now && exchange(now, slot, cell);
    if (!next) {
      sound('no');
      return;
    }
    sound('place');
    this.tries = [...this.tries, next];
    const best = groups(next.meadow, null)[0];
    if (!best || best.cells.length <= (this.found?.cells.length ?? 0)) return;
    this.found = best;
    if (best.cells.length >= exercise.best.sheep) {
      sound('end');
      if (exercise.name === dateOf()) keepUp('sheep-sheep');
      announce(this.verdict(exercise));
    }
  }

  private bar(): TemplateResult {
    const made = this.tries.length - 1;
    const back = (to: number) => () => (this.tries = this.tries.slice(0, to));
    return html`<div class="ss-bar">
      <span data-testid="made">${sheepWords().made(made)}</span>
      <button data-testid="undo" ?disabled=${made === 0} @click=${back(made)}>
        ${icon('undo')}${sheepWords().undo}
      </button>
      <button data-testid="start-over" ?disabled=${made === 0} @click=${back(1)}>
        ${icon('first')}${sheepWords().again}
      </button>
    </div>`;
  }

  private stepper(exercise: Exercise, way: Pasture[]): TemplateResult {
    const at = this.shown ?? 0;
    const go = (to: number) => () => (this.shown = to);
    return html`<div class="ss-bar ss-steps">
      <button class="plain" aria-label=${sheepWords().stepBack} ?disabled=${at === 0} @click=${go(at - 1)}>
        ${icon('previous')}
      </button>
      <p data-testid="step" data-step=${at} aria-live="polite">
        <b>${sheepWords().steps(at, way.length - 1)}</b> ${this.told(exercise, way, at)}
      </p>
      <button
        class="plain"
        data-testid="step-on"
        aria-label=${sheepWords().stepOn}
        ?disabled=${at >= way.length - 1}
        @click=${go(at + 1)}
      >
        ${icon('next')}
      </button>
    </div>`;
  }

  /** The cell that the exchange shown has changed. */
  private changed(exercise: Exercise): Cell | null {
    const move = this.shown === null ? undefined : exercise.best.exchanges[this.shown - 1];
    return (move?.split('@')[1] as Cell | undefined) ?? null;
  }

  /** What the exchange that led here did. */
  private told(exercise: Exercise, way: Pasture[], at: number): string {
    const cell = this.changed(exercise) ?? '';
    const [before, after] = [way[at - 1], way[at]].map((one) => one?.meadow.find((spot) => spot.cell === cell)?.card);
    if (!before || !after?.down) return sheepWords().stepStart;
    const { families } = sheepWords();
    return sheepWords().step(
      sheepWords().pair(families[after.up], families[after.down]),
      cell,
      families[before.up],
      families[after.up],
    );
  }

  private score(exercise: Exercise): TemplateResult {
    const { best } = exercise;
    const { found } = this;
    if (best.sheep === 0) return html`<p>${sheepWords().nothingThere}</p>`;
    const verdict = this.verdict(exercise);
    return html`<dl>
        <dt>${sheepWords().yourBest}</dt>
        <dd data-testid="found" data-sheep=${found?.cells.length ?? 0}>
          ${found ? html`${token(found.family)} ${sheepWords().sheep(found.cells.length)}` : sheepWords().none}
        </dd>
        <dt>${sheepWords().best}</dt>
        <dd data-testid="best" data-sheep=${best.sheep}>${sheepWords().sheep(best.sheep)}</dd>
      </dl>
      <p>${best.bound > best.sheep ? sheepWords().notProven(best.bound) : sheepWords().proven}</p>
      ${verdict
        ? html`<p class="ss-praise" data-testid="praise">
            ${verdict} ${exercise.name === dateOf() ? words().solved.streak(streakOf('sheep-sheep').streak) : ''}
          </p>`
        : nothing}
      <button data-testid="show-best" @click=${() => (this.shown = this.shown === null ? 0 : null)}>
        ${this.shown === null ? sheepWords().show : sheepWords().hide}
      </button>
      <a href=${writeRoute({ screen: 'game', game: 'sheep-sheep' })}>${sheepWords().toGame}</a>`;
  }

  private verdict({ best }: Exercise): string {
    const sheep = this.found?.cells.length ?? 0;
    if (sheep < best.sheep) return '';
    return sheep > best.sheep ? sheepWords().beaten : sheepWords().found;
  }
}

/** A meadow that hardly anybody has seen. */
function another(): void {
  const name = Math.random().toString(36).slice(2, 8);
  go({ screen: 'train', game: 'sheep-sheep', name });
}
