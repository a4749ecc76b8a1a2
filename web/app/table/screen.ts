// The table: board, status, panels, log, offers. It owns one TableState and speaks over the line.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { moduleOf } from '../../games/list';
import type { Desk, Playing } from '../../games/module';
import { announce } from '../../kit/announce';
import { whenHere } from '../../kit/fetched';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import { go } from '../../kit/routes';
import { sound } from '../../kit/sound';
import '../../kit/time';
import { nonce, type TableNews, type Unsigned, type Without } from '../../net/line';
import type { Ahead, Answer, Beat, Game, StateMessage, Told } from '../../net/wire';
import { change, settings } from '../../settings/settings';
import { seatName } from '../../words/names';
import { say, words } from '../../words/words';
import { line } from '../connection';
import { agreed } from '../agreed';
import { originNote } from '../origin';
import { credentials, held, hold } from '../seats';
import '../solved/values';
import type { Shown } from '../solved/values';
import { absences, actions, mayCount, offers, type Deeds } from './actions';
import { advice, alone } from './advice';
import { curtain } from './curtain';
import { allCues, beatLength, Director, worthPlaying, type Cue } from './director';
import { ending } from './end';
import { invitations } from './invite';
import { objection } from './objection';
import { panels } from './panels';
import {
  acknowledged,
  botPlays,
  fresh,
  hear,
  lastMove,
  legal,
  lines,
  mayAnalyse,
  myTurn,
  newTable,
  openCurtain,
  pastOf,
  shown,
  type TableState,
} from './state';
import { standing, status, verdict } from './status';
import { sure } from './sure';
import './talk';
import type { TableTalk } from './talk';

/** What is said at this table. */
type Here = Without<Unsigned, 'table'>;

