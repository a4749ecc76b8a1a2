import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { words } from '../words/words';
import { icon } from './icons';

interface DialogWish {
  id: string;
  /** How it lies: in the middle, unless it leaves a table in sight. */
  kind?: 'over-table';
  heading: string;
  body: TemplateResult;
  close: () => void;
}

/** A window above the page, as the browser gives it: it holds the focus and closes with Escape. */
export function dialog({ id, kind, heading, body, close }: DialogWish): TemplateResult {
  return html`<dialog
    class=${`dialog${kind ? ` ${kind}` : ''}`}
    aria-labelledby=${`${id}-heading`}
    data-testid=${id}
    ${ref(show)}
    @close=${close}
    @click=${closeOutside}
  >
    <div class="dialog-paper">
      <header>
        <h2 id=${`${id}-heading`}>${heading}</h2>
        <button
          class="plain"
          aria-label=${words().close}
          @click=${(event: Event) => (event.currentTarget as Element).closest('dialog')?.close()}
        >
          ${icon('close')}
        </button>
      </header>
      ${body}
    </div>
  </dialog>`;
}

/** The element is handed over before it stands in the page: it can open only after. */
function show(element: Element | undefined): void {
  queueMicrotask(() => {
    if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
  });
}

/** The dialog's own box is its backdrop; the paper lies on it. */
function closeOutside(event: Event): void {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}
