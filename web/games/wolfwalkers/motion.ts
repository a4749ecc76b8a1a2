// A card that was taken flies from where it lay to its cell.
import type { Told } from '../../net/wire';

/** What a told line says of a card that was placed: `P1 take 3 #14 0,1`. */
interface Placing {
  seat: number;
  from: string;
  cell: string;
}

export function placing(cue: string): Placing | null {
  const [, seat, from = '', cell = ''] = /^P(\d) take (\w+) \S+ (-?\d+,-?\d+)$/.exec(cue) ?? [];
  return seat === undefined ? null : { seat: Number(seat) - 1, from, cell };
}

const LONG = 420;

export function showPlacing(root: HTMLElement, told: Told[]): void {
  for (const { cue } of told) {
    const one = placing(cue);
    const card = one && root.querySelector(`[data-grid="${one.seat}"] [data-cell="${one.cell}"] .ww-face`);
    const start =
      one && root.querySelector(/^\d+$/.test(one.from) ? `[data-place="${one.from}"]` : '.ww-pile .ww-card');
    if (card && start) fly(card, start.getBoundingClientRect());
  }
}

function fly(card: Element, from: DOMRect): void {
  const to = card.getBoundingClientRect();
  if (to.width === 0) return;
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`, zIndex: 3 },
      { transform: 'none', zIndex: 3 },
    ],
    { duration: LONG, easing: 'cubic-bezier(.3,.9,.4,1)' },
  );
}
