// What is fetched when it is first needed: screens, games, their styles.
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { words } from '../words/words';
import { Part } from './part';

/** Something that comes when it is asked for. */
export class Fetched<T> {
  /** What has come; null before. */
  here: T | null = null;
  private coming: Promise<T> | null = null;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Asks once; a failure is not kept, so that it may be asked for again. */
  come(): Promise<T> {
    this.coming ??= this.fetch().then(
      (it) => (this.here = it),
      (fault: unknown) => {
        this.coming = null;
        throw fault;
      },
    );
    return this.coming;
  }
}

/** Draws something once what it needs has come; until then, that it is on its way or can't be had. */
export function whenHere<T>(host: Part, need: Fetched<T>, draw: (it: T) => TemplateResult): TemplateResult {
  if (need.here !== null) return draw(need.here);
  return html`<be-fetching .need=${need} @here=${() => host.requestUpdate()}></be-fetching>`;
}

/** Tells `here` when what it waits for has come. */
@customElement('be-fetching')
export class FetchingPart extends Part {
  @property({ attribute: false }) need!: Fetched<unknown>;
  @state() private failed = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('need')) void this.ask(this.need);
  }

  protected override render(): TemplateResult {
    if (!this.failed) return html`<p class="fetching" role="status" data-testid="fetching">${words().fetching}</p>`;
    return html`<section class="fetching" role="alert" data-testid="not-fetched">
      <h2>${words().notFetched}</h2>
      <p>${words().notFetchedWhy}</p>
      <button class="primary" data-testid="fetch-again" @click=${this.again}>${words().tryAgain}</button>
    </section>`;
  }

  private async ask(need: Fetched<unknown>): Promise<void> {
    this.failed = false;
    try {
      await need.come();
      this.dispatchEvent(new CustomEvent('here'));
    } catch {
      if (this.need === need) this.failed = true;
    }
  }

  /** Begins the whole page anew, as soon as there is one: some browsers remember a file that failed, and a newer page
   * has files of other names. */
  private readonly again = async (): Promise<void> => {
    this.failed = false;
    try {
      const page = await fetch(location.pathname, { cache: 'no-store' });
      if (page.ok) return location.reload();
    } catch {
      // Still out of reach.
    }
    this.failed = true;
  };
}
