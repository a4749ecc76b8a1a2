// Arrows over the ring: whom the chosen pet may strike, where it has the advantage; bold is the strike that is thought
// of or declared. They end where pets begin, so that they cover none of those they join.
import { nothing, svg, type SVGTemplateResult } from 'lit';

export interface Arrow {
  by: string;
  at: string;
  kind: 'possible' | 'chosen' | 'declared';
  /** Whether the striker has the advantage. */
  advantage: boolean;
}

interface Spot {
  x: number;
  y: number;
  /** How far the pet reaches to the sides, and up and down. */
  wide: number;
  high: number;
}

type Point = Pick<Spot, 'x' | 'y'>;

/** A bent line from one pet to another, with its head. */
export function arrow(from: Spot, to: Spot, { kind, advantage }: Pick<Arrow, 'kind' | 'advantage'>): SVGTemplateResult {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / long, dy / long];
  const start = along(from, ux, uy, edge(from, ux, uy));
  const end = along(to, -ux, -uy, edge(to, ux, uy) + HEAD);
  const bend = { x: (start.x + end.x) / 2 - uy * long * 0.08, y: (start.y + end.y) / 2 + ux * long * 0.08 };
  const [hx, hy] = direction(bend, end);
  const tip = `${end.x + hx * HEAD},${end.y + hy * HEAD} ${end.x - hy * 9},${end.y + hx * 9} ${end.x + hy * 9},${end.y - hx * 9}`;
  return svg`<g class=${`pt-arrow ${kind}`}><path d=${`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`}/><polygon points=${tip}/>
    ${advantage ? svg`<circle cx=${bend.x} cy=${bend.y} r="13"/><text x=${bend.x} y=${bend.y + 5}>+1</text>` : nothing}</g>`;
}

/** How long the head is. */
const HEAD = 12;

const along = ({ x, y }: Point, ux: number, uy: number, by: number): Point => ({ x: x + ux * by, y: y + uy * by });

/** How far it is from the middle of a pet to its edge. */
const edge = ({ wide, high }: Spot, ux: number, uy: number): number =>
  Math.min(wide / Math.max(0.001, Math.abs(ux)), high / Math.max(0.001, Math.abs(uy)));

function direction(a: Point, b: Point): [number, number] {
  const long = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  return [(b.x - a.x) / long, (b.y - a.y) / long];
}

/** The middle of a pet within the ring. */
export function spot(ringElement: Element, place: string): Spot | null {
  const element = ringElement.querySelector(`[data-place="${place}"]`);
  if (!element) return null;
  const [outer, inner] = [ringElement.getBoundingClientRect(), element.getBoundingClientRect()];
  return {
    x: inner.x - outer.x + inner.width / 2,
    y: inner.y - outer.y + inner.height / 2,
    wide: inner.width / 2,
    high: inner.height / 2,
  };
}
