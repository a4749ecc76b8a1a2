// "Why can't I?": the rule, the referee's reason and the rule's own paragraph.
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../kit/icons';
import { say, words } from '../../words/words';
import type { TableState } from './state';

export function objection(
  now: TableState,
  close: () => void,
  explain: (rule: string) => void,
  play: ((rule: string) => void) | null,
): TemplateResult | typeof nothing {
  if (!now.objection) return nothing;
  const { rule, why } = now.objection;
  const paragraph = now.game.rules.find((one) => one.id === rule);
  return html`<div
    class="objection"
    role="alertdialog"
    aria-labelledby="objection-why"
    data-testid="objection"
    data-rule=${rule}
  >
    <div>
      <p id="objection-why"><strong>${words().refused}.</strong> ${say(why)}</p>
      ${paragraph
        ? html`<blockquote><cite>${rule}</cite> ${say(paragraph.text)}</blockquote>
            <button class="objection-rule" data-testid="explain" @click=${() => explain(rule)}>
              ${icon('book')}${words().rules.open}
            </button>
            ${play
              ? html`<button class="objection-rule" data-testid="try" @click=${() => play(rule)}>
                  ${icon('play')}${words().rules.tryIt}
                </button>`
              : nothing}`
        : nothing}
    </div>
    <button class="plain" aria-label=${words().close} @click=${close}>${icon('close')}</button>
  </div>`;
}
