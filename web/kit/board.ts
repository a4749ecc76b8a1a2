// A board of points and lines. It shows what it is given and tells what the player points at; it knows no rules.
import { html, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Board } from '../net/wire';
import { words } from '../words/words';
import { arrow, coordinates, line, sign } from './drawing';
import { flyFigure, sinkGhosts } from './flight';
import { layout, nearest, neighbour, UNIT, type Direction, type Layout } from './geometry';
import { Part } from './part';

export interface Figure {
  point: string;
  /** What it is, for tests and styles. */
  kind: string;
  /** What it is called aloud. */
  label: string;
  art: SVGTemplateResult;
}

/** A movement to show once: a new key is a new flight. */
export interface Flight {
  key: string;
  /** Where it passes; a single stop means it comes from outside the board. */
  path: string[];
  /** What it takes off the board on its way. */
  taken: Figure[];
}

/** An arrow of a drawn example or of advice, allowed or not; a ring where it leads nowhere else. */
export interface Mark {
  from: string;
  to: string;
  allowed: boolean;
}

/** A small sign at a point: its kind has a colour and a shape, its label says it. */
export interface Badge {
  kind: 'win' | 'draw' | 'loss';
  label: string;
}

interface Drag {
  from: string;
  /** Where the finger went down, on the drawing. */
  x: number;
  y: number;
  /** A finger that has not moved yet may still only tap. */
  moving: boolean;
}

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

