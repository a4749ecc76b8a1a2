// The table: board, status, panels, log, offers. It owns one TableState, and lets the board play what is heard.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { moduleOf } from '../../games/list';
import type { Desk, Playing } from '../../games/module';
import { whenHere } from '../../kit/fetched';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import '../../kit/large';
import { writeRoute } from '../../kit/routes';
import '../../kit/strokes';
import '../../kit/time';
import type { TableNews } from '../../net/line';
import type { Answer, Game, StateMessage } from '../../net/wire';
import { seatName } from '../../words/names';
import { say, words } from '../../words/words';
import { line } from '../connection';
import { agreed } from '../agreed';
import { diceWarning } from '../dice';
import { originNote } from '../origin';
import { ruleLesson } from '../learn/fetched';
import { drawer } from '../rules/fetched';
import type { Focus } from '../rules/focus';
import { timeLine } from '../rules/time';
import { told } from '../rules/told';
import { credentials, held, hold } from '../seats';
import '../solved/values';
import type { Shown } from '../solved/values';
import { absences } from './absence';
import { actions, offers, type Deeds } from './actions';
import { advice } from './advice';
import { Coach } from './coach';
import './coaching';
import { curtain } from './curtain';
import { deeds } from './deeds';
import { desk } from './desk';
import { allCues, beatLength, Director, performed, worthPlaying, type Cue } from './director';
import { ending } from './end';
import { FocusKeeper } from './focus';
import { Hearing } from './hearing';
import { invitations } from './invite';
import { flip, menu } from './menu';
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
  @state() private menuOpen = false;
  @state() private folded = false;
  /** Whether log and chat lie over the board, where there is no room beside it, and how much of the chat was read. */
  @state() private talking = false;
  private read = 0;
  /** Why the rules are open, if they are. */
  @state() private sought: Focus | null = null;
  /** The rule whose examples are played over the table. */
  @state() private tried: string | null = null;
  /** What the moves are worth, if that is asked for. */
  @state() private values: Shown | null = null;
  private readonly keeper = new FocusKeeper();
  private saying: Saying | null = null;
  private hearing: Hearing | null = null;
  /** Plays what happened before the page takes it in. */
  private readonly director = new Director<StateMessage>({
    cues: (news) => (this.now ? cues(this.now, news) : []),
    perform: (cue) => performed(cue, this, this.now?.game.id),
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
    this.folded = false;
    const kept = held(this.table);
    const opens = kept && credentials(kept);
    const game = this.games.find((one) => one.id === kept?.game);
    this.saying = game ? this.seated(newTable(this.table, game, kept?.tokens.length ?? 0), kept?.coached) : null;
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

  private seated(now: TableState, coached = false): Saying {
    const changed = (): void => this.requestUpdate();
    return new Saying(now, changed, coached ? new Coach(now, changed) : null);
  }

  /** The board's own parts are drawn after this. */
  protected override updated(): void {
    requestAnimationFrame(() => this.keeper.keep(this.querySelector('.table-board')));
  }

  protected override render(): TemplateResult {
    const { saying } = this;
    const module = saying && moduleOf(saying.now.game.id);
    if (!saying || !module)
      return html`<div class="page narrow">
        <h1>${words().noSeat}</h1>
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
    const state = shown(now);
    const listed = !playing.seated || state?.clock !== undefined;
    return html`<div
        class="table shell"
        data-phase=${now.info?.phase ?? 'connecting'}
        data-status=${mood}
        data-seq=${state?.seq ?? 0}
        ?data-sent=${now.sent !== null}
        ?data-talking=${this.talking}
      >
        ${this.head(now)} ${this.statusLine(now, at, playing, mood)}
        ${listed ? html`<div class="table-strip">${panels(now, playing)}</div>` : nothing}
        <div
          class="table-board"
          @pointerdown=${this.touched}
          @keydown=${this.typed}
          @counted=${this.counted}
          @focusin=${this.keeper.came}
        >
          ${now.curtain !== null
            ? curtain(now, (seat) => this.handOver(now, seat))
            : at
              ? playing.table(at)
              : html`<p class="notice">${words().loading}</p>`}
          <be-strokes .look=${() => stillPicture(now, playing, this.querySelector('.table-board'))}></be-strokes>
          <be-large></be-large>
        </div>
        ${actions(now, doing, this.talkButton(now))}
        <div class="table-notices">${this.notices(saying, playing, doing, mood === 'mine')}</div>
        <aside class="table-side" aria-label=${words().shell.talk}>${this.side(now, doing)}</aside>
      </div>
      ${this.menuOpen
        ? menu({ now, playing, deeds: doing, help: this.help, close: () => (this.menuOpen = false) })
        : nothing}
      ${this.asking ? sure(this.asking, () => (this.asking = null)) : nothing}
      ${this.sought ? this.rules(now, this.sought) : nothing}
      ${this.tried === null ? nothing : this.examples(now, this.tried)}`;
  }

  /** Opens the rules, unless somebody seeks something else in them, at what matters now. */
  explain(sought: Focus): void {
    const { now } = this;
    const state = now && shown(now);
    const phase = state && moduleOf(now.game.id)?.here?.explaining.phase?.(state.view);
    const rule = now?.objection?.rule;
    this.sought = { ...(phase ? { phase } : {}), ...(rule ? { rule } : {}), ...sought };
  }

  private readonly tryOut = (rule: string): void => {
    this.tried = rule;
  };

  private examples(now: TableState, rule: string): TemplateResult {
    return whenHere(
      this,
      ruleLesson,
      () =>
        html`<rule-lesson
          .game=${now.game}
          .rule=${rule}
          .time=${timeOf(now)}
          @closed=${() => (this.tried = null)}
        ></rule-lesson>`,
    );
  }

  /** Whether a rule has examples to be played; nobody waits for that. */
  private hasExamples(game: string, rule: string): boolean {
    const known = told(game);
    if (!known.here)
      known.come().then(
        () => this.requestUpdate(),
        () => undefined,
      );
    return known.here?.guide.played.includes(rule) ?? false;
  }

  private rules(now: TableState, sought: Focus): TemplateResult {
    return whenHere(
      this,
      drawer,
      () =>
        html`<rules-drawer
          .game=${now.game}
          .sought=${sought}
          .time=${timeOf(now)}
          @play=${({ detail }: CustomEvent<string>) => this.tryOut(detail)}
          @closed=${() => (this.sought = null)}
        ></rules-drawer>`,
    );
  }

  private head(now: TableState): TemplateResult {
    return html`<header class="table-head">
      <a class="brand" href="/" aria-label=${words().title}><img src="/icon.svg" alt="" width="36" height="36" /></a>
      <h1><a href=${writeRoute({ screen: 'game', game: now.game.id })}>${say(now.game.title)}</a></h1>
      <button class="plain" data-testid="rules" aria-keyshortcuts="R" @click=${() => this.explain({})}>
        ${icon('book')}<span>${words().rules.open}</span>
      </button>
      <button
        class="plain"
        data-testid="menu"
        aria-haspopup="dialog"
        aria-label=${words().shell.menu}
        @click=${() => (this.menuOpen = true)}
      >
        ${icon('menu')}<span>${words().shell.menu}</span>
      </button>
    </header>`;
  }

  private statusLine(now: TableState, at: Desk | null, playing: Playing, mood: string): TemplateResult {
    const heardAt = now.viewer === null ? 0 : (now.heardAt.get(now.viewer) ?? 0);
    const sand = shown(now)?.sand;
    return html`<div class=${`status ${mood}`} role="status" data-testid="status">
      <span class="status-dot" aria-hidden="true"></span><span>${status(now, at, playing)}</span> ${sand
        ? html`<be-sand .sand=${sand} .heard=${heardAt} .audible=${mood === 'mine'}></be-sand>`
        : nothing}
    </div>`;
  }

  /** Where there is no room for log and chat beside the board, they come on demand. */
  private talkButton(now: TableState): TemplateResult {
    const unread = this.talking ? 0 : saidByOthers(now) - this.read;
    return html`<button data-testid="talk" class="talk-button" aria-expanded=${this.talking} @click=${this.toggleTalk}>
      ${icon('talk')}<span>${words().shell.talk}</span>
      ${unread > 0 ? html`<b class="unread" aria-label=${words().shell.unread(unread)}>${unread}</b>` : nothing}
    </button>`;
  }

  private readonly toggleTalk = (): void => {
    this.talking = !this.talking;
    this.read = this.now ? saidByOthers(this.now) : 0;
  };

  /** What is said to whoever sits here: it lies above the log or the board, and moves neither. */
  private notices(saying: Saying, playing: Playing, doing: Deeds, mine: boolean): TemplateResult {
    const { now } = saying;
    const state = shown(now);
    return html`${objection(
      now,
      () => saying.act(() => (now.objection = null)),
      (rule) => this.explain({ rule }),
      now.objection && this.hasExamples(now.game.id, now.objection.rule) ? this.tryOut : null,
    )}
    ${advice(
      now,
      playing.picture ?? (() => null),
      (text) => void saying.play(text),
      () => saying.act(() => (now.advice = null)),
    )}
    ${now.fault ? html`<p class="notice warn" role="alert">${say(now.fault)}</p>` : nothing} ${offers(now, doing)}
    ${now.info?.phase === 'waiting' ? html`${invitations(now)} ${agreed(now.game, now.info)}` : nothing}
    ${saying.coach ? html`<table-coach .saying=${saying} .coach=${saying.coach} .mine=${mine}></table-coach>` : nothing}
    ${now.info ? diceWarning(now.game, now.info) : nothing} ${absences(saying)}
    ${state?.lost
      ? html`<p class="notice" role="status" data-testid="lost-time">${words().lostTime} – ${say(state.lost)}</p>`
      : nothing}
    ${state?.turn.kind === 'over' && !now.counting ? ending(now, state.turn, playing, doing, this.fold) : nothing}`;
  }

  private get fold(): Parameters<typeof ending>[4] {
    return { folded: this.folded, fold: () => (this.folded = !this.folded) };
  }

  private side(now: TableState, doing: Deeds): TemplateResult {
    const state = shown(now);
    return html`<button class="plain side-close" aria-label=${words().close} @click=${this.toggleTalk}>
        ${icon('close')}
      </button>
      ${now.info ? originNote(now.info.origin) : nothing}
      ${state && mayAnalyse(now)
        ? html`<exact-values
            .table=${now.table}
            .game=${now.game}
            .seq=${state.seq}
            @shown=${(event: CustomEvent<Shown | null>) => (this.values = event.detail)}
          ></exact-values>`
        : nothing}
      <table-talk .now=${now} .deeds=${doing}></table-talk>`;
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

  private readonly help = (): void => {
    this.dispatchEvent(new CustomEvent('help', { bubbles: true }));
  };

  private async chat(): Promise<void> {
    this.talking = true;
    await this.updateComplete;
    await this.querySelector<TableTalk>('table-talk')?.openChat();
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return;
    if (event.key === 'f' || event.key === 'F') flip();
    else if (event.key === 'Escape' && this.talking) this.toggleTalk();
    else if (event.key === 'r' || event.key === 'R') this.explain({});
    else if (event.key === 's' || event.key === 'S')
      this.querySelector<HTMLElement>('[data-testid=stop-here]')?.click();
    else if (event.key === 'h' || event.key === 'H') this.querySelector<HTMLElement>('[data-testid=advise]')?.click();
    else if (event.key === 'c' || event.key === 'C') void this.chat();
    else return;
    event.preventDefault();
  };
}

/** The time that runs at a table, if any does. */
function timeOf(now: TableState): TemplateResult | null {
  const state = shown(now);
  const heard = now.viewer === null ? 0 : (now.heardAt.get(now.viewer) ?? 0);
  return state && timeLine(state, heard, (seat) => seatName(now.game, now.info?.seats ?? [], seat));
}

/** How many lines of the chat are not from here. */
const saidByOthers = ({ chat, info }: TableState): number =>
  chat.filter(({ seat }) => !info?.yours.includes(seat)).length;

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
