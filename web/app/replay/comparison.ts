// Under a board on which two moves are drawn: which is which, in words, and why.
import { html, nothing, type TemplateResult } from 'lit';
import { sample } from '../../kit/strokes';
import { told, type Picture } from '../../kit/told';
import type { Remark, Told } from '../../net/wire';
import { say, words } from '../../words/words';

export function comparison(remark: Remark, made: Told | null, picture: Picture): TemplateResult {
  const text = words().advice;
  const [best] = remark.choices;
  return html`<div class="paper comparison" role="status" data-testid="comparison" data-seq=${remark.seq}>
    <dl>
      <dt>${sample('played')}${text.played}</dt>
      <dd>${made ? told(made.words, made.telling?.marks, picture) : nothing}</dd>
      <dt>${sample('better')}${text.betterMove}</dt>
      <dd>
        ${best ? told(best.words, best.telling?.marks, picture) : nothing}
        ${remark.why ? html`<p data-testid="why-better">${say(remark.why)}</p>` : nothing}
      </dd>
    </dl>
  </div>`;
}
