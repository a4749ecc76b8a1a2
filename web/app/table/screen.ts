// The table: board, status, panels, log, offers. It owns one TableState, and lets the board play what is heard.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { moduleOf } from '../../games/list';
import type { Desk, Playing } from '../../games/module';
import { whenHere } from '../../kit/fetched';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import { writeRoute } from '../../kit/routes';
import '../../kit/strokes';
import '../../kit/time';
import type { TableNews } from '../../net/line';
import type { Answer, Game, StateMessage } from '../../net/wire';
import { change, settings } from '../../settings/settings';
import { say, words } from '../../words/words';
import { line } from '../connection';
import { agreed } from '../agreed';
import { originNote } from '../origin';
import { credentials, held, hold } from '../seats';
import '../solved/values';
import type { Shown } from '../solved/values';
import { absences } from './absence';
import { actions, offers, type Deeds } from './actions';
import { advice } from './advice';
import { curtain } from './curtain';
import { deeds } from './deeds';
import { desk } from './desk';
import { allCues, beatLength, Director, worthPlaying, type Cue } from './director';
import { ending } from './end';
import { Hearing } from './hearing';
import { invitations } from './invite';
import { objection } from './objection';
import { panels } from './panels';
import { Saying } from './saying';
import { fresh, mayAnalyse, newTable, openCurtain, pastOf, shown, type TableState } from './state';
import { standing, status } from './status';
import { stillPicture } from './still';
import { sure } from './sure';
import './talk';
import type { TableTalk } from './talk';

@customElement('table-screen')
export class TableScreen extends Part {
  @property() table = '';
  @property({ attribute: false }) games: Game[] = [];
  /** A question before something that can't be undone. */
  @state() private asking: { question: string; deed: () => void } | null = null;
  /** What the moves are worth, if that is asked for. */
  @state() private values: Shown | null = null;
  private saying: Saying | null = null;
  private hearing: Hearing | null = null;
  /** Plays what happened before the page takes it in. */
  private readonly director = new Director<StateMessage>({
    cues: (news) => (this.now ? cues(this.now, news) : []),
    perform: (cue) => this.perform(cue),
    take: (news) => {
      this.takeIn(news);
      return this.updateComplete;
    },
    early: (news) => this.now !== null && isEarly(this.now, news),
  });

