import { svg, type SVGTemplateResult } from 'lit';
import { UNIT, type Layout } from '../../kit/geometry';

/** The ground under a hunt board: a paper meadow, and a mountain behind the den where a board has one. */
export function meadow(at: Layout): SVGTemplateResult {
  const low = at.height;
  const wide = at.width;
  return svg`<g class="meadow" aria-hidden="true">
    <rect class="meadow-sky" width=${wide} height=${low} rx="28"/>
    <path class="meadow-far" d=${`M0 ${low * 0.3}q${wide * 0.25} ${-low * 0.09} ${wide * 0.5} 0t${wide * 0.5} ${-low * 0.02}V${low - 28}q0 28-28 28H28q-28 0-28-28Z`}/>
    <path class="meadow-mid" d=${`M0 ${low * 0.56}q${wide * 0.3} ${low * 0.07} ${wide * 0.6} ${-low * 0.02}t${wide * 0.4} 0V${low - 28}q0 28-28 28H28q-28 0-28-28Z`}/>
    <path class="meadow-near" d=${`M0 ${low * 0.84}q${wide * 0.22} ${-low * 0.06} ${wide * 0.45} 0t${wide * 0.55} ${-low * 0.01}V${low - 28}q0 28-28 28H28q-28 0-28-28Z`}/>
    ${den(at)}</g>`;
}

function den(at: Layout): SVGTemplateResult {
  const [left, middle, right, gate] = ['A7', 'C7', 'E7', 'C5'].map((name) => at.places.get(name));
  if (!left || !middle || !right || !gate) return svg``;
  // Seen from the other side, the mountain hangs from the den towards the viewer.
  const out = left.y < gate.y ? -1 : 1;
  const [a, b] = [Math.min(left.x, right.x), Math.max(left.x, right.x)];
  const base = left.y + out * UNIT * 0.36;
  return svg`<path class="den" d=${`M${a - 44} ${base}L${b + 44} ${base}L${gate.x + 62} ${gate.y - out * 34}Q${gate.x} ${gate.y - out * 62} ${gate.x - 62} ${gate.y - out * 34}Z`}/>`;
}
