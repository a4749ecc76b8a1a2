// What is asked besides cards and cells: an icon, a side, or nothing at all.
import { html, nothing, type TemplateResult } from 'lit';
import { iconSvg } from './aid';
import { iconOf } from './faces';
import { taleWords } from './words';

interface QuestionWish {
  legal: Set<string>;
  /** What the move brings that a tap makes whole. */
  gain: (tap: string) => number | undefined;
  tap: (tap: string, event?: Event) => void;
  look: (tap: string | null) => void;
}

export function questionPart(wish: QuestionWish): TemplateResult | typeof nothing {
  const ww = taleWords();
  const icons = [...wish.legal].filter((one) => one.startsWith('icon '));
  if (icons.length > 0)
    return html`<div class="ww-question" role="group" aria-label=${ww.whichIcon} data-testid="icons">
      <span>${ww.whichIcon}</span>
      ${icons.map((one) => iconButton(one, wish))}
    </div>`;
  if (wish.legal.has('forbid story'))
    return html`<div class="ww-question" role="group" aria-label=${ww.whichSide}>
      <span>${ww.whichSide}</span>
      <button data-testid="forbid-story" @click=${() => wish.tap('forbid story')}>${ww.sides.story}</button>
      <button data-testid="forbid-objective" @click=${() => wish.tap('forbid objective')}>${ww.sides.objective}</button>
    </div>`;
  if (wish.legal.has('pass'))
    return html`<div class="ww-question">
      <button class="primary" data-testid="pass" @click=${() => wish.tap('pass')}>${ww.retouchPass}</button>
    </div>`;
  return nothing;
}

function iconButton(tap: string, wish: QuestionWish): TemplateResult | typeof nothing {
  const icon = iconOf(tap.slice(-1));
  if (!icon) return nothing;
  const ww = taleWords();
  const gain = wish.gain(tap) ?? 0;
  return html`<button
    class="ww-ink"
    data-icon=${icon}
    aria-label=${`${ww.icons[icon]}, ${ww.brings(ww.signed(gain))}`}
    @pointerenter=${() => wish.look(tap)}
    @pointerleave=${() => wish.look(null)}
    @focus=${() => wish.look(tap)}
    @blur=${() => wish.look(null)}
    @click=${(event: Event) => wish.tap(tap, event)}
  >
    ${iconSvg(icon)}<span>${ww.signed(gain)}</span>
  </button>`;
}
