// What sentences and beats of the hunts speak of: pictures of animals, and how they move on the board.
import { html, type TemplateResult } from 'lit';
import { ram, redWolf, sheep, wolf } from '../../art/pieces';
import type { Mark } from '../../kit/board';
import { carry, travel } from '../../kit/flight';
import type { Stroke } from '../../kit/strokes';
import type { Beat } from '../../net/wire';
import type { Performance } from '../module';

const ANIMALS: Record<string, typeof wolf> = { wolf, 'red-wolf': redWolf, sheep, ram };

export function picture(thing: string): TemplateResult | null {
  const animal = ANIMALS[thing];
  return animal ? html`<svg viewBox="-45 -45 90 90" aria-hidden="true">${animal()}</svg>` : null;
}

/** Animals walk and jump to where they go, and those that are taken sink. What one does oneself is seen already. */
export function perform(beat: Beat, board: Element, { length, own }: Performance): Animation[] {
  const { verb, from = '', to = '' } = beat;
  if (own) return [];
  if (verb === 'place') return placed(beat, board, length);
  const figure = standing(board, from);
  if (!figure) return [];
  if (verb === 'take') {
    const sinking = [{}, { transform: 'translate(0px, 18px) rotate(24deg) scale(.5)', opacity: 0 }];
    return [figure.animate(sinking, { duration: length * 0.6, easing: 'ease-in', fill: 'forwards' })];
  }
  const end = board.querySelector(`[data-point="${to}"]`);
  if (!end) return [];
  figure.dataset['now'] = to;
  const going = travel(figure, end, length, verb === 'jump');
  going.oncancel = () => delete figure.dataset['now'];
  return [going];
}

/** From the hand, which lies beside the board. */
function placed({ things, to = '' }: Beat, board: Element, length: number): Animation[] {
  const animal = picture(things[0] ?? '');
  const [hand, end] = [document.querySelector('[data-testid=in-hand]'), board.querySelector(`[data-point="${to}"]`)];
  return animal && hand && end ? [carry(animal, hand, end, length)] : [];
}

/** The figure on a point: one that has come there in an earlier jump, or the top of what stands there. */
function standing(board: Element, point: string): SVGElement | null {
  return (
    board.querySelector<SVGElement>(`.figure[data-now="${point}"], .figure [data-top][data-now="${point}"]`) ??
    board.querySelector<SVGElement>(`.figure[data-on="${point}"] [data-top]`) ??
    board.querySelector<SVGElement>(`.figure[data-on="${point}"]`)
  );
}

/** From point to point; what is placed is ringed, and what is taken is gone. */
export function trace({ verb, things, from = '', to = '' }: Beat, board: Element): Stroke[] {
  const stops = (verb === 'place' ? [to] : verb === 'take' ? [from] : [from, to]).flatMap(
    (point) => board.querySelector(`[data-point="${point}"]`) ?? [],
  );
  return [verb === 'take' ? { stops, gone: picture(things[0] ?? '') } : { stops }];
}

/** Arrows for steps and jumps, rings for what is placed or taken. */
export const marks = (beats: Beat[]): Mark[] =>
  beats.flatMap(({ verb, from = '', to = '' }) => {
    if (verb === 'place') return [{ from: to, to, allowed: true }];
    return verb === 'take' ? [{ from, to: from, allowed: true }] : [{ from, to, allowed: true }];
  });
