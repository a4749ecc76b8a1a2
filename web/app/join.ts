// Opening a link: to sit down, or to watch.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { coverOf } from '../games/list';
import { icon } from '../kit/icons';
import { Part } from '../kit/part';
import { writeRoute } from '../kit/routes';
import { goInstead } from '../kit/way';
import * as rest from '../net/rest';
import type { Game, TableInfo } from '../net/wire';
import { change, meet, settings } from '../settings/settings';
import { faultWords } from '../words/fault';
import { say, words } from '../words/words';
import { agreed } from './agreed';
import { originNote } from './origin';
import { people } from './people';
import { held, hold } from './seats';

type Trouble = 'taken' | 'foreign' | 'gone' | 'finished';

@customElement('join-screen')
export class JoinScreen extends Part {
  @property() table = '';
  @property() invite = '';
  @property() watch = '';
  @property({ attribute: false }) games: Game[] = [];
  @state() private info: TableInfo | null = null;
  /** Why nobody can sit down by this link. */
  @state() private trouble: Trouble | null = null;
  @state() private fault = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
  }

  protected override render(): TemplateResult {
    const game = this.games.find((one) => one.id === this.info?.game);
    if (this.trouble) return this.told(this.trouble);
    if (!game || this.watch)
      return html`<div class="page narrow">
        ${this.fault
          ? html`<p class="warn" role="alert">${this.fault}</p>`
          : html`<p class="notice">${words().loading}</p>`}
      </div>`;
    return html`<div class="page narrow join">
      <svg class="cover big" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        ${coverOf(game.id)}
      </svg>
      <h1>${words().joinTitle}</h1>
      <p>${words().joinTo(say(game.title))}</p>
      <p class="about">${say(game.summary)}</p>
      ${this.info && originNote(this.info.origin)} ${this.info && agreed(game, this.info)}
      <form @submit=${this.sit}>
        <label class="field"
          >${words().yourName}<input
            name="name"
            maxlength="24"
            autocomplete="nickname"
            list="people"
            .value=${settings.name}
          /><small>${words().nameHint}</small></label
        >
        ${people()}
        ${this.isKnown
          ? html`<label class="chip"
              ><input type="checkbox" name="known" required data-testid="agree" />${words().origin.agree}</label
            >`
          : nothing}
        <button class="primary big" data-testid="sit-down">${words().sitDown}</button>
        ${this.fault ? html`<p class="warn" role="alert">${this.fault}</p>` : nothing}
      </form>
    </div>`;
  }

  private told(trouble: Trouble): TemplateResult {
    const text = words().meeting;
    return html`<div class="page narrow" data-testid="trouble" data-trouble=${trouble}>
      <h1>${text[trouble].title}</h1>
      <p>${text[trouble].why}</p>
      <p class="row">
        ${trouble === 'taken'
          ? html`<button class="primary" data-testid="watch" @click=${() => this.enter({ watch: this.invite })}>
              ${icon('play')}${text.watch}
            </button>`
          : nothing}
        ${trouble === 'finished'
          ? html`<a
              class="button primary"
              href=${writeRoute({ screen: 'replay', table: this.table, viewer: null, at: null })}
              >${icon('play')}${words().replay}</a
            >`
          : nothing}
        <a class="button" data-testid="other" href="/">${text.other}</a>
      </p>
    </div>`;
  }

  /** Whether others may know what is hidden here, which has to be agreed to. */
  private get isKnown(): boolean {
    return this.info?.origin.hidden === 'known';
  }

  private async look(): Promise<void> {
    try {
      const info = await rest.tableInfo(this.table);
      const comeBack = (held(this.table)?.tokens.length ?? 0) > 0;
      if (!this.watch && !comeBack) this.trouble = await this.troubleAt(info);
      this.info = info;
      if (this.watch) this.enter({ watch: this.watch });
      else if (comeBack) this.enter({});
    } catch (fault) {
      if (fault instanceof rest.Refusal && fault.status === 404) this.trouble = 'gone';
      else this.fault = faultWords(fault);
    }
  }

  /** What keeps whoever brings this invitation from sitting down: said before they give a name. */
  private async troubleAt(info: TableInfo): Promise<Trouble | null> {
    if (info.phase === 'over') return 'finished';
    if (!this.invite) return 'foreign';
    try {
      await rest.lookAt(this.table, this.invite);
      return null;
    } catch (fault) {
      return troubleOf(fault) ?? Promise.reject(fault as Error);
    }
  }

  private readonly sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = ((event.currentTarget as HTMLFormElement).elements.namedItem('name') as HTMLInputElement).value.trim();
    change({ name });
    meet([name]);
    this.fault = '';
    try {
      const token = await rest.joinTable(this.table, this.invite, name, this.isKnown);
      this.enter({ tokens: [token] });
    } catch (fault) {
      this.trouble = troubleOf(fault);
      if (!this.trouble) this.fault = faultWords(fault);
    }
  };

  /** Goes to the table in this page's place: the back button must not lead to a used invitation. */
  private enter(part: { tokens?: string[]; watch?: string }): void {
    if (!this.info) return;
    hold(this.table, { game: this.info.game, ...part });
    goInstead({ screen: 'table', table: this.table });
  }
}

/** What a refused invitation comes to. */
function troubleOf(fault: unknown): Trouble | null {
  switch (fault instanceof rest.Refusal ? fault.status : 0) {
    case 403:
      return 'foreign';
    case 409:
      return 'taken';
    default:
      return null;
  }
}