  private get now(): TableState | null {
    return this.saying?.now ?? null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.keyed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.keyed);
    this.director.leave();
    line.detach(this.table);
    document.title = words().title;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('table')) this.sit(changed.get('table') as string | undefined);
  }

  private sit(before: string | undefined): void {
    if (before) line.detach(before);
    this.director.leave();
    const kept = held(this.table);
    const opens = kept && credentials(kept);
    const game = this.games.find((one) => one.id === kept?.game);
    this.saying = game
      ? new Saying(newTable(this.table, game, kept?.tokens.length ?? 0), () => this.requestUpdate())
      : null;
    this.hearing = this.saying && new Hearing(this.saying);
    if (!game || !opens) return;
    hold(this.table, { game: game.id });
    line.attach(
      this.table,
      opens,
      (news) => this.heard(news),
      (answer) => this.failed(answer),
    );
  }

  protected override render(): TemplateResult {
    const { saying } = this;
    const module = saying && moduleOf(saying.now.game.id);
    if (!saying || !module)
      return html`<div class="page narrow">
        <p class="notice">${words().noSeat}</p>
        <a class="button" href="/">${words().home}</a>
      </div>`;
    return whenHere(this, module, ({ playing }) => {
      const doing = deeds(saying, {
        sure: (question, deed) => (this.asking = { question, deed }),
        again: () => this.again(saying.now),
      });
      return this.scene(saying, playing, doing, desk(saying, doing, this.values));
    });
  }

  private scene(saying: Saying, playing: Playing, doing: Deeds, at: Desk | null): TemplateResult {
    const { now } = saying;
    const mood = standing(now, at, playing);
    const heardAt = now.viewer === null ? 0 : (now.heardAt.get(now.viewer) ?? 0);
    const state = shown(now);
    return html`<div
        class="table"
        data-phase=${now.info?.phase ?? 'connecting'}
        data-status=${mood}
        data-seq=${state?.seq ?? 0}
        ?data-sent=${now.sent !== null}
      >
        <div class="table-head">
          <h1><a href=${writeRoute({ screen: 'game', game: now.game.id })}>${say(now.game.title)}</a></h1>
          <button
            class="plain"
            @click=${this.flip}
            aria-pressed=${settings.flipped}
            title=${words().flip}
            aria-label=${words().flip}
          >
            ${icon('flip')}
          </button>
        </div>
        <div class=${`status ${mood}`} role="status" data-testid="status">
          <span class="status-dot" aria-hidden="true"></span><span>${status(now, at, playing)}</span> ${state?.sand
            ? html`<be-sand .sand=${state.sand} .heard=${heardAt} .audible=${mood === 'mine'}></be-sand>`
            : nothing}
        </div>
        <div class="table-board" @pointerdown=${this.touched} @keydown=${this.typed} @counted=${this.counted}>
          ${state?.lost
            ? html`<p class="notice" role="status" data-testid="lost-time">${words().lostTime} – ${say(state.lost)}</p>`
            : nothing}
          ${now.curtain !== null
            ? curtain(now, (seat) => this.handOver(now, seat))
            : at
              ? playing.table(at)
              : html`<p class="notice">${words().loading}</p>`}
          <be-strokes .look=${() => stillPicture(now, playing, this.querySelector('.table-board'))}></be-strokes>
        </div>
        <aside class="table-side">${this.side(saying, playing, doing)}</aside>
      </div>
      ${this.asking ? sure(this.asking, () => (this.asking = null)) : nothing}`;
  }

  private side(saying: Saying, playing: Playing, doing: Deeds): TemplateResult {
    const { now } = saying;
    const state = shown(now);
    return html`${objection(now, () => saying.act(() => (now.objection = null)))}
      ${advice(
        now,
        playing.picture ?? (() => null),
        (text) => void saying.play(text),
        () => saying.act(() => (now.advice = null)),
      )}
      ${now.fault ? html`<p class="notice warn" role="alert">${say(now.fault)}</p>` : nothing} ${offers(now, doing)}
      ${now.info?.phase === 'waiting' ? invitations(now) : nothing} ${now.info ? originNote(now.info.origin) : nothing}
      ${now.info ? agreed(now.game, now.info) : nothing} ${panels(now, playing)} ${absences(saying)}
      ${state?.turn.kind === 'over' && !now.counting ? ending(now, state.turn, playing, doing) : nothing}
      ${actions(now, doing)}
      ${state && mayAnalyse(now)
        ? html`<exact-values
            .table=${now.table}
            .game=${now.game}
            .seq=${state.seq}
            @shown=${(event: CustomEvent<Shown | null>) => (this.values = event.detail)}
          ></exact-values>`
        : nothing} <table-talk .now=${now} .deeds=${doing}></table-talk>`;
  }

  /** The device is another's now, and so is the time from here on. */
  private handOver(now: TableState, seat: number): void {
    void line.say({ type: 'here', table: now.table, seat });
    openCurtain(now);
    this.requestUpdate();
    this.again(now);
  }

  /** A touch ends what the board plays, and bots no longer take their time; whatever was drawn has been seen. */
  private readonly touched = (): void => {
    this.director.finish();
    this.saying?.hurry();
    if (this.now) this.now.looked = shown(this.now)?.seq ?? 0;
    this.requestUpdate();
  };

  private readonly typed = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter' || key === ' ') this.touched();
  };

  private readonly counted = (): void => {
    this.hearing?.counted();
    this.requestUpdate();
  };

  /** Shows once more what happened since the last turn of whoever looks. */
  private again(now: TableState): void {
    if (beatLength() === 0) return;
    const all = (news: StateMessage): Cue[] => worthPlaying(allCues(news)).map(({ beat }) => ({ beat, own: false }));
    void this.director.again(pastOf(now), all, (news) => {
      now.rewound = news;
      this.requestUpdate();
      return this.updateComplete;
    });
  }

  private perform({ beat, own }: Cue): Animation[] {
    const board = this.querySelector('.table-board');
    const perform = this.now && moduleOf(this.now.game.id)?.here?.playing.perform;
    return (board && perform?.(beat, board, { length: beatLength(), own })) ?? [];
  }

  private heard(news: TableNews): void {
    if (news.type === 'state') this.director.hear(news);
    else this.takeIn(news);
  }

  private takeIn(news: TableNews): void {
    this.hearing?.take(news);
    this.requestUpdate();
  }

  private failed(answer: Answer): void {
    if (this.now && answer.type === 'error') this.now.fault = answer.why;
    this.requestUpdate();
  }

  private readonly flip = (): void => change({ flipped: !settings.flipped });

  private readonly keyed = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return;
    if (event.key === 'f' || event.key === 'F') this.flip();
    else if (event.key === 's' || event.key === 'S')
      this.querySelector<HTMLElement>('[data-testid=stop-here]')?.click();
    else if (event.key === 'h' || event.key === 'H') this.querySelector<HTMLElement>('[data-testid=advise]')?.click();
    else if (event.key === 'c' || event.key === 'C') void this.querySelector<TableTalk>('table-talk')?.openChat();
    else return;
    event.preventDefault();
  };
}

/** What the board plays before a message is taken in. */
function cues(now: TableState, news: StateMessage): Cue[] {
  if (news.viewer !== now.viewer || !now.states.has(news.viewer)) return [];
  return worthPlaying(allCues({ ...news, told: fresh(now, news) }));
}

/** Whether a message for another seat on this device has come before that for whoever is shown. */
function isEarly({ viewer, states }: TableState, news: StateMessage): boolean {
  const seen = viewer === null ? undefined : states.get(viewer);
  return seen !== undefined && news.viewer !== viewer && seen.seq < news.seq;
}
