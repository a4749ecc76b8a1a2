// Opening a link: to sit down, or to watch.
import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { moduleOf } from '../games/list';
import { Part } from '../kit/part';
import * as rest from '../net/rest';
import type { Game, TableInfo } from '../net/wire';
import { say, words } from '../words/words';
import { faultWords } from './fault';
import { writeRoute } from './routes';
import { held, hold } from './seats';
import { change, settings } from './settings';

@customElement('join-screen')
export class JoinScreen extends Part {
  @property() table = '';
  @property() invite = '';
  @property() watch = '';
  @property({ attribute: false }) games: Game[] = [];
  @state() private info: TableInfo | null = null;
  @state() private fault = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look();
  }

  protected override render(): TemplateResult {
    const module = this.info && moduleOf(this.info.game);
    if (this.fault)
      return html`<div class="page narrow">
        <h1>${this.fault}</h1>
        <p>${words().watchInstead}</p>
        <a class="button" href="#/">${words().home}</a>
      </div>`;
    if (!module || this.watch) return html`<div class="page narrow"><p class="notice">${words().loading}</p></div>`;
    return html`<div class="page narrow join">
      <svg class="cover big" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        ${module.cover()}
      </svg>
      <h1>${words().joinTitle}</h1>
      <p>${words().joinTo(say(module.title))}</p>
      <p class="about">${say(module.about)}</p>
      <form @submit=${this.sit}>
        <label class="field"
          >${words().yourName}<input name="name" maxlength="24" autocomplete="nickname" .value=${settings.name} /><small
            >${words().nameHint}</small
          ></label
        >
        <button class="primary big" data-testid="sit-down">${words().sitDown}</button>
      </form>
    </div>`;
  }

  private async look(): Promise<void> {
    try {
      this.info = await rest.tableInfo(this.table);
      if (this.watch) this.enter({ watch: this.watch });
      else if ((held(this.table)?.tokens.length ?? 0) > 0) this.enter({});
    } catch (fault) {
      this.fault = faultWords(fault);
    }
  }

  private readonly sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = ((event.currentTarget as HTMLFormElement).elements.namedItem('name') as HTMLInputElement).value.trim();
    change({ name });
    try {
      const { token } = await rest.joinTable(this.table, this.invite, name);
      this.enter({ tokens: [token] });
    } catch (fault) {
      this.fault = fault instanceof rest.Refusal && fault.status === 409 ? words().seatTaken : words().unreachable;
    }
  };

  /** Goes to the table in this page's place: the back button must not lead to a used invitation. */
  private enter(part: { tokens?: string[]; watch?: string }): void {
    if (!this.info) return;
    hold(this.table, { game: this.info.game, ...part });
    location.replace(writeRoute({ screen: 'table', table: this.table }));
  }
}
