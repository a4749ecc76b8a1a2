// Dragging a card: its picture follows the pointer until it is dropped.

const SLACK = 7;

interface Drag {
  /** The pointer has moved far enough to mean it. */
  lift: () => void;
  /** Let go over something, or over nothing. */
  drop: (over: Element | null) => void;
}

/** Begins with the pointer going down on a card. */
export function drag(down: PointerEvent, card: HTMLElement, { lift, drop }: Drag): void {
  if (down.button !== 0) return;
  let ghost: HTMLElement | null = null;
  const box = card.getBoundingClientRect();
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!ghost && Math.hypot(x, y) < SLACK) return;
    if (!ghost) {
      ghost = shadowOf(card, box);
      lift();
    }
    ghost.style.transform = `translate(${x}px, ${y}px) scale(1.06)`;
    event.preventDefault();
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    if (!ghost) return;
    ghost.remove();
    noClick();
    drop(event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

/** The click that ends a drag, or a long press, is none. */
export function noClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}

function shadowOf(card: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'dragged';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(...[card.querySelector('.playing-card, svg')].flatMap((one) => (one ? [one.cloneNode(true)] : [])));
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(ghost);
  return ghost;
}
