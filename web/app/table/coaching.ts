// What a coach says beside the board.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../../kit/icons';
import { Part } from '../../kit/part';
import * as rest from '../../net/rest';
import type { Advice, Guide } from '../../net/wire';
import { say, words } from '../../words/words';
import type { Coach } from './coach';
import type { Saying } from './saying';

@customElement('table-coach')
export class TableCoach extends Part {
  @property({ attribute: false }) saying!: Saying;
  /** Always the same, with something else to say: whenever the table is drawn, so is this. */
  @property({ attribute: false, hasChanged: () => true }) coach!: Coach;
  /** Whether somebody here is asked for a move. */
  @property({ attribute: false }) mine = false;
  @state() private guide: Guide | null = null;
  /** The turn about which enough was said. */
  @state() private read = 0;
  /** The warning that was shown last. */
  private shown: Coach['warning'] = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.fetch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.coach.rest();
  }

  /** Who can't be told what a turn is about can play all the same. */
  private async fetch(): Promise<void> {
    this.guide = await rest.guide(this.saying.now.game.id).catch(() => null);
  }

  protected override willUpdate(): void {
    this.coach.look(this.mine);
  }

  /** Whoever plays by keys is led to what has to be decided. */
  protected override updated(): void {
    const { warning } = this.coach;
    if (warning && warning !== this.shown) this.querySelector<HTMLElement>('.primary')?.focus();
    this.shown = warning;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { coach } = this;
    if (coach.warning) return this.warning(coach.warning);
    if (this.mine && coach.offering) return this.offer();
    if (coach.pleased)
      return html`<p class="notice coach" role="status" data-testid="praise">${words().learn.found}</p>`;
    return this.mine ? this.intro() : nothing;
  }

  private warning({ text, advice }: { text: string; advice: Advice }): TemplateResult {
    const { learn } = words();
    return html`<section class="notice coach" role="alertdialog" aria-labelledby="coach-warning" data-testid="warning">
      <p id="coach-warning"><strong>${learn.sure}</strong> ${cost(advice)}</p>
      <div class="row">
        <button class="primary" data-testid="think-again" @click=${() => this.close()}>${learn.thinkAgain}</button>
        <button data-testid="show-better" @click=${() => this.show(advice)}>${icon('lamp')}${learn.show}</button>
        <button data-testid="play-anyway" @click=${() => void this.saying.play(text)}>${learn.playAnyway}</button>
      </div>
    </section>`;
  }

  private offer(): TemplateResult {
    return html`<section class="notice coach" data-testid="offer-hint">
      <p>${words().learn.hesitating}</p>
      <div class="row">
        <button class="primary" @click=${() => this.hint()}>${icon('lamp')}${words().advice.ask}</button>
        <button @click=${() => this.close()}>${words().learn.noThanks}</button>
      </div>
    </section>`;
  }

  /** In the first turns, a sentence each on what a turn is about. */
  private intro(): TemplateResult | typeof nothing {
    const { turn } = this.coach;
    const sentence = this.guide?.turn[turn - 1];
    if (!sentence || this.read === turn) return nothing;
    return html`<div class="notice coach" role="status" data-testid="coach-says">
      <p>${say(sentence.words)}</p>
      <button class="plain" aria-label=${words().close} @click=${() => (this.read = turn)}>${icon('close')}</button>
    </div>`;
  }

  private hint(): void {
    this.close();
    void this.saying.advise();
  }

  private show(advice: Advice): void {
    this.close();
    this.saying.act(() => (this.saying.now.advice = advice));
  }

  private close(): void {
    this.coach.rest();
    this.requestUpdate();
  }
}

/** How much a move throws away. */
function cost({ weighed, reason }: Advice): string {
  const { learn } = words();
  const points = reason.kind === 'group' || reason.kind === 'meadow';
  return points ? learn.costsPoints(Math.round(weighed?.cost ?? 0)) : learn.costsChances(weighed?.cost ?? 0);
}
