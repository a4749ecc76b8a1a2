// Movement of animals and sheep, by the browser's own animations. Answers how long it takes, in milliseconds.
import { calm } from '../../kit/flight';
import { entries, readCue, type Way } from './cues';
import { fold, stroll, type Layout } from './layout';
import { lair } from './scene';
import type { Side, WolfAndHoundView } from './view';

const STEP = 300;
const HOP = 520;

interface Change {
  root: Element;
  layout: Layout;
  sides: Map<string, Side>;
  before: WolfAndHoundView;
  after: WolfAndHoundView;
  cue: string;
  /** Below 1 when much has to be shown. */
  pace: number;
}

/** Shows how the table came to be as it is drawn already. */
export function show(change: Change): number {
  if (calm() || document.hidden) return 0;
  const cue = readCue(change.cue);
  switch (cue.kind) {
    case 'walk':
      return Math.max(250, ...cue.ways.map((one) => walk(change, one))) * change.pace;
    case 'act':
      bounce(change, cue.animal);
      hop(change);
      return HOP * change.pace;
    case 'flip':
      return flip(change, cue.animal);
    case 'turn':
      return 450 * change.pace;
    default:
      return 0;
  }
}

const find = ({ root }: Change, animal: string): Element | null => root.querySelector(`[data-animal="${animal}"]`);

function walk(change: Change, one: Way): number {
  const { layout, sides, before, after } = change;
  const element = find(change, one.animal);
  const [was, is] = [before, after].map((view) => view.animals.find((animal) => animal.id === one.animal));
  if (!element || !was || !is) return 0;
  const to = lair(layout, after, sides, is);
  const path = one.path.map((name) => sides.get(name) ?? 0);
  const { stops, stations } = stroll(layout, path, lair(layout, before, sides, was), to);
  const duration = STEP * (one.path.length - 1);
  const frames = stops.map((stop, i): Keyframe => {
    const station = stations.includes(i) && i > 0;
    return {
      transform: `translate(${stop.x - to.x}px, ${stop.y - to.y}px) scale(${station ? 1 : 1.12})`,
      easing: station ? 'ease-in' : 'ease-out',
    };
  });
  element.querySelector('.wh-walks')?.animate(frames, { duration: duration * change.pace });
  const home = after.meadows[0]?.name ?? '';
  if (is.kind === 'METAMORPH') turns(element, was.colour === 'BLACK', entries(one, home), duration * change.pace);
  return duration;
}

function flip(change: Change, animal: string): number {
  const [was, is] = [change.before, change.after].map((view) => view.animals.find((one) => one.id === animal));
  const element = find(change, animal);
  if (!element || !was || !is || was.colour === is.colour) return 0;
  turns(element, was.colour === 'BLACK', [0.5], 460);
  return 480;
}

/** Turns a metamorph over at these parts of a movement; its other face is drawn already. */
function turns(element: Element, black: boolean, at: number[], duration: number): void {
  if (at.length === 0) return;
  const around = Math.min(0.25, 130 / duration);
  const clamp = (part: number) => Math.min(1, Math.max(0, part));
  const spin: Keyframe[] = [{ transform: 'scaleX(1)', offset: 0 }];
  const up: Keyframe[] = [{ opacity: 1, offset: 0 }];
  const down: Keyframe[] = [{ opacity: 0, offset: 0 }];
  at.forEach((part, i) => {
    const turn = clamp(part - around / 2);
    spin.push({ transform: 'scaleX(1)', offset: clamp(turn - around) });
    spin.push({ transform: 'scaleX(0)', offset: turn });
    spin.push({ transform: 'scaleX(1)', offset: clamp(turn + around) });
    const even = i % 2 === 0;
    up.push({ opacity: even ? 1 : 0, offset: turn }, { opacity: even ? 0 : 1, offset: turn });
    down.push({ opacity: even ? 0 : 1, offset: turn }, { opacity: even ? 1 : 0, offset: turn });
  });
  const odd = at.length % 2 === 1;
  up.push({ opacity: odd ? 0 : 1, offset: 1 });
  down.push({ opacity: odd ? 1 : 0, offset: 1 });
  spin.push({ transform: 'scaleX(1)', offset: 1 });
  element.querySelector('.wh-spin')?.animate(spin, { duration });
  element.querySelector('.wh-face.black')?.animate(black ? up : down, { duration });
  element.querySelector('.wh-face.white')?.animate(black ? down : up, { duration });
}

function bounce(change: Change, animal: string): void {
  const walks = find(change, animal)?.querySelector('.wh-walks');
  walks?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.3)' }, { transform: 'scale(1)' }], {
    duration: HOP * change.pace,
    easing: 'ease-in-out',
  });
}

/** Sheep that changed between pen and forest hop there. */
function hop({ root, layout, sides, before, after, pace }: Change): void {
  for (const meadow of after.meadows) {
    const was = before.meadows.find((one) => one.name === meadow.name);
    const side = sides.get(meadow.name) ?? 0;
    const all = meadow.pen + meadow.forest;
    if (!was || was.pen === meadow.pen || was.pen + was.forest !== all) continue;
    for (let i = 0; i < all; i++) {
      const [from, to] = [fold(layout, side, i, all, was.pen), fold(layout, side, i, all, meadow.pen)];
      const [x, y] = [from.x - to.x, from.y - to.y];
      if (x === 0 && y === 0) continue;
      const changed = i < was.pen !== i < meadow.pen;
      const frames = [
        { transform: `translate(${x}px, ${y}px)` },
        ...(changed ? [{ transform: `translate(${x / 2}px, ${y / 2 - 34}px) scale(1.25)` }] : []),
        { transform: 'none' },
      ];
      root
        .querySelector(`[data-sheep="${meadow.name}-${i}"] .wh-hops`)
        ?.animate(frames, { duration: HOP * 0.9 * pace, easing: 'ease-in-out' });
    }
  }
}
