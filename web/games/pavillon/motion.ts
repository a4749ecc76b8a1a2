// Every change that was explained, shown by the browser's own animations. Answers how long it takes, in milliseconds.
import { calm } from '../../kit/flight';
import type { Part } from './cues';

const at = (root: Element, place: string): Element | null =>
  root.querySelector(place.includes('.') ? `[data-place="${place}"]` : `[data-player="${place}"]`);

/** Shows one change on the table as it is drawn. */
export function show(
  root: Element,
  { verb, words: [first = '', second = '', third = ''] }: Part,
  pace: number,
): number {
  if (calm() || document.hidden) return 0;
  const float = (where: string, text: string, kind: string) => rise(at(root, where), text, kind, 900 * pace);
  switch (verb) {
    case 'strike':
      lunge(at(root, first), at(root, second), 520 * pace);
      float(second, `−${third}`, 'loss');
      return 760 * pace;
    case 'hurt':
      shiver(at(root, first), 360 * pace);
      float(first, `−${second}`, 'loss');
      return 560 * pace;
    case 'heal':
      float(first, `+${second}`, 'gain');
      return 480 * pace;
    case 'attack':
      pulse(at(root, first), 380 * pace);
      float(first, second, 'might');
      return 480 * pace;
    case 'down':
      turnOver(at(root, first), 460 * pace);
      return 520 * pace;
    case 'revive':
    case 'stun':
    case 'wake':
    case 'poison':
    case 'calm':
    case 'prevent':
    case 'cancel':
    case 'advantage':
      pulse(at(root, first), 380 * pace);
      return 420 * pace;
    case 'coin':
    case 'life':
      float(first, second, second.startsWith('+') ? 'gain' : 'loss');
      return 480 * pace;
    case 'steal':
      float(first, `−${third}`, 'loss');
      float(second, `+${third}`, 'gain');
      return 480 * pace;
    case 'hit':
      lunge(at(root, first), at(root, second), 620 * pace);
      shiver(at(root, second)?.closest('.pt-land') ?? null, 600 * pace);
      float(second, `−${third}`, 'loss');
      return 1100 * pace;
    case 'won':
      return 1400 * pace;
    case 'aspect':
    case 'trap':
      pulse(at(root, verb === 'aspect' ? first : second), 420 * pace);
      return 420 * pace;
    case 'turn':
    case 'fall':
    case 'out':
      pulse(at(root, first), 320 * pace);
      return 320 * pace;
    default:
      return 0;
  }
}

function lunge(from: Element | null, to: Element | null, duration: number): void {
  if (!from || !to) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  from.animate(
    [
      { transform: 'none', zIndex: 3 },
      { transform: `translate(${-x * 0.06}px, ${-y * 0.06}px)`, offset: 0.25, zIndex: 3 },
      { transform: `translate(${x * 0.72}px, ${y * 0.72}px) scale(1.1)`, offset: 0.55, zIndex: 3 },
      { transform: 'none', zIndex: 3 },
    ],
    { duration, easing: 'ease-in-out' },
  );
  shiver(to, duration * 0.6, duration * 0.5);
}

function shiver(element: Element | null, duration: number, delay = 0): void {
  element?.animate(
    [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration, delay },
  );
}

function pulse(element: Element | null, duration: number): void {
  element?.animate([{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }], {
    duration,
    easing: 'ease-in-out',
  });
}

function turnOver(element: Element | null, duration: number): void {
  element?.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], { duration });
}

/** A number that rises from where something changed. */
function rise(element: Element | null, text: string, kind: string, duration: number): void {
  if (!element) return;
  const number = document.createElement('span');
  number.className = `pt-float ${kind}`;
  number.textContent = text;
  number.setAttribute('aria-hidden', 'true');
  element.append(number);
  const rising = number.animate(
    [
      { transform: 'translate(-50%, 0) scale(.6)', opacity: 0 },
      { transform: 'translate(-50%, -14px) scale(1.25)', opacity: 1, offset: 0.3 },
      { transform: 'translate(-50%, -38px) scale(1)', opacity: 0 },
    ],
    { duration, easing: 'ease-out' },
  );
  rising.onfinish = () => number.remove();
  rising.oncancel = () => number.remove();
}
