import { html, type TemplateResult } from 'lit';
import { sheep } from '../../art/pieces';

/** So many sheep in one place, which has a name. */
export function flock(place: string, count: number): TemplateResult {
  return html`<figure class="@CSS@-flock" aria-label=${`${place}: ${count}`}>
    <figcaption>${place}</figcaption>
    ${Array.from({ length: count }, () => html`<svg viewBox="-45 -45 90 90" aria-hidden="true">${sheep()}</svg>`)}
  </figure>`;
}