@customElement('be-board')
export class BoardPart extends Part {
  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) figures: Figure[] = [];
  /** Points the picked-up piece may go to. */
  @property({ attribute: false }) targets: ReadonlySet<string> = new Set<string>();
  /** Points whose piece may be picked up. */
  @property({ attribute: false }) movable: ReadonlySet<string> = new Set<string>();
  @property({ attribute: false }) picked: string | null = null;
  /** The stops of the last move. */
  @property({ attribute: false }) last: string[] = [];
  @property({ attribute: false }) marks: Mark[] = [];
  @property({ attribute: false }) badges: ReadonlyMap<string, Badge> = new Map<string, Badge>();
  @property({ attribute: false }) flight: Flight | null = null;
  @property({ attribute: false }) backdrop: (at: Layout) => SVGTemplateResult = () => svg``;
  @property({ type: Boolean }) flipped = false;
  /** Whether the player may point at anything. */
  @property({ type: Boolean }) live = false;
  @property() label = '';
  /** The point the keyboard is on. */
  @state() private cursor: string | null = null;
  private drag: Drag | null = null;
  private dragged = false;

  protected override render(): TemplateResult {
    const at = layout(this.board, this.flipped);
    const standing = new Map(this.figures.map((figure) => [figure.point, figure]));
    const box = `0 0 ${at.width} ${at.height}`;
    if (!this.live) {
      return html`<svg class="board" viewBox=${box} role="img" aria-label=${this.label}>
        ${this.ground(at)}${this.points(at, standing)}${this.army(at)}${this.arrows(at)}
      </svg>`;
    }
    return html`<svg
      class="board live"
      viewBox=${box}
      role="group"
      aria-label=${this.label}
      aria-roledescription=${words().board}
      @keydown=${this.keyed}
      @click=${this.clicked}
      @pointerdown=${this.pressed}
      @pointermove=${this.moved}
      @pointerup=${this.released}
      @pointercancel=${this.dropped}
      @touchmove=${this.held}
    >
      ${this.ground(at)}${this.points(at, standing)}${this.army(at)}${this.signs(at)}${this.arrows(at)}
    </svg>`;
  }

  private ground(at: Layout): SVGTemplateResult {
    return svg`${this.backdrop(at)}
      <g class="lines-shade" transform="translate(0 3)">${at.lines.map(line)}</g><g class="lines">${at.lines.map(line)}</g>
      ${coordinates(at)}${this.trail(at)}`;
  }

  private trail(at: Layout): SVGTemplateResult {
    const stops = this.last.flatMap((name) => at.places.get(name) ?? []);
    return svg`<polyline class="trail" points=${stops.map(({ x, y }) => `${x},${y}`).join(' ')}/>
      ${stops.map(({ x, y }, i) => svg`<circle class=${i === stops.length - 1 ? 'trail-end' : 'trail-start'} cx=${x} cy=${y} r="43"/>`)}`;
  }

  private points(at: Layout, standing: Map<string, Figure>): SVGTemplateResult[] {
    const first = this.cursor ?? this.picked ?? [...this.movable, ...this.targets][0] ?? at.places.keys().next().value;
    return [...at.places.values()].map((place) => {
      const figure = standing.get(place.name);
      const legal = this.targets.has(place.name);
      const kinds = [
        'point',
        legal && 'legal',
        this.movable.has(place.name) && 'movable',
        this.picked === place.name && 'picked',
      ];
      return svg`<g class=${kinds.filter(Boolean).join(' ')} transform=${`translate(${place.x} ${place.y})`} data-point=${place.name}
        data-piece=${figure?.kind ?? nothing} data-legal=${legal ? 'true' : nothing} data-movable=${this.movable.has(place.name) ? 'true' : nothing}
        role=${this.live ? 'button' : nothing} tabindex=${this.live ? (place.name === first ? '0' : '-1') : nothing}
        aria-label=${this.live ? this.aloud(place.name, figure) : nothing} aria-pressed=${this.live && figure ? String(this.picked === place.name) : nothing}>
        <circle class="hit" r="46"/><circle class="hole" r="8"/>${legal ? (figure ? svg`<circle class="aim" r="44"/>` : svg`<circle class="aim" r="17"/><circle class="aim-dot" r="6"/>`) : nothing}
        <circle class="ring" r="45"/></g>`;
    });
  }

  private aloud(name: string, figure: Figure | undefined): string {
    const said = [name, figure?.label ?? words().empty];
    if (this.picked === name) said.push(words().picked);
    else if (this.targets.has(name)) said.push(words().legal);
    else if (this.movable.has(name)) said.push(words().movable);
    const badge = this.badges.get(name);
    if (badge) said.push(badge.label);
    return said.join(', ');
  }

  private army(at: Layout): SVGTemplateResult {
    return svg`<g class="army" aria-hidden="true">${this.figures.map((figure) => {
      const place = at.places.get(figure.point);
      if (!place) return nothing;
      const lifted = this.picked === figure.point ? ' lifted' : '';
      return svg`<g transform=${`translate(${place.x} ${place.y})`}><g class=${`figure${lifted}`} data-on=${figure.point}>${figure.art}</g></g>`;
    })}</g><g class="ghosts" aria-hidden="true"></g>`;
  }

  private signs(at: Layout): SVGTemplateResult {
    return svg`<g class="badges" aria-hidden="true">${[...this.badges].map(([name, badge]) => {
      const place = at.places.get(name);
      return place
        ? svg`<g transform=${`translate(${place.x + 27} ${place.y - 27})`} data-badge=${name} data-worth=${badge.kind}>${sign(badge.kind)}</g>`
        : nothing;
    })}</g>`;
  }

  private arrows(at: Layout): SVGTemplateResult[] {
    return this.marks.flatMap(({ from, to, allowed }) => {
      const [a, b] = [at.places.get(from), at.places.get(to)];
      if (!a || !b) return [];
      return from === to ? [svg`<circle class="mark here" cx=${a.x} cy=${a.y} r="34"/>`] : [arrow(a, b, allowed)];
    });
  }

  protected override updated(changed: PropertyValues<this>): void {
    const at = layout(this.board, this.flipped);
    // The stylesheet keeps the whole board in sight: it must know how wide it is for its height.
    if (changed.has('board')) this.style.setProperty('--shape', String(at.width / at.height));
    const before = changed.get('flight');
    if (!changed.has('flight') || !this.flight || this.flight.key === before?.key) return;
    const stops = this.flight.path.flatMap((name) => at.places.get(name) ?? []);
    const figure = this.querySelector(`[data-on="${this.flight.path.at(-1)}"]`);
    if (figure) flyFigure(figure, stops);
    const ghosts = this.querySelector('.ghosts');
    if (ghosts) sinkGhosts(ghosts, this.flight.taken, at);
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    const here = pointOf(event.target);
    const way = ARROWS[event.key];
    if (way && here) {
      const next = neighbour(layout(this.board, this.flipped), here, way);
      if (next) this.walkTo(next);
    } else if ((event.key === 'Enter' || event.key === ' ') && here) {
      this.tell('pick', { point: here });
    } else if (event.key === 'Escape') {
      this.tell('let-go', {});
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  private walkTo(name: string): void {
    this.cursor = name;
    this.querySelector<SVGElement>(`[data-point="${name}"]`)?.focus();
  }

  private readonly clicked = (event: MouseEvent): void => {
    const point = pointOf(event.target);
    if (point && !this.dragged) {
      this.cursor = point;
      this.tell('pick', { point });
    }
    this.dragged = false;
  };

  private readonly pressed = (event: PointerEvent): void => {
    this.dragged = false;
    const from = pointOf(event.target);
    if (from && event.isPrimary && this.movable.has(from))
      this.drag = { from, ...this.onDrawing(event), moving: false };
  };

  private readonly moved = (event: PointerEvent): void => {
    if (!this.drag) return;
    const { x, y } = this.onDrawing(event);
    const [dx, dy] = [x - this.drag.x, y - this.drag.y];
    if (!this.drag.moving && Math.hypot(dx, dy) < UNIT * 0.14) return;
    if (!this.drag.moving) {
      this.drag.moving = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.tell('lift', { point: this.drag.from });
    }
    const figure = this.carried(this.drag.from);
    if (figure) figure.style.transform = `translate(${dx}px, ${dy}px) scale(1.12)`;
  };

  /** A finger that holds a piece does not scroll the page. */
  private readonly held = (event: TouchEvent): void => {
    if (this.drag) event.preventDefault();
  };

  private readonly released = (event: PointerEvent): void => {
    const drag = this.drag;
    this.dropped();
    if (!drag?.moving) return;
    this.dragged = true;
    const { x, y } = this.onDrawing(event);
    const to = nearest(layout(this.board, this.flipped), x, y);
    if (to && to !== drag.from) this.tell('drop', { from: drag.from, point: to });
  };

  private readonly dropped = (): void => {
    const figure = this.drag && this.carried(this.drag.from);
    if (figure) figure.style.transform = '';
    this.drag = null;
  };

  /** What a finger takes off a point: the figure, or of a heap the part marked as its top. */
  private carried(point: string): SVGElement | null {
    return (
      this.querySelector<SVGElement>(`[data-on="${point}"] [data-top]`) ?? this.querySelector(`[data-on="${point}"]`)
    );
  }

  private onDrawing(event: PointerEvent): { x: number; y: number } {
    const drawing = this.querySelector('svg');
    const matrix = drawing?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : { x: 0, y: 0 };
  }

  private tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

function pointOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-point]')?.getAttribute('data-point') ?? null) : null;
}