@customElement('table-screen')
export class TableScreen extends Part {
  @property() table = '';
  @property({ attribute: false }) games: Game[] = [];
  /** A question before something that can't be undone. */
  @state() private asking: { question: string; deed: () => void } | null = null;
  /** What the moves are worth, if that is asked for. */
  @state() private values: Shown | null = null;
  private now: TableState | null = null;
  /** Plays what happened before the page takes it in. */
  private readonly director = new Director<StateMessage>({
    cues: (news) => (this.now ? this.cues(this.now, news) : []),
    perform: (cue) => this.perform(cue),
    take: (news) => this.take(news),
    early: (news) => this.now !== null && isEarly(this.now, news),
  });
  private nonces = new Set<number>();
  private wasMyTurn = false;

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
    this.now = game ? newTable(this.table, game, kept?.tokens.length ?? 0) : null;
    this.nonces = new Set();
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
    const { now } = this;
    const module = now && moduleOf(now.game.id);
    if (!now || !module)
      return html`<div class="page narrow">
        <p class="notice">${words().noSeat}</p>
        <a class="button" href="#/">${words().home}</a>
      </div>`;
    return whenHere(this, module, ({ playing }) => this.scene(now, playing));
  }

  private scene(now: TableState, playing: Playing): TemplateResult {
    const desk = this.desk(now);
    const deeds = this.deeds(now);
    const mood = standing(now, desk, playing);
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
          <h1><a href=${`#/game/${now.game.id}`}>${say(now.game.title)}</a></h1>
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
          <span class="status-dot" aria-hidden="true"></span><span>${status(now, desk, playing)}</span> ${state?.sand
            ? html`<be-sand .sand=${state.sand} .heard=${heardAt} .audible=${mood === 'mine'}></be-sand>`
            : nothing}
        </div>
        <div class="table-board" @pointerdown=${this.hurry} @counted=${() => this.counted(now)}>
          ${state?.lost
            ? html`<p class="notice" role="status" data-testid="lost-time">${words().lostTime} – ${say(state.lost)}</p>`
            : nothing}
          ${now.curtain !== null
            ? curtain(now, (seat) => this.handOver(now, seat))
            : desk
              ? playing.table(desk)
              : html`<p class="notice">${words().loading}</p>`}
        </div>
        <aside class="table-side">
          ${objection(now, () => this.act(() => (now.objection = null)))}
          ${advice(
            now,
            playing.picture ?? (() => null),
            (text) => void this.play(now, text),
            () => this.act(() => (now.advice = null)),
          )}
          ${now.fault ? html`<p class="notice warn" role="alert">${say(now.fault)}</p>` : nothing} ${offers(now, deeds)}
          ${now.info ? originNote(now.info.origin) : nothing} ${now.info ? agreed(now.game, now.info) : nothing}
          ${panels(now, playing)} ${absences(now)} ${now.info?.phase === 'waiting' ? invitations(now) : nothing}
          ${state?.turn.kind === 'over' && !now.counting ? ending(now, state.turn, playing, deeds) : nothing}
          ${actions(now, deeds)}
          ${state && mayAnalyse(now)
            ? html`<exact-values
                .table=${now.table}
                .game=${now.game}
                .seq=${state.seq}
                @shown=${(event: CustomEvent<Shown | null>) => (this.values = event.detail)}
              ></exact-values>`
            : nothing}
          <table-talk .now=${now} .deeds=${deeds}></table-talk>
        </aside>
      </div>
      ${this.asking ? sure(this.asking, () => (this.asking = null)) : nothing}`;
  }

  private desk(now: TableState): Desk | null {
    const state = shown(now);
    if (!state) return null;
    const moves = legal(now);
    const seat = typeof now.viewer === 'number' && moves.length > 0 ? now.viewer : null;
    const weighed = mayAnalyse(now) && this.values?.seq === state.seq ? this.values : null;
    return {
      game: now.game,
      view: state.view,
      eyes: typeof now.viewer === 'number' ? now.viewer : null,
      name: (one) => seatName(now.game, now.info?.seats ?? [], one),
      seat,
      moves,
      sent: now.sent?.text ?? null,
      last: lastMove(now),
      told: lines(now),
      advised:
        weighed?.pointed ?? (now.advice && now.advice !== 'thinking' ? (now.advice.choices[0]?.text ?? null) : null),
      lit: now.lit.length > 0 ? now.lit : advisedBeats(now),
      sand: state.sand ? { reading: state.sand, heard: now.heardAt.get(state.viewer) ?? 0 } : null,
      flipped: settings.flipped,
      ...(weighed ? { values: weighed.analysis.moves } : {}),
      play: (text) => void this.play(now, text),
      why: (text) => {
        now.hint = null;
        void this.ask(now, text);
      },
      ahead: (text) => this.foresee(now, text),
      count: mayCount(now) ? () => this.deeds(now).offer('count') : null,
      hint: (text) => this.act(() => (now.hint = text)),
    };
  }

  private deeds(now: TableState): Deeds {
    const seat = typeof now.viewer === 'number' ? now.viewer : null;
    const tell = (what: (seat: number) => Here) => {
      if (seat !== null) void this.tell(now, what(seat));
    };
    return {
      resign: () =>
        (this.asking = { question: words().resignSure, deed: () => tell((s) => ({ type: 'resign', seat: s })) }),
      leave: () =>
        (this.asking = { question: words().leaveSure, deed: () => tell((s) => ({ type: 'leave', seat: s })) }),
      advise: mayAsk(now) ? () => void this.advise(now) : null,
      comeBack: () =>
        now.info?.yours
          .filter((s) => botPlays(now, s))
          .forEach((s) => void this.tell(now, { type: 'return', seat: s })),
      rematch: () => now.info?.yours.forEach((s) => void this.tell(now, { type: 'rematch', seat: s })),
      offer: (what) => {
        // Where several share a device, it is the one who has just moved that would like to take it back.
        const mover = what === 'takeback' && lastMove(now)?.actor;
        const own = typeof mover === 'number' && now.info?.yours.includes(mover) ? mover : null;
        tell((s) => ({ type: 'offer', seat: own ?? s, what }));
      },
      answer: (s, what, yes) => void this.tell(now, { type: 'answer', seat: s, what, yes }),
      chat: (text) => tell((s) => ({ type: 'chat', seat: s, text })),
      again:
        pastOf(now).length > 1 && pastOf(now).some((one) => allCues(one).length > 0) ? () => this.again(now) : null,
      light: (beats) => this.act(() => (now.lit = beats)),
    };
  }

  private async play(now: TableState, text: string): Promise<void> {
    const state = shown(now);
    if (typeof now.viewer !== 'number' || !state || now.sent) return;
    now.sent = { seat: now.viewer, text, became: null };
    now.objection = null;
    sound(moduleOf(now.game.id)?.here?.playing.sound(text) ?? 'step');
    this.requestUpdate();
    const answer = await this.tell(now, { type: 'move', seat: now.viewer, seen: state.seq, text });
    this.act(() => (answer.type === 'ack' ? acknowledged(now, answer.seq) : (now.sent = null)));
  }

  /** The device is another's now, and so is the time from here on. */
  private handOver(now: TableState, seat: number): void {
    void line.say({ type: 'here', table: now.table, seat });
    this.act(() => openCurtain(now));
    this.again(now);
  }

  private readonly hurry = (): void => this.director.finish();

  /** Shows once more what happened since the last turn of whoever looks. */
  private again(now: TableState): void {
    if (beatLength() === 0) return;
    const cues = (news: StateMessage): Cue[] => worthPlaying(allCues(news)).map(({ beat }) => ({ beat, own: false }));
    void this.director.again(pastOf(now), cues, (news) => {
      now.rewound = news;
      this.requestUpdate();
      return this.updateComplete;
    });
  }

  /** What the board plays before a message is taken in. */
  private cues(now: TableState, news: StateMessage): Cue[] {
    if (news.viewer !== now.viewer || !now.states.has(news.viewer)) return [];
    return worthPlaying(allCues({ ...news, told: fresh(now, news) }));
  }

  private perform({ beat, own }: Cue): Animation[] {
    const board = this.querySelector('.table-board');
    const perform = this.now && moduleOf(this.now.game.id)?.here?.playing.perform;
    return (board && perform?.(beat, board, { length: beatLength(), own })) ?? [];
  }

  private take(news: StateMessage): Promise<unknown> {
    this.takeIn(news);
    return this.updateComplete;
  }

  private async ask(now: TableState, text: string): Promise<void> {
    if (typeof now.viewer !== 'number') return;
    const answer = await this.tell(now, { type: 'why', seat: now.viewer, text });
    if (answer.type !== 'ruling' || answer.allowed || !answer.why) return;
    this.object(now, answer.rule ?? '', answer.why);
  }

  private async foresee(now: TableState, text: string): Promise<Ahead | null> {
    if (typeof now.viewer !== 'number') return null;
    const answer = await line.say({ type: 'why', table: now.table, seat: now.viewer, text });
    return answer.type === 'ruling' ? (answer.ahead ?? null) : null;
  }

  private async advise(now: TableState): Promise<void> {
    if (typeof now.viewer !== 'number' || thinking(now)) return;
    this.act(() => (now.advice = 'thinking'));
    const answer = await this.tell(now, { type: 'advise', seat: now.viewer });
    // A move may have come meanwhile: then nobody waits for this any more.
    if (!thinking(now)) return;
    this.act(() => (now.advice = answer.type === 'advice' ? answer : null));
    if (answer.type === 'advice') announce(`${words().advice.title} ${say(answer.choices[0]?.words ?? EMPTY)}`);
  }

  private async tell(now: TableState, said: Here): Promise<Answer> {
    const answer = await line.say({ ...said, table: now.table });
    if (answer.type === 'refused') this.object(now, answer.rule, answer.why);
    if (answer.type === 'error') this.object(now, '', answer.why);
    return answer;
  }

  private object(now: TableState, rule: string, why: { en: string; fr: string }): void {
    now.objection = { rule, why };
    sound('no');
    announce(`${words().refused}. ${say(why)}`);
    this.requestUpdate();
  }

  private act(deed: () => void): void {
    deed();
    this.requestUpdate();
  }

  private heard(news: TableNews): void {
    if (news.type === 'state') this.director.hear(news);
    else this.takeIn(news);
  }

  private takeIn(news: TableNews): void {
    const { now } = this;
    if (!now || news.table !== now.table) return;
    const first = now.states.size === 0;
    const told = hear(now, news, performance.now());
    if (!first) this.voice(now, told);
    if (news.type === 'table') this.answerTable(now);
    if (news.type === 'chat' && !now.info?.yours.includes(news.seat)) announce(words().said(news.name, news.text));
    this.titleTurn(now);
    this.requestUpdate();
  }

  /** Says and sounds what has just happened. */
  private voice(now: TableState, told: Told[]): void {
    const playing = moduleOf(now.game.id)?.here?.playing;
    told.forEach((one) => announce(say(one.words)));
    const last = told.at(-1);
    const own = typeof last?.actor === 'number' && now.info?.yours.includes(last.actor);
    const noise = last && !own && playing?.sound(last.cue);
    if (noise) sound(noise);
    const state = shown(now);
    if (told.length === 0 || state?.turn.kind !== 'over') return;
    now.counting = beatLength() > 0 && (playing?.counts?.(state.view) ?? false);
    if (!now.counting) this.pronounce(now);
  }

  /** The points are counted: now it may be said who has won. */
  private counted(now: TableState): void {
    if (!now.counting) return;
    now.counting = false;
    this.pronounce(now);
    this.requestUpdate();
  }

  private pronounce(now: TableState): void {
    announce(verdict(now));
    sound('end');
  }

  private answerTable(now: TableState): void {
    for (const seat of now.info?.needsNonce ?? []) {
      if (this.nonces.has(seat)) continue;
      this.nonces.add(seat);
      void this.tell(now, { type: 'nonce', seat, nonce: nonce() });
    }
    const next = now.info?.next;
    const kept = held(now.table);
    if (kept && now.info && kept.seats.join() !== now.info.yours.join()) {
      hold(now.table, { game: now.game.id, seats: now.info.yours });
    }
    // The tokens of a table open its rematch too: whoever asked for one goes there at once.
    if (next && kept && !held(next)) {
      hold(next, { game: now.game.id, tokens: kept.tokens, watch: kept.watch });
      go({ screen: 'table', table: next });
    }
  }

  private titleTurn(now: TableState): void {
    const mine = myTurn(now);
    const title = say(now.game.title);
    document.title = mine ? `${words().titleYourTurn} · ${title}` : `${title} · ${words().title}`;
    if (mine && !this.wasMyTurn && document.hidden) sound('turn');
    this.wasMyTurn = mine;
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

const EMPTY = { en: '', fr: '' };

/** Whether a message for another seat on this device has come before that for whoever is shown. */
function isEarly({ viewer, states }: TableState, news: StateMessage): boolean {
  const seen = viewer === null ? undefined : states.get(viewer);
  return seen !== undefined && news.viewer !== viewer && seen.seq < news.seq;
}

/** What the move that was advised would do. */
const advisedBeats = ({ advice }: TableState): Beat[] =>
  advice && advice !== 'thinking' ? (advice.choices[0]?.telling?.beats ?? []) : [];

/** Whether there is something to play for somebody who may be advised. */
const mayAsk = (now: TableState): boolean =>
  now.info !== null && alone(now.info.seats, now.info.yours) && legal(now).length > 0;

const thinking = (now: TableState): boolean => now.advice === 'thinking';
