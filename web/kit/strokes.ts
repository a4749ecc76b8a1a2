// What has moved on the page, or could: arrows from place to place above it, rings around what stays, and a cross over
// what is gone. Nothing of it can be touched, and nobody reads it aloud: words say the same.
import { html, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sign } from './drawing';
import { Part } from './part';

/** One thing that moves, or that something happens to. */
export interface Stroke {
  /** Where it comes by, in order; a single one is ringed. */
  stops: Element[];
  /** What is no longer there, drawn small where it was. */
  gone?: TemplateResult | null;
}

/** Strokes that belong together, told apart by line and sign, not by colour alone. */
export interface Drawn {
  kind: 'past' | 'played' | 'better';
  strokes: Stroke[];
}

/** How far lines lie beside each other. */
const ASIDE = 9;

const SIGNS = { played: 'loss', better: 'win' } as const;

/** A place, measured from the corner of the layer. */
interface Spot {
  x: number;
  y: number;
  /** How far it reaches to the sides, and up and down. */
  wide: number;
  high: number;
  /** Whether its corners are round. */
  round: boolean;
}

interface Line {
  kind: Drawn['kind'];
  number: number;
  spots: Spot[];
  gone: TemplateResult | null;
}

@customElement('be-strokes')
export class StrokesPart extends Part {
  /** Looks for what is to be drawn, once everything else is. */
  @property({ attribute: false, hasChanged: () => true }) look: () => Drawn[] = () => [];
  @state() private lines: Line[] = [];
  private frame = 0;
  private readonly watcher = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.later());

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.parentElement) this.watcher?.observe(this.parentElement);
    this.later();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher?.disconnect();
    cancelAnimationFrame(this.frame);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('look')) this.later();
  }

  private later(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.measure());
  }

  private measure(): void {
    const origin = this.getBoundingClientRect();
    const taken = new Map<Element, number>();
    const lines = this.look().flatMap(({ kind, strokes }) =>
      strokes.map(({ stops, gone }, i): Line => {
        const spots = stops.map((stop) => this.aside(stop, spot(stop, origin), taken)).filter(apart);
        return { kind, number: strokes.length > 1 ? i + 1 : 0, spots, gone: gone ?? null };
      }),
    );
    if (JSON.stringify(lines.map(seen)) !== JSON.stringify(this.lines.map(seen))) this.lines = lines;
  }

  /** Where several may lie, each comes to lie beside those before it. */
  private aside(stop: Element, at: Spot, taken: Map<Element, number>): Spot {
    if (!stop.hasAttribute('data-broad')) return at;
    const others = taken.get(stop) ?? 0;
    taken.set(stop, others + 1);
    const by = ASIDE * Math.ceil(others / 2) * (others % 2 === 0 ? 1 : -1);
    return { ...at, x: at.x + by, y: at.y + by };
  }

  protected override render(): TemplateResult {
    return html`<div class="strokes" aria-hidden="true" data-strokes=${this.lines.length}>
      <svg>${this.lines.map(drawn)}</svg>
    </div>`;
  }
}

const seen = ({ kind, number, spots, gone }: Line): unknown => [kind, number, spots, gone !== null];

function spot(element: Element, origin: DOMRect): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: Math.round(left + width / 2 - origin.left),
    y: Math.round(top + height / 2 - origin.top),
    wide: Math.round(width / 2),
    high: Math.round(height / 2),
    round: element instanceof SVGElement && Math.abs(width - height) < 8,
  };
}

/** Whether a spot is not the one before it. */
const apart = ({ x, y }: Spot, i: number, all: Spot[]): boolean => {
  const before = all[i - 1];
  return !before || Math.hypot(before.x - x, before.y - y) > 4;
};

