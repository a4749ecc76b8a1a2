// The log in words, and the chat, behind two tabs.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { moduleOf } from '../../games/list';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import { change, settings, type Pace } from '../../settings/settings';
import { words } from '../../words/words';
import type { Deeds } from './actions';
import { log } from './log';
import { lines, type TableState } from './state';

@customElement('table-talk')
export class TableTalk extends Part {
  /** The table's own state, which changes in place: every drawing of the table draws this too. */
  @property({ attribute: false, hasChanged: () => true }) now!: TableState;
  @property({ attribute: false }) deeds!: Deeds;
  @state() private tab: 'log' | 'chat' = 'log';
  /** How many lines the list had when it was last drawn. */
  private listed = 0;

  protected override render(): TemplateResult {
    return html`<section class="talk">
      <div role="tablist" aria-label=${words().table} @keydown=${this.keyed}>
        ${this.head('log', words().log)}${this.head('chat', words().chat)}
      </div>
      <div role="tabpanel" id=${`panel-${this.tab}`} aria-labelledby=${`tab-${this.tab}`}>
        ${this.tab === 'log' ? happened(this.now, this.deeds) : chat(this.now, this.deeds)}
      </div>
    </section>`;
  }

  private head(name: 'log' | 'chat', label: string): TemplateResult {
    const chosen = this.tab === name;
    return html`<button
      role="tab"
      id=${`tab-${name}`}
      aria-selected=${chosen}
      aria-controls=${`panel-${name}`}
      tabindex=${chosen ? 0 : -1}
      @click=${() => (this.tab = name)}
    >
      ${label}
    </button>`;
  }

  /** Keeps the newest line in sight. */
  protected override updated(): void {
    const list = this.querySelector('.log');
    const count = list?.querySelectorAll('li').length ?? 0;
    if (list && count !== this.listed) list.scrollTop = list.scrollHeight;
    this.listed = count;
  }

  async openChat(): Promise<void> {
    this.tab = 'chat';
    await this.updateComplete;
    this.querySelector<HTMLElement>('.chat input')?.focus();
  }

  private readonly keyed = async (event: KeyboardEvent): Promise<void> => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    this.tab = this.tab === 'log' ? 'chat' : 'log';
    await this.updateComplete;
    this.querySelector<HTMLElement>(`#tab-${this.tab}`)?.focus();
  };
}

function happened(now: TableState, { again, light }: Deeds): TemplateResult {
  const picture = moduleOf(now.game.id)?.here?.playing.picture ?? (() => null);
  return html`${log(lines(now), picture, light)}
    <div class="log-foot">
      <button data-testid="again" ?disabled=${!again} @click=${again}>
        ${icon('again')}<span>${words().lastTurn}</span>
      </button>
      <label
        >${words().pace}
        <select data-testid="pace" @change=${paced}>
          ${PACES.map(
            (pace) => html`<option value=${pace} .selected=${settings.pace === pace}>${words().paces[pace]}</option>`,
          )}
        </select></label
      >
    </div>`;
}

const PACES: Pace[] = ['slow', 'normal', 'fast', 'once'];

const paced = (event: Event): void => change({ pace: (event.currentTarget as HTMLSelectElement).value as Pace });

function chat(now: TableState, deeds: Deeds): TemplateResult {
  const send = (event: Event) => {
    event.preventDefault();
    const input = (event.currentTarget as HTMLFormElement).elements.namedItem('text') as HTMLInputElement;
    if (input.value.trim()) deeds.chat(input.value.trim());
    input.value = '';
  };
  const sits = typeof now.viewer === 'number';
  return html`<div class="chat">
    ${now.chat.length === 0
      ? html`<p class="faint">${words().chatEmpty}</p>`
      : html`<ol class="log" tabindex="0" aria-label=${words().chat} data-testid="chat">
          ${now.chat.map((line) => html`<li><b>${line.name}</b> ${line.text}</li>`)}
        </ol>`}
    ${sits
      ? html`<form class="row" @submit=${send}>
          <input
            name="text"
            maxlength="300"
            autocomplete="off"
            aria-label=${words().chatWrite}
            placeholder=${words().chatWrite}
          />
          <button>${words().send}</button>
        </form>`
      : nothing}
  </div>`;
}
