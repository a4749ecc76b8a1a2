// A finished match, move by move, from any seat's knowledge.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { moduleOf } from '../../games/list';
import type { Desk, Playing } from '../../games/module';
import { whenHere } from '../../kit/fetched';
import { icon, type Icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import { writeRoute, type Route } from '../../kit/routes';
import { go } from '../../kit/way';
import { sound } from '../../kit/sound';
import '../../kit/strokes';
import type { Drawn } from '../../kit/strokes';
import * as rest from '../../net/rest';
import type { Frame, Game, Remark, Replay, Review, Told, Viewer } from '../../net/wire';
import { change, settings } from '../../settings/settings';
import { faultWords } from '../../words/fault';
import { seatName } from '../../words/names';
import { say, words } from '../../words/words';
import { agreed } from '../agreed';
import { fairnessNote, keptNote } from '../dice';
import { originNote } from '../origin';
import { strokes } from '../drawn';
import { Director, performed, worthPlaying, type Cue } from '../table/director';
import '../solved/values';
import type { Shown } from '../solved/values';
import { isStill } from '../table/still';
import { comparison } from './comparison';
import { goOn } from './go-on';
import './review';
import { deeds, eyesField, moves, olderNote, result } from './side';

const PACE = 1100;

@customElement('replay-screen')
export class ReplayScreen extends Part {
  @property() table = '';
  /** Whose knowledge the address asks for. */
  @property({ attribute: false }) viewer: string | null = null;
  /** The move the address asks for. */
  @property({ attribute: false }) at: number | null = null;
  /** The decision the address asks for, by the number of its event: shown as it stood before it. */
  @property({ attribute: false }) moment: number | null = null;
  @property({ attribute: false }) games: Game[] = [];
  @state() private replay: Replay | null = null;
  /** The frame that is shown. */
  @state() private step = 0;
  @state() private running = false;
  /** What the moves of the frame shown are worth, if that is asked for. */
  @state() private values: Shown | null = null;
  @state() private fault = '';
  /** The decision whose moves are drawn side by side. */
  @state() private looked: number | null = null;
  @state() private review: Review | null = null;
  private timer = 0;
  /** Plays what leads from one frame to the next. */
  private readonly director = new Director<number>({
    cues: (step) => this.cues(step),
    perform: (cue) => performed(cue, this, this.replay?.info.game),
    take: (step) => {
      this.step = step;
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
    window.clearInterval(this.timer);
    this.director.leave();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('moment')) this.looked = this.moment;
    if (changed.has('table') || changed.has('viewer')) void this.fetch();
    else if (changed.has('at') && this.at !== null) this.show(this.at);
  }

  private get eyes(): Viewer {
    return this.viewer !== null && /^\d+$/.test(this.viewer) ? Number(this.viewer) : 'spectator';
  }

  private async fetch(): Promise<void> {
    try {
      this.replay = await rest.replay(this.table, this.eyes);
      const before = this.replay.frames.findIndex(({ seq }) => seq === this.looked) - 1;
      this.step = before >= 0 ? before : Math.min(this.at ?? this.step, this.replay.frames.length - 1);
    } catch (fault) {
      const early = fault instanceof rest.Refusal && fault.status === 409;
      this.fault = early ? words().replayNotYet : faultWords(fault);
    }
  }

  protected override render(): TemplateResult {
    const { replay } = this;
    if (this.fault)
      return html`<div class="page narrow">
        <h1>${this.fault}</h1>
        <a class="button" href="/">${words().home}</a>
      </div>`;
    const game = replay && this.games.find((one) => one.id === replay.info.game);
    const module = game && moduleOf(game.id);
    const frame = replay?.frames[this.step];
    if (!replay || !game || !module || !frame)
      return html`<div class="page narrow"><p class="notice">${words().loading}</p></div>`;
    return whenHere(this, module, ({ playing }) => this.scene(replay, frame, game, playing));
  }

  private desk(replay: Replay, frame: Frame, game: Game): Desk {
    const shown = this.values?.seq === frame.seq ? this.values : null;
    return {
      game,
      view: frame.view,
      eyes: this.eyes === 'spectator' ? null : this.eyes,
      name: (seat) => seatName(game, replay.info.seats, seat),
      seat: null,
      moves: [],
      sent: null,
      advised: shown?.pointed ?? null,
      lit: [],
      last: frame.told,
      told: replay.frames.slice(0, this.step + 1).flatMap((one) => one.told ?? []),
      sand: null,
      flipped: settings.flipped,
      ...(shown ? { values: shown.analysis.moves } : {}),
      play: () => undefined,
      why: () => undefined,
      ahead: () => Promise.resolve(null),
      count: null,
      hint: () => undefined,
    };
  }

  private scene(replay: Replay, frame: Frame, game: Game, playing: Playing): TemplateResult {
    return html`<div class="table study replay" data-step=${this.step} data-steps=${replay.frames.length - 1}>
      <div class="table-head">
        <h1>${words().replayOf(say(game.title))}</h1>
        ${game.boards
          ? html`<button
              class="plain"
              aria-label=${words().flip}
              title=${words().flip}
              @click=${() => change({ flipped: !settings.flipped })}
            >
              ${icon('flip')}
            </button>`
          : nothing}
      </div>
      <div class="status" role="status" data-testid="status">
        <span class="status-dot" aria-hidden="true"></span><span>${this.caption(replay)}</span>
      </div>
      <div class="table-board">
        ${playing.table(this.desk(replay, frame, game))}
        <be-strokes .look=${() => this.drawn(replay, frame, playing)}></be-strokes>
      </div>
      ${this.controls(replay)}
      <aside class="table-side">
        ${this.remark ? comparison(this.remark, this.played(replay), playing.picture ?? (() => null)) : nothing}
        ${result(replay)} ${olderNote(replay)} ${originNote(replay.info.origin)} ${agreed(game, replay.info)}
        ${fairnessNote(game, replay.fairness.version)} ${keptNote(game, replay)}
        <exact-values
          .table=${this.table}
          .game=${game}
          .seq=${frame.seq}
          @shown=${(event: CustomEvent<Shown | null>) => (this.values = event.detail)}
        ></exact-values>
        ${eyesField(replay, game, this.eyes, this.step)} ${moves(replay, this.step, this.show)}
        <match-review
          .replay=${replay}
          .game=${game}
          .moment=${this.looked}
          .show=${(remark: Remark) => this.compare(replay, remark)}
          .playOn=${({ seq, seat }: Remark) => void this.goOn(replay, game, seq - 1, seat)}
          @reviewed=${(event: CustomEvent<Review>) => (this.review = event.detail)}
        ></match-review>
        ${deeds(replay, game, this.eyes, this.step, (seat) => void this.goOn(replay, game, frame.seq, seat))}
      </aside>
    </div>`;
  }

  /** What is said of the decision that is looked at; null where none is, or not yet. */
  private get remark(): Remark | null {
    return this.review?.remarks.find(({ seq }) => seq === this.looked) ?? null;
  }

  private played(replay: Replay): Told | null {
    return replay.frames.find(({ seq }) => seq === this.looked)?.told ?? null;
  }

  /** Both moves of a decision; else, for those who see no movement, what led to the frame. */
  private drawn(replay: Replay, frame: Frame, playing: Playing): Drawn[] {
    const board = this.querySelector('.table-board');
    const { remark } = this;
    if (!board || this.director.plays) return [];
    if (this.looked === null)
      return isStill() ? [{ kind: 'past', strokes: strokes(playing, frame.told?.telling?.beats ?? [], board) }] : [];
    const both = [this.played(replay)?.telling?.beats ?? [], remark?.choices[0]?.telling?.beats ?? []];
    const [played = [], better = []] = both.map((beats) => strokes(playing, beats, board));
    return remark
      ? [
          { kind: 'played', strokes: played },
          { kind: 'better', strokes: better },
        ]
      : [];
  }

  /** Shows a decision as it stood before it, by the knowledge of whoever made it. */
  private compare(replay: Replay, { seq, seat }: Remark): void {
    const at = replay.frames.findIndex((frame) => frame.seq === seq) - 1;
    const there: Route = { screen: 'replay', table: this.table, viewer: String(seat), at, moment: seq };
    if (this.running) this.toggleRun();
    this.director.leave();
    this.looked = seq;
    if (this.eyes !== seat) return go(there);
    this.step = Math.max(0, at);
    history.replaceState(null, '', writeRoute(there));
  }

  private caption(replay: Replay): string {
    const told = replay.frames[this.step]?.told;
    const where = words().step(this.step, replay.frames.length - 1);
    if (!told) return `${where}. ${words().atStart}`;
    return `${where}. ${say(told.words)}`;
  }

  private controls(replay: Replay): TemplateResult {
    const end = replay.frames.length - 1;
    const button = (image: Icon, label: string, to: number) =>
      html`<button
        class="plain"
        aria-label=${label}
        title=${label}
        ?disabled=${to < 0 || to > end}
        @click=${() => this.show(to)}
      >
        ${icon(image)}
      </button>`;
    return html`<div class="replay-bar">
      ${button('first', words().first, this.step > 0 ? 0 : -1)}${button('previous', words().previous, this.step - 1)}
      <button
        class="plain"
        data-testid="run"
        aria-label=${this.running ? words().pause : words().run}
        @click=${this.toggleRun}
      >
        ${icon(this.running ? 'pause' : 'play')}
      </button>
      ${button('next', words().next, this.step + 1)}${button('last', words().last, this.step < end ? end : -1)}
      <input
        type="range"
        min="0"
        max=${end}
        .value=${String(this.step)}
        aria-label=${words().moves}
        data-testid="slider"
        @input=${(event: Event) => this.show(Number((event.target as HTMLInputElement).value))}
      />
    </div>`;
  }

  private readonly show = (step: number): void => {
    const frames = this.replay?.frames;
    if (!frames) return;
    const to = Math.max(0, Math.min(frames.length - 1, step));
    if (to === this.step) return;
    this.looked = null;
    const cue = frames[to]?.told?.cue;
    const noise = to > this.step && cue ? moduleOf(this.replay?.info.game ?? '')?.here?.playing.sound(cue) : null;
    if (noise) sound(noise);
    if (to === this.step + 1 && !this.director.plays && this.cues(to).length > 0) this.director.hear(to);
    else {
      this.director.leave();
      this.step = to;
    }
    // The address follows, without a step of its own for the back button.
    history.replaceState(null, '', writeRoute({ screen: 'replay', table: this.table, viewer: this.viewer, at: to }));
  };

  private cues(step: number): Cue[] {
    const beats = this.replay?.frames[step]?.told?.telling?.beats ?? [];
    return worthPlaying(beats.map((beat) => ({ beat, own: false })));
  }

  private readonly toggleRun = (): void => {
    this.running = !this.running;
    window.clearInterval(this.timer);
    if (!this.running) return;
    const end = (this.replay?.frames.length ?? 1) - 1;
    if (this.step === end) this.show(0);
    this.timer = window.setInterval(() => {
      if (this.director.plays) return;
      this.show(this.step + 1);
      if (this.step === end) this.toggleRun();
    }, PACE);
  };

  private async goOn(replay: Replay, game: Game, seq: number, mine: number): Promise<void> {
    try {
      await goOn(this.table, seq, game, replay.info.seats, mine);
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, dialog, be-board')) return;
    const end = (this.replay?.frames.length ?? 1) - 1;
    const to = { ArrowLeft: this.step - 1, ArrowRight: this.step + 1, Home: 0, End: end }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.show(to);
  };
}
