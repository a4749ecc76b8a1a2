// The cover of @TITLE@, 320 by 200.
import { svg, type SVGTemplateResult } from 'lit';
import { fence, grazing, hill, sky } from './scene';

export function @MEMBER@Cover(): SVGTemplateResult {
  return svg`${sky()}<path class="slope s1" d=${hill(4, 320, 110, 18, 200)}/>${grazing(96, 132, 0.5)}${grazing(148, 126, 0.42, -1)}
    <path class="slope s2" d=${hill(7, 320, 152, 12, 200)}/>${grazing(196, 170, 0.62)}${grazing(250, 172, 0.62, -1)}${fence(160, 190, 8)}`;
}
