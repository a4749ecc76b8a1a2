// Movement of animals, sheep and cards, by the browser's own animations: the table is drawn as it is after a beat, and
// everything comes from where it was.
import type { Beat } from '../../net/wire';
import { meadowOf, pathOf, thingOf } from './beats';
import { fold, stroll, type Layout, type Spot } from './layout';
import { lair } from './scene';
import type { Name, Side, WolfAndHoundView } from './view';

interface Change {
  root: Element;
  layout: Layout;
  sides: Map<string, Side>;
  before: WolfAndHoundView;
  after: WolfAndHoundView;
  beat: Beat;
  /** Where the card of the beat was on the screen, before it was drawn elsewhere. */
  lay: DOMRect | null;
  /** In milliseconds. */
  length: number;
}

/** Shows how the table came to be as it is drawn already. */
export function show(change: Change): Animation[] {
  const { beat, root } = change;
  const animal = root.querySelector(`[data-animal="${thingOf(beat)}"]`);
  switch (beat.verb) {
    case 'walk':
      return animal ? [walk(change, animal), ...shift(change)] : [];
    case 'flip':
      return animal ? flip(animal, beat.from === 'black', change.length) : [];
    case 'play':
    case 'turn':
    case 'under':
    case 'draw':
      return glide(change);
    default:
      return animal ? [bounce(animal, change.length), ...hop(change)] : [];
  }
}

/** Where the card of a beat lies before it. */
export function source(root: Element, beat: Beat, own: Name | undefined): Element | null {
  const { from = '' } = beat;
  if (from === 'pile') return root.querySelector('.wh-pile');
  if (from === 'turned-up') return root.querySelector('.wh-turned');
  const meadow = meadowOf(from);
  const card = meadow === own && root.querySelector(`.hand-card[data-card="${thingOf(beat)}"]`);
  return card || root.querySelector(`[data-meadow="${meadow}"] .wh-cards`);
}

function destination(root: Element, { verb, to = '' }: Beat): Element | null | undefined {
  if (verb === 'turn') return root.querySelector('.wh-turned .wh-lands');
  const meadow = root.querySelector(`[data-meadow="${meadowOf(to)}"]`);
  return meadow?.querySelector(verb === 'play' ? '.newest .wh-lands' : '.wh-cards > g:last-of-type > g');
}

/** A card comes from where it was. */
function glide({ root, beat, lay, length }: Change): Animation[] {
  const card = destination(root, beat);
  const unit = card instanceof SVGGraphicsElement ? card.getScreenCTM()?.a : undefined;
  if (!card || !lay || !unit) return [];
  const end = card.getBoundingClientRect();
  const [x, y] = [centre(lay).x - centre(end).x, centre(lay).y - centre(end).y];
  const size = Math.min(3, Math.max(1, lay.height / end.height));
  return [
    card.animate([{ transform: `translate(${x / unit}px, ${y / unit}px) scale(${size})` }, { transform: 'none' }], {
      duration: beat.verb === 'draw' ? length / 2 : length,
      easing: 'ease-in-out',
    }),
  ];
}

const centre = ({ x, y, width, height }: DOMRect): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** An animal goes all its way, half a beat for each step. */
function walk({ layout, sides, before, after, beat, length }: Change, element: Element): Animation {
  const id = thingOf(beat);
  const [from, to] = [spot(layout, before, sides, id), spot(layout, after, sides, id)];
  const path = pathOf(beat);
  const { stops, stations } = stroll(
    layout,
    path.map((name) => sides.get(name) ?? 0),
    from,
    to,
  );
  const frames = stops.map((stop, i): Keyframe => {
    const station = stations.includes(i) && i > 0;
    return {
      transform: `translate(${stop.x - to.x}px, ${stop.y - to.y}px) scale(${station ? 1 : 1.12})`,
      easing: station ? 'ease-in' : 'ease-out',
    };
  });
  return moving(element).animate(frames, { duration: (length / 2) * (path.length - 1) });
}

/** The others make room. */
function shift({ root, layout, sides, before, after, beat, length }: Change): Animation[] {
  return after.animals.flatMap(({ id }) => {
    const [from, to] = [spot(layout, before, sides, id), spot(layout, after, sides, id)];
    const element = root.querySelector(`[data-animal="${id}"]`);
    if (!element || id === thingOf(beat) || (from.x === to.x && from.y === to.y)) return [];
    const start = { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` };
    return [moving(element).animate([start, { transform: 'none' }], { duration: length / 2, easing: 'ease-out' })];
  });
}

function spot(layout: Layout, view: WolfAndHoundView, sides: Map<string, Side>, id: string): Spot {
  const animal = view.animals.find((one) => one.id === id);
  return animal ? lair(layout, view, sides, animal) : { x: 0, y: 0 };
}

const moving = (element: Element): Element => element.querySelector('.wh-walks') ?? element;

/** Turns a metamorph over; its other face is drawn already. */
function flip(element: Element, black: boolean, length: number): Animation[] {
  const up = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
  const down = up.map((frame) => ({ ...frame, opacity: 1 - frame.opacity }));
  const spin = ['scaleX(1)', 'scaleX(0)', 'scaleX(1)'].map((transform) => ({ transform }));
  const parts: [string, Keyframe[]][] = [
    ['.wh-spin', spin],
    ['.wh-face.black', black ? up : down],
    ['.wh-face.white', black ? down : up],
  ];
  return parts.flatMap(([part, frames]) => element.querySelector(part)?.animate(frames, { duration: length }) ?? []);
}

function bounce(element: Element, length: number): Animation {
  const sizes = ['scale(1)', 'scale(1.3)', 'scale(1)'].map((transform) => ({ transform }));
  return moving(element).animate(sizes, { duration: length, easing: 'ease-in-out' });
}

/** Sheep that changed between pen and forest hop there. */
function hop({ root, layout, sides, before, after, length }: Change): Animation[] {
  return after.meadows.flatMap((meadow) => {
    const was = before.meadows.find((one) => one.name === meadow.name);
    const side = sides.get(meadow.name) ?? 0;
    const all = meadow.pen + meadow.forest;
    if (!was || was.pen === meadow.pen) return [];
    return Array.from({ length: all }, (_, i) => {
      const [from, to] = [fold(layout, side, i, all, was.pen), fold(layout, side, i, all, meadow.pen)];
      const [x, y] = [from.x - to.x, from.y - to.y];
      const leaps = i < was.pen !== i < meadow.pen;
      const frames = [
        { transform: `translate(${x}px, ${y}px)` },
        ...(leaps ? [{ transform: `translate(${x / 2}px, ${y / 2 - 34}px) scale(1.25)` }] : []),
        { transform: 'none' },
      ];
      const sheep = root.querySelector(`[data-sheep="${meadow.name}-${i}"] .wh-hops`);
      return sheep?.animate(frames, { duration: length, easing: 'ease-in-out' }) ?? [];
    }).flat();
  });
}
