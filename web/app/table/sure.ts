import { html, type TemplateResult } from 'lit';
import { dialog } from '../../kit/dialog';
import { words } from '../../words/words';

/** Asks before something that can't be undone. */
export function sure({ question, deed }: { question: string; deed: () => void }, close: () => void): TemplateResult {
  const yes = () => {
    deed();
    close();
  };
  const body = html`<div class="row">
    <button class="primary" data-testid="sure-yes" @click=${yes}>${words().yes}</button>
    <button data-testid="sure-no" @click=${close}>${words().no}</button>
  </div>`;
  return dialog({ id: 'sure', heading: question, body, close });
}
