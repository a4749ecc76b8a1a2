// How the board plays beats: cards fly, turn over and come up. What a beat has changed stays to be seen until the new
// state is drawn, so that beats can follow one another.
import { render, type TemplateResult } from 'lit';
import { carry } from '../../kit/flight';
import type { Beat } from '../../net/wire';
import type { Performance } from '../module';
import { find, picture, power } from './beats';

export function perform(beat: Beat, board: Element, how: Performance): Animation[] {
  const to = beat.to ? find(board, beat.to) : null;
  const drawn = beat.things.map(picture);
  switch (beat.verb) {
    case 'use':
      return glow(power(board, beat.things[0] ?? ''), how.length);
    case 'flip':
      return turn(to, drawn[0], how.length);
    case 'show':
      return comeUp(to, drawn[0], how.length);
    case 'add':
      return fly(drawn[0], inUse(board), to, how.length);
    case 'erase':
      return fly(drawn[0], find(board, beat.from ?? ''), inUse(board), how.length);
    case 'take':
    case 'keep':
    case 'come':
    case 'swap':
    case 'move':
    case 'discard':
      return (beat.from ?? '').split('+').flatMap((place, i) => pass(drawn[i], find(board, place), to, beat, how));
    default:
      return (beat.to ?? '').split('+').flatMap((place) => glow(find(board, place), how.length));
  }
}

/** A card goes from its place to another. One’s own is seen where it will lie as soon as it is sent. */
function pass(
  drawn: TemplateResult | null | undefined,
  from: Element | null,
  to: Element | null,
  { verb }: Beat,
  { length, own }: Performance,
): Animation[] {
  const placed = own && verb === 'take';
  const flights = placed ? [] : fly(drawn, from, to, length);
  if (verb !== 'keep') from?.setAttribute(GONE, '');
  if (drawn && to && !placed && verb !== 'discard')
    flights.forEach((one) => void one.finished.then(() => land(to, drawn)));
  return flights;
}

const fly = (
  drawn: TemplateResult | null | undefined,
  from: Element | null,
  to: Element | null,
  length: number,
): Animation[] => (drawn && from && to ? [carry(drawn, from, to, length)] : []);

function turn(cell: Element | null, drawn: TemplateResult | null | undefined, length: number): Animation[] {
  const face = cell?.querySelector('.ww-face');
  if (!cell || !face || !drawn) return [];
  const going = face.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], { duration: length / 2 });
  void going.finished.then(() => land(cell, drawn));
  return [going];
}

function comeUp(pile: Element | null, drawn: TemplateResult | null | undefined, length: number): Animation[] {
  if (!pile || !drawn) return [];
  return [land(pile, drawn).animate([{ opacity: 0 }, { opacity: 1 }], { duration: length / 2 })];
}

function glow(element: Element | null, length: number): Animation[] {
  if (!element) return [];
  const frames = [
    { transform: 'none' },
    { transform: 'scale(1.06)', filter: 'brightness(1.15)' },
    { transform: 'none' },
  ];
  return [element.animate(frames, { duration: length, easing: 'ease-in-out' })];
}

const inUse = (board: Element): Element | null => board.querySelector('.ww-power.now');

const GONE = 'data-gone';
const LANDED = 'ww-landed';

/** Shows a card where it has come to lie. */
function land(place: Element, drawn: TemplateResult): HTMLElement {
  const copy = document.createElement('span');
  copy.className = LANDED;
  copy.setAttribute('aria-hidden', 'true');
  render(drawn, copy);
  place.removeAttribute(GONE);
  place.querySelectorAll(`:scope > .${LANDED}`).forEach((old) => old.remove());
  place.append(copy);
  return copy;
}

/** Takes away what beats have left: the table is drawn as it stands. */
export function tidy(board: Element): void {
  board.querySelectorAll(`.${LANDED}`).forEach((copy) => copy.remove());
  board.querySelectorAll(`[${GONE}]`).forEach((place) => place.removeAttribute(GONE));
}
