// Between two people who share a device and hide their hands from each other.
import { html, type TemplateResult } from 'lit';
import { lantern } from '../../art/scene';
import { called } from '../../words/called';
import { words } from '../../words/words';
import type { TableState } from './state';

export function curtain(now: TableState, open: (seat: number) => void): TemplateResult {
  const seat = now.curtain ?? 0;
  const who = called(now.game, now.info?.seats ?? [], seat);
  return html`<div class="handover" data-testid="curtain">
    <svg viewBox="-40 -60 80 130" aria-hidden="true">${lantern()}</svg>
    <h2>${words().curtainTitle(who)}</h2>
    <p>${words().curtainHow(who)}</p>
    <button class="primary big" data-testid="open-curtain" @click=${() => open(seat)}>
      ${words().curtainOpen(who)}
    </button>
  </div>`;
}
