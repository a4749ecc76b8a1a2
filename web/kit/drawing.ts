// The lines, names and arrows of a board.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Layout, Place } from './geometry';

export const line = ([a, b]: [Place, Place]): SVGTemplateResult => svg`<line x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y}/>`;

/** Letters below, numbers at the left, each once. */
export function coordinates(at: Layout): SVGTemplateResult {
  const columns = new Map([...at.places.values()].map((place) => [place.name.slice(0, 1), place.x]));
  const rows = new Map([...at.places.values()].map((place) => [place.name.slice(1), place.y]));
  return svg`<g class="coordinates" aria-hidden="true">${[...columns].map(([name, x]) => svg`<text x=${x} y=${at.height - 6}>${name}</text>`)}
    ${[...rows].map(([name, y]) => svg`<text x="10" y=${y + 5}>${name}</text>`)}</g>`;
}

const SIGNS = { win: 'M-7 0l5 5.5 9-11', draw: 'M-6.5-3.5h13M-6.5 3.5h13', loss: 'M-5-5l10 10M5-5l-10 10' };

/** A win is ticked, a draw two lines, a loss crossed out. */
export const sign = (kind: keyof typeof SIGNS): SVGTemplateResult =>
  svg`<g class=${`sign ${kind}`}><circle r="15"/><path d=${SIGNS[kind]}/></g>`;

/** An arrow of an example; what is not allowed is dashed and crossed out. */
export function arrow(a: Place, b: Place, allowed: boolean): SVGTemplateResult {
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const [x, y] = [b.x - ux * 24, b.y - uy * 24];
  const head = `${x + ux * 18},${y + uy * 18} ${x - uy * 15},${y + ux * 15} ${x + uy * 15},${y - ux * 15}`;
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return svg`<g class=${allowed ? 'mark' : 'mark no'}><line x1=${a.x + ux * 20} y1=${a.y + uy * 20} x2=${x} y2=${y}/><polygon points=${head}/>
    ${allowed ? nothing : svg`<path d=${`M${mx - 20} ${my - 20}l40 40m0-40l-40 40`}/>`}</g>`;
}
