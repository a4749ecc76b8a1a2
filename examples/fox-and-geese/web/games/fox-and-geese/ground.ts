import { svg, type SVGTemplateResult } from 'lit';
import { UNIT, type Layout } from '../../kit/geometry';

/** The ground under the board: a cross of meadow, on the table's own paper. */
export function ground({ width, height }: Layout): SVGTemplateResult {
  const arm = (width - 3 * UNIT) / 2;
  return svg`<g aria-hidden="true"><rect class="fg-ground" x=${arm} width=${3 * UNIT} height=${height} rx="36"/>
    <rect class="fg-ground" y=${(height - 3 * UNIT) / 2} width=${width} height=${3 * UNIT} rx="36"/></g>`;
}
