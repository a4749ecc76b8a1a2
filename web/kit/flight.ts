// Movement of figures, by the browser's own animations; none for people who asked for less motion.
import { render, svg, type TemplateResult } from 'lit';
import type { Figure } from './board';
import { UNIT, type Layout, type Place } from './geometry';

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const STEP = 260;

/** Shows a figure, which stands at the last stop already, coming along all the stops. */
export function flyFigure(figure: Element, stops: Place[]): void {
  const end = stops.at(-1);
  if (!end || calm()) return;
  if (stops.length === 1) {
    figure.animate(
      [
        { transform: 'translate(0px, -46px) scale(1.35)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: STEP, easing: 'cubic-bezier(.3,1.4,.5,1)' },
    );
    return;
  }
  const jumps = stops.length > 2 || distance(stops[0], stops[1]) > UNIT * 1.5;
  const frames = stops.flatMap((stop, i): Keyframe[] => {
    const [x, y] = [stop.x - end.x, stop.y - end.y];
    const next = stops[i + 1];
    const frame = { transform: `translate(${x}px, ${y}px)` };
    if (!jumps || !next) return [frame];
    const [mx, my] = [(stop.x + next.x) / 2 - end.x, (stop.y + next.y) / 2 - end.y];
    return [frame, { transform: `translate(${mx}px, ${my - 22}px) scale(1.22)` }];
  });
  figure.animate(frames, { duration: STEP * (jumps ? 1.4 : 1) * (stops.length - 1), easing: 'ease-in-out' });
}

/** Shows figures that are no longer there fading away, one after the other. */
export function sinkGhosts(into: Element, taken: Figure[], at: Layout): void {
  if (calm()) return;
  taken.forEach((figure, i) => {
    const place = at.places.get(figure.point);
    if (!place) return;
    const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    ghost.setAttribute('transform', `translate(${place.x} ${place.y})`);
    into.append(ghost);
    render(svg`<g>${figure.art}</g>`, ghost);
    const inner = ghost.firstElementChild;
    const sinking = inner?.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translate(0px, 18px) rotate(24deg) scale(.5)', opacity: 0 },
      ],
      { duration: 420, delay: 130 + i * STEP * 1.4, easing: 'ease-in', fill: 'both' },
    );
    if (sinking) sinking.onfinish = () => ghost.remove();
    else ghost.remove();
  });
}

/** Shows a figure of a drawing going to another element of it, where it stays until it is drawn anew. */
export function travel(figure: SVGElement, to: Element, length: number, jumps: boolean): Animation {
  const [start, end] = [middle(figure), middle(to)];
  const before = new DOMMatrix(getComputedStyle(figure).transform);
  const scale = (figure.ownerSVGElement?.getScreenCTM()?.a ?? 1) || 1;
  const [x, y] = [(end.x - start.x) / scale, (end.y - start.y) / scale];
  const at = (dx: number, dy: number, size = 1): string =>
    `translate(${before.e + dx}px, ${before.f + dy}px) scale(${size})`;
  const frames = [{ transform: at(0, 0) }, { transform: at(x / 2, y / 2 - (jumps ? 26 : 0), jumps ? 1.22 : 1) }];
  return figure.animate([...frames, { transform: at(x, y) }], {
    duration: length,
    easing: 'ease-in-out',
    fill: 'forwards',
  });
}

/** Shows something going from one place of the page to another, above everything else. */
export function carry(thing: TemplateResult, from: Element, to: Element, length: number): Animation {
  const layer = document.createElement('div');
  layer.className = 'carried';
  layer.setAttribute('aria-hidden', 'true');
  render(thing, layer);
  document.body.append(layer);
  const [start, end] = [middle(from), middle(to)];
  layer.style.width = `${Math.min(start.size, end.size * 2)}px`;
  const scale = end.size / Math.min(start.size, end.size * 2);
  const at = ({ x, y }: Spot, size: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  const going = layer.animate(
    [
      { transform: at(start, 1) },
      { transform: at({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 24 }, (1 + scale) / 1.8), offset: 0.5 },
      { transform: at(end, scale) },
    ],
    { duration: length, easing: 'ease-in-out', fill: 'both' },
  );
  going.onfinish = going.oncancel = () => layer.remove();
  return going;
}

/** A point of the window. */
type Spot = Pick<Place, 'x' | 'y'>;

function middle(element: Element): Spot & { size: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height, 120) };
}

/** A figure that was sent off and refused shakes its head. */
export function shake(element: Element): void {
  if (calm()) return;
  element.animate(
    [0, -7, 7, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 380 },
  );
}

const distance = (a: Place | undefined, b: Place | undefined): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
