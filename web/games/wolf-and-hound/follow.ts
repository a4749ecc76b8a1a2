// The table between two views, as the told lines say: several things may have happened at once.
import type { Told, Words } from '../../net/wire';
import { entries, readCue, type Cue } from './cues';
import { count, turned, type AnimalView, type MeadowView, type Team, type WolfAndHoundView } from './view';

/** Something that happened, and the table after it. */
export interface Frame {
  view: WolfAndHoundView;
  cue: string;
}

/** How a round ended. */
export interface RoundEnd {
  round: number;
  winner: Team;
  why: Words;
  sheep: Record<Team, number>;
}

/** All that happened since `before`, one thing after the other; the last one shows what is true now. */
export function frames(before: WolfAndHoundView, told: Told[], now: WolfAndHoundView): Frame[] {
  let view = before;
  return told.map(({ cue }, i) => {
    // A new round is laid out at once, as is the first when seats are drawn: all that follows is its deal.
    const laid = ['round', 'sit'].includes(readCue(cue).kind);
    view = i === told.length - 1 || view === now || laid ? now : follow(view, readCue(cue));
    return { view, cue };
  });
}

/** How the last round ended, if one has. */
export function roundEnd(before: WolfAndHoundView, told: Told[], now: WolfAndHoundView): RoundEnd | null {
  if (now.result)
    return { round: now.round, winner: now.result.winner, why: now.result.why, sheep: count(now.meadows) };
  const end = told.findIndex(({ cue }) => readCue(cue).kind === 'round');
  const line = told[end];
  if (!line) return null;
  const last = told.slice(0, end).reduce((view, { cue }) => follow(view, readCue(cue)), before);
  const winner = now.score.green > before.score.green ? 'GREEN' : 'ORANGE';
  return { round: before.round, winner, why: line.words, sheep: count(last.meadows) };
}

/** The table after one told line, as far as it can be drawn. */
export function follow(view: WolfAndHoundView, cue: Cue): WolfAndHoundView {
  switch (cue.kind) {
    case 'walk': {
      const home = view.meadows[0]?.name ?? '';
      const animals = view.animals.map((animal) => {
        const way = cue.ways.find((one) => one.animal === animal.id);
        if (!way) return animal;
        const odd = animal.kind === 'METAMORPH' && entries(way, home).length % 2 === 1;
        return { ...animal, at: way.path.at(-1) ?? animal.at, colour: odd ? turned(animal.colour) : animal.colour };
      });
      const played = cue.under ? view.played : [...view.played, { by: cue.by, card: cue.card }];
      const meadows = cue.verb === 'keep' ? view.meadows : dealt(view.meadows, cue.by, -1);
      return { ...view, animals, played, meadows, active: cue.by, turnedUp: undefined, waiting: [] };
    }
    case 'act': {
      const meadows = view.meadows.map((meadow) => {
        const by = cue.moved.find((one) => one.name === meadow.name)?.by ?? 0;
        return by === 0 ? meadow : { ...meadow, pen: meadow.pen + by, forest: meadow.forest - by };
      });
      // Animals act before the active player only.
      return { ...view, meadows, active: view.animals.find((one) => one.id === cue.animal)?.at ?? view.active };
    }
    case 'flip':
      return { ...view, animals: view.animals.map((one) => flipped(one, cue.animal, cue.white)) };
    case 'turn':
      return cue.swapped
        ? { ...view, turnedUp: undefined }
        : {
            ...view,
            active: cue.by,
            pile: Math.max(0, view.pile - 1),
            turnedUp: { card: cue.card, landings: [] },
          };
    case 'draw':
      return { ...view, pile: Math.max(0, view.pile - 1), meadows: dealt(view.meadows, cue.by, 1) };
    default:
      return view;
  }
}

const flipped = (animal: AnimalView, id: string, white: boolean): AnimalView =>
  animal.id === id ? { ...animal, colour: white ? 'WHITE' : 'BLACK' } : animal;

const dealt = (meadows: MeadowView[], name: string, by: number): MeadowView[] =>
  meadows.map((meadow) => (meadow.name === name ? { ...meadow, cards: Math.max(0, meadow.cards + by) } : meadow));
