// Every beat on the table as it is drawn, by the browser's own animations.
import { carry } from '../../kit/flight';
import type { Beat } from '../../net/wire';
import type { Stroke } from '../../kit/strokes';
import { picture } from './things';

/** Shows one beat; none where there is nothing to be seen of it. */
export function show(root: Element, beat: Beat, length: number): Animation[] {
  const [from, to] = [at(root, beat.from), at(root, beat.to)];
  const { count = 0 } = beat;
  switch (beat.verb) {
    case 'strike':
      return lunge(from, to, length);
    case 'hurt':
      return [...shiver(to, length * 0.6), ...rise(to, `−${count}`, 'loss', length)];
    case 'heal':
      return rise(to, `+${count}`, 'gain', length);
    case 'attack':
      return [...pulse(to, length * 0.6), ...rise(to, signed(count), 'might', length)];
    case 'coin':
    case 'life':
    case 'vigour':
      return rise(to, signed(count), count < 0 ? 'loss' : 'gain', length);
    case 'down':
      return turnOver(to, length * 0.8);
    case 'won':
      return pulse(to, length * 2);
    case 'hit':
    case 'steal':
    case 'buy':
    case 'pick':
    case 'draw':
    case 'back':
    case 'take':
    case 'trap':
    case 'aspect':
      return carried(root, beat, length);
    case 'aim':
      return beat.from ? carried(root, beat, length) : pulse(to, length * 0.6);
    case 'work':
    case 'declare':
      return pulse(from, length * 0.5);
    case 'advantage':
      return pulse(from, length * 0.5);
    case 'revive':
    case 'stun':
    case 'wake':
    case 'poison':
    case 'calm':
    case 'prevent':
    case 'cancel':
    case 'turn':
    case 'fall':
    case 'out':
      return pulse(to, length * 0.6);
    default:
      return [];
  }
}

const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** Strikes and spells go to whom they hit, and who falls is crossed out; whatever else happens to somebody rings them. */
export function trace(beat: Beat, board: Element): Stroke[] {
  const [from, to] = [at(board, beat.from), at(board, beat.to)];
  if (!to || PASSING.has(beat.verb) || (beat.verb === 'aim' && !from)) return [];
  if (beat.verb === 'down') return [{ stops: [to], gone: picture(beat.things[0] ?? '') }];
  const goes = from && from !== to && ['declare', 'strike', 'aim'].includes(beat.verb);
  return [{ stops: goes ? [from, to] : [to] }];
}

/** What shows by itself, or in what comes with it. */
const PASSING = new Set(
  'work draw back deal cast turn pass hold done sand shuffle won rank combat prepare fall hurt life coin refund'.split(
    ' ',
  ),
);

/** A pet by its place, a player by the seat; shop, draft and piles are in the middle, or where they are laid out. */
function at(root: Element, place?: string): Element | null {
  if (!place) return null;
  if (/^P\d\.\d$/.test(place)) return root.querySelector(`[data-place="${place}"]`);
  if (/^P\d$/.test(place)) return root.querySelector(`[data-player="${place}"]`);
  const panel = { shop: 'shop', row: 'draft', pets: 'adopt' }[place];
  return (panel && root.querySelector(`[data-testid=${panel}]`)) || root.querySelector('.pt-wheel');
}

/** The first thing of a beat goes its way; a coin or a card. */
function carried(root: Element, beat: Beat, length: number): Animation[] {
  const [from, to] = [at(root, beat.from), at(root, beat.to)];
  const drawn = beat.things.map(picture).find((one) => one !== null);
  return from && to && drawn && from !== to ? [carry(drawn, from, to, length)] : pulse(to, length * 0.6);
}

function lunge(from: Element | null, to: Element | null, duration: number): Animation[] {
  if (!from || !to) return [];
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  return [
    from.animate(
      [
        { transform: 'none', zIndex: 4 },
        { transform: `translate(${-x * 0.06}px, ${-y * 0.06}px)`, offset: 0.25, zIndex: 4 },
        { transform: `translate(${x * 0.72}px, ${y * 0.72}px) scale(1.1)`, offset: 0.6, zIndex: 4 },
        { transform: 'none', zIndex: 4 },
      ],
      { duration, easing: 'ease-in-out' },
    ),
  ];
}

function shiver(element: Element | null, duration: number): Animation[] {
  return animated(
    element,
    [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    duration,
  );
}

function pulse(element: Element | null, duration: number): Animation[] {
  return animated(element, [{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }], duration);
}

function turnOver(element: Element | null, duration: number): Animation[] {
  return animated(
    element,
    [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
    duration,
  );
}

const animated = (element: Element | null, frames: Keyframe[], duration: number): Animation[] =>
  element ? [element.animate(frames, { duration, easing: 'ease-in-out' })] : [];

/** A number that rises from where something changed. */
function rise(element: Element | null, text: string, kind: string, duration: number): Animation[] {
  if (!element) return [];
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
  rising.onfinish = rising.oncancel = () => number.remove();
  return [rising];
}
