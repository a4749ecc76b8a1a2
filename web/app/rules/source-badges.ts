// Where a rule or a card comes from: a badge for each place, which shows what stands there, above the page and without moving it.
import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../../kit/part';
import type { Source } from '../../net/wire';
import { say, words } from '../../words/words';

/** Between a badge and its note, in pixels. */
const GAP = 6;
/** How wide a note is where there is room, and what is left free beside it, in letters of the page. */
const WIDE = 24;
const MARGIN = 1;

@customElement('source-badges')
export class SourceBadges extends Part {
  /** What comes from there: the number of a rule, the name of a card. */
  @property({ attribute: false }) of = '';
  @property({ attribute: false }) sources: Source[] = [];
  /** The badge whose note is shown. */
  @state() private shown = '';

  protected override render(): TemplateResult {
    const id = `source-${this.of.replaceAll(' ', '-')}`;
    return html`<ul class="sources" aria-label=${words().sourcesOf(this.of)}>
      ${[...byLabel(this.sources)].map(([place, sources], index) => this.place(`${id}-${index}`, place, sources))}
    </ul>`;
  }

  private place(id: string, place: string, sources: Source[]): TemplateResult {
    return html`<li>
      <button
        class=${`source ${sources[0]?.kind ?? ''}`}
        popovertarget=${id}
        aria-expanded=${this.shown === id ? 'true' : 'false'}
        aria-controls=${id}
      >
        ${place}
      </button>
      <div
        class="source-note"
        popover
        id=${id}
        @beforetoggle=${lay}
        @toggle=${(event: ToggleEvent) => this.toggled(id, event)}
      >
        ${sources.map(sentence)}
      </div>
    </li>`;
  }

  /** The next note opens before the last one is told to have closed. */
  private toggled(id: string, event: ToggleEvent): void {
    if (event.newState === 'open') this.shown = id;
    else if (this.shown === id) this.shown = '';
  }
}

/** What comes from one place has one badge. */
function byLabel(sources: Source[]): Map<string, Source[]> {
  const places = new Map<string, Source[]>();
  for (const source of sources) places.set(label(source), [...(places.get(label(source)) ?? []), source]);
  return places;
}

function label(source: Source): string {
  switch (source.kind) {
    case 'book':
      return words().fromBook(source.chapter);
    case 'published':
      return words().fromElsewhere;
    case 'ours':
      return words().fromUs;
  }
}

function sentence(source: Source): TemplateResult {
  switch (source.kind) {
    case 'book':
      return html`<p lang="fr">« ${source.quotation} »</p>`;
    case 'published':
      return html`<p>${say(source.where)}</p>`;
    case 'ours':
      return html`<p>${say(source.why)}</p>`;
  }
}

/** Lays a note below its badge, or above it where there is more room, until the page is scrolled. */
function lay(event: ToggleEvent): void {
  const note = event.currentTarget as HTMLElement;
  const badge = note.previousElementSibling?.getBoundingClientRect();
  if (event.newState !== 'open' || !badge) return;
  const below = badge.bottom < window.innerHeight / 2;
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = Math.min(WIDE * letter, window.innerWidth - 2 * MARGIN * letter);
  note.style.width = `${width}px`;
  note.style.left = `${Math.min(badge.left, window.innerWidth - width - MARGIN * letter)}px`;
  note.style.top = below ? `${badge.bottom + GAP}px` : 'auto';
  note.style.bottom = below ? 'auto' : `${window.innerHeight - badge.top + GAP}px`;
  // A scroll that brought the badge into sight is told of before the next frame: it is not meant.
  requestAnimationFrame(() =>
    window.addEventListener('scroll', () => note.hidePopover(), { once: true, passive: true }),
  );
}