function drawn({ kind, number, spots, gone }: Line): SVGTemplateResult {
  const [start] = spots;
  const end = spots.at(-1);
  if (!start || !end) return svg``;
  const tag = kind === 'past' ? count(number) : svg`<g transform="scale(.8)">${sign(SIGNS[kind])}</g>`;
  if (gone) return svg`<g class=${`stroke ${kind} gone`}>${ghost(start, gone)}${cross(start)}</g>`;
  if (spots.length === 1) return svg`<g class=${`stroke ${kind}`}>${ring(start)}${tagged(onRing(start), tag)}</g>`;
  const from = leaving(start, spots[1] ?? end, 0);
  const to = leaving(end, spots.at(-2) ?? start, HEAD);
  const way = [from, ...spots.slice(1, -1), to];
  const d = `M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return svg`<g class=${`stroke ${kind}`} data-from=${`${start.x},${start.y}`} data-to=${`${end.x},${end.y}`}>
    <path class="edge" d=${d}/><path d=${d}/>${head(to, end)}${tagged(besides(way), tag)}</g>`;
}

/** So long an arrow's head is. */
const HEAD = 14;

type Point = Pick<Spot, 'x' | 'y'>;

/** On the middle of a way; beside it where it is short. */
function besides(way: Point[]): Point {
  const i = Math.floor((way.length - 1) / 2);
  const [a, b] = [way[i] ?? ORIGIN, way[i + 1] ?? ORIGIN];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const by = long < 90 ? 14 / long : 0;
  return { x: (a.x + b.x) / 2 - (b.y - a.y) * by, y: (a.y + b.y) / 2 + (b.x - a.x) * by };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Where the way to another spot leaves this one, or so much further. Neighbours leave room for an arrow. */
function leaving({ x, y, wide, high, round }: Spot, to: Point, further: number): Point {
  const [dx, dy] = [to.x - x, to.y - y];
  const long = Math.hypot(dx, dy) || 1;
  const edge = round
    ? wide * 0.8
    : Math.min(wide / Math.max(0.001, Math.abs(dx / long)), high / Math.max(0.001, Math.abs(dy / long)));
  const part = Math.min(edge + further, long * (round ? 0.3 : 0.45)) / long;
  return { x: x + dx * part, y: y + dy * part };
}

function head(at: Point, end: Point): SVGTemplateResult {
  const long = Math.hypot(end.x - at.x, end.y - at.y) || 1;
  const [ux, uy] = [(end.x - at.x) / long, (end.y - at.y) / long];
  const tip = `${at.x + ux * HEAD},${at.y + uy * HEAD} ${at.x - uy * 9},${at.y + ux * 9} ${at.x + uy * 9},${at.y - ux * 9}`;
  return svg`<polygon points=${tip}/>`;
}

/** Around it, over nothing of it. */
function ring({ x, y, wide, high, round }: Spot): SVGTemplateResult {
  const corner = round ? wide : CORNER;
  const box = (kind: string) =>
    svg`<rect class=${kind} x=${x - wide - 2} y=${y - high - 2} width=${wide * 2 + 4} height=${high * 2 + 4} rx=${corner}/>`;
  return svg`${box('edge')}${box('')}`;
}

const CORNER = 10;

const onRing = ({ x, y, wide, high, round }: Spot): Point => {
  const part = round ? 0.7 : 1;
  return { x: x + wide * part, y: y - high * part };
};

const ghost = ({ x, y }: Spot, thing: TemplateResult): SVGTemplateResult =>
  svg`<foreignObject x=${x - GHOST / 2} y=${y - GHOST / 2} width=${GHOST} height=${GHOST}>${thing}</foreignObject>`;

/** How large what is gone is drawn. */
const GHOST = 40;

const cross = ({ x, y }: Spot): SVGTemplateResult =>
  svg`<path class="edge" d=${`M${x - 14} ${y - 14}l28 28m0-28l-28 28`}/><path d=${`M${x - 14} ${y - 14}l28 28m0-28l-28 28`}/>`;

const tagged = ({ x, y }: Point, tag: SVGTemplateResult | typeof nothing): SVGTemplateResult =>
  svg`<g transform=${`translate(${x} ${y})`}>${tag}</g>`;

const count = (number: number): SVGTemplateResult | typeof nothing =>
  number === 0 ? nothing : svg`<g class="stroke-number"><circle r="9"/><text y="4">${number}</text></g>`;

/** What a line of this kind looks like, for a legend. */
export const sample = (kind: 'played' | 'better'): TemplateResult =>
  html`<svg class="stroke-sample" viewBox="0 0 110 24" aria-hidden="true">
    ${drawn({
      kind,
      number: 0,
      spots: [4, 106].map((x) => ({ x, y: 12, wide: 0, high: 0, round: false })),
      gone: null,
    })}
  </svg>`;
