// The rules of a game: in brief, by chapter, its icons, its cards, its keys; and a search through all of it.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { moduleOf } from '../../games/list';
import type { GameModule } from '../../games/module';
import { whenHere, type Fetched } from '../../kit/fetched';
import { Part } from '../../kit/part';
import type { BoxItem, Game, Guide } from '../../net/wire';
import { say, words } from '../../words/words';
import { brief } from './brief';
import './cards';
import type { BoxCard } from './cards';
import { chapters, rulePart } from './chapters';
import type { Focus, Tab } from './focus';
import { keys } from './keys';
import { finds } from './search';
import { told, type Told } from './told';

@customElement('rules-book')
export class RulesBook extends Part {
  @property({ attribute: false }) game!: Game;
  /** What it is opened for. */
  @property({ attribute: false }) sought: Focus = {};
  /** Opens the examples of a rule where one reads; without it they have a page of their own. */
  @property({ attribute: false }) play: ((rule: string) => void) | null = null;
  @state() private tab: Tab = 'brief';
  @state() private wanted = '';
  /** Whether numbers and sources are shown. */
  @state() private numbers = false;
  private told!: Fetched<Told>;
  /** Whether what it was opened for has yet to be shown. */
  private seeking = true;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) this.told = told(this.game.id);
    if (changed.has('sought')) {
      this.seeking = true;
      this.wanted = '';
      this.tab = tabOf(this.sought, met.has(this.game.id));
      if (this.sought.phase) met.add(this.game.id);
    }
  }

  protected override render(): TemplateResult {
    const module = moduleOf(this.game.id);
    if (!module) return html``;
    return whenHere(this, module, (it) => whenHere(this, this.told, (told) => this.book(it, told)));
  }

  private book(module: GameModule, { guide, box }: Told): TemplateResult {
    const cards = cardsOf(module, box);
    const tabs = (['brief', 'rules', 'icons', 'cards', 'keys'] as const).filter(
      (tab) => (tab !== 'cards' || cards.length > 0) && (tab !== 'brief' || guide.goal.length > 0),
    );
    const tab = tabs.includes(this.tab) ? this.tab : 'rules';
    return html`<div class="rules-book">
      <div class="rules-tools">
        <input
          type="search"
          data-testid="rules-search"
          aria-label=${words().rules.search}
          placeholder=${words().rules.search}
          .value=${this.wanted}
          @input=${(event: Event) => (this.wanted = (event.currentTarget as HTMLInputElement).value)}
        />
        ${tab === 'rules' || tab === 'cards' || this.wanted.trim() ? this.toggle() : nothing}
      </div>
      ${this.wanted.trim() ? this.results(module, guide, cards) : this.tabbed(tabs, tab, module, guide, cards)}
    </div>`;
  }

  private toggle(): TemplateResult {
    return html`<label class="rules-numbers"
      ><input
        type="checkbox"
        data-testid="rules-numbers"
        .checked=${this.numbers}
        @change=${(event: Event) => (this.numbers = (event.currentTarget as HTMLInputElement).checked)}
      />${words().rules.numbers}</label
    >`;
  }

  private tabbed(tabs: readonly Tab[], tab: Tab, module: GameModule, guide: Guide, cards: BoxCard[]): TemplateResult {
    return html`<div class="rules-tabs" role="tablist" aria-label=${words().rules.parts} @keydown=${this.steer}>
        ${tabs.map(
          (one) =>
            html`<button
              role="tab"
              id=${`rules-tab-${one}`}
              aria-controls="rules-panel"
              aria-selected=${one === tab ? 'true' : 'false'}
              tabindex=${one === tab ? 0 : -1}
              data-testid=${`rules-tab-${one}`}
              @click=${() => this.turn(one)}
            >
              ${words().rules.tabs[one]}
            </button>`,
        )}
      </div>
      <div
        class=${`rules-panel ${tab}`}
        role="tabpanel"
        id="rules-panel"
        tabindex="0"
        aria-labelledby=${`rules-tab-${tab}`}
        data-tab=${tab}
      >
        ${this.panel(tab, module, guide, cards)}
      </div>`;
  }

  private panel(tab: Tab, module: GameModule, guide: Guide, cards: BoxCard[]): TemplateResult {
    switch (tab) {
      case 'brief':
        return html`${this.nowButton(guide)}${brief(this.game, module, guide)}`;
      case 'rules':
        return chapters({
          game: this.game,
          module,
          guide,
          numbers: this.numbers,
          rule: this.sought.rule ?? null,
          phase: this.sought.phase ?? null,
          play: this.play,
          go: (chapter) => this.show(`[data-chapter="${chapter}"]`, 'h3'),
        });
      case 'icons':
        return html`<ul class="legend">
          ${module.explaining.legend().map(
            ({ art, name, means }) =>
              html`<li>
                ${art}<span><b>${name}</b> ${means}</span>
              </li>`,
          )}
        </ul>`;
      case 'cards':
        return html`<rules-cards
          .cards=${cards}
          .numbers=${this.numbers}
          .first=${this.sought.card ?? null}
        ></rules-cards>`;
      case 'keys':
        return keys(module.explaining);
    }
  }

  /** Leads to the chapter that the table is about at this moment. */
  private nowButton({ chapters: all }: Guide): TemplateResult | typeof nothing {
    const { phase } = this.sought;
    const now = all.find(({ when }) => phase !== undefined && when.includes(phase));
    if (!now) return nothing;
    return html`<button class="rules-now" data-testid="rules-now" @click=${() => void this.showNow()}>
      ${words().rules.nowAt(say(now.title))}
    </button>`;
  }

  private async showNow(): Promise<void> {
    this.tab = 'rules';
    await this.updateComplete;
    this.show('.chapter.now', 'h3');
  }

  private results(module: GameModule, guide: Guide, cards: BoxCard[]): TemplateResult {
    const { game, numbers, wanted } = this;
    const rules = game.rules.filter(({ id, text }) => {
      const examples = guide.examples.filter((one) => one.rules.includes(id)).map((one) => say(one.words));
      return finds(wanted, [id, say(text), ...examples].join(' '));
    });
    const found = cards.filter(({ name, kind, text }) => finds(wanted, `${name} ${kind} ${text}`));
    const some = rules.length + found.length > 0;
    return html`<div class="rules-panel found" data-tab="found">
      <p role="status" data-testid="found">
        ${some ? words().rules.found(rules.length, found.length) : words().rules.none}
      </p>
      ${rules.length > 0 ? html`<h3>${words().rules.tabs.rules}</h3>` : nothing}
      ${rules.map((rule) =>
        rulePart(
          { game, module, guide, numbers, rule: null, play: this.play },
          rule,
          guide.examples.filter((one) => one.rules.includes(rule.id)),
        ),
      )}
      <rules-cards .cards=${found} .numbers=${numbers}></rules-cards>
    </div>`;
  }

  protected override updated(): void {
    if (!this.seeking || !this.querySelector('.rules-panel')) return;
    this.seeking = false;
    const { rule } = this.sought;
    if (rule && this.querySelector(`#rule-${rule}`)) this.show(`#rule-${rule}`);
    else if (this.querySelector('.chapter.now')) this.show('.chapter.now', 'h3');
  }

  /** Brings a place into sight, and the keyboard to it. */
  private show(place: string, within = ''): void {
    const there = this.querySelector<HTMLElement>(place);
    there?.scrollIntoView({ block: 'start' });
    (within ? there?.querySelector<HTMLElement>(within) : there)?.focus({ preventScroll: true });
  }

  private turn(tab: Tab): void {
    this.tab = tab;
    const panel = this.querySelector('.rules-panel');
    if (panel) panel.scrollTop = 0;
  }

  private readonly steer = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const tabs = [...this.querySelectorAll<HTMLElement>('[role=tab]')];
    const next = tabs[(tabs.indexOf(event.target as HTMLElement) + by + tabs.length) % tabs.length];
    next?.click();
    next?.focus();
    event.preventDefault();
  };
}

/** Games whose rules have been opened at a table since the page was: the first time they begin at the beginning. */
const met = new Set<string>();

function tabOf({ tab, rule, card, phase }: Focus, again: boolean): Tab {
  if (tab) return tab;
  if (rule) return 'rules';
  if (card) return 'cards';
  return phase && again ? 'rules' : 'brief';
}

function cardsOf({ explaining }: GameModule, box: BoxItem[]): BoxCard[] {
  return box.flatMap((item) => {
    const printed = explaining.card?.(item);
    return printed ? [{ ...printed, item }] : [];
  });
}
