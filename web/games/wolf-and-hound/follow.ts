// The table between two views, beat by beat, as far as it can be drawn.
import type { Beat, Told, Words } from '../../net/wire';
import { meadowOf, thingOf } from './beats';
import { count, nameOf, type CardView, type MeadowView, type Name, type Team, type WolfAndHoundView } from './view';

/** How a round ended; why, where that was told. */
export interface RoundEnd {
  round: number;
  winner: Team;
  why: Words | null;
  sheep: Record<Team, number>;
}

/** How the last round ended, if one has. */
export function roundEnd(before: WolfAndHoundView, told: Told[], now: WolfAndHoundView): RoundEnd | null {
  if (now.result) {
    const over = told.findLast(({ cue }) => cue === 'over');
    return { round: now.round, winner: now.result.winner, why: over?.words ?? null, sheep: count(now.meadows) };
  }
  const end = told.findIndex(({ cue }) => cue.startsWith('round '));
  const line = told[end];
  if (!line) return null;
  const beats = told.slice(0, end).flatMap(({ telling }) => telling?.beats ?? []);
  const last = beats.reduce((view, beat) => follow(view, beat, null), before);
  const winner = now.score.green > before.score.green ? 'GREEN' : 'ORANGE';
  return { round: before.round, winner, why: line.words, sheep: count(last.meadows) };
}

/** The table after a beat, for whoever looks at it. */
export function follow(view: WolfAndHoundView, beat: Beat, eyes: number | null): WolfAndHoundView {
  const thing = thingOf(beat);
  switch (beat.verb) {
    case 'play':
      return played(view, beat, eyes);
    case 'walk':
      return {
        ...view,
        animals: view.animals.map((one) => (one.id === thing ? { ...one, at: nameOf(beat.to) } : one)),
      };
    case 'flip': {
      const colour = beat.to === 'white' ? 'WHITE' : 'BLACK';
      return { ...view, animals: view.animals.map((one) => (one.id === thing ? { ...one, colour } : one)) };
    }
    case 'turn':
      return { ...taken(view, beat), turnedUp: { card: thing, landings: [] } };
    case 'under': {
      const under = (meadow: MeadowView) => ({
        ...meadow,
        cards: meadow.cards + 1,
        shown: [...meadow.shown, thing],
      });
      return { ...view, turnedUp: undefined, meadows: changed(view.meadows, meadowOf(beat.to), under) };
    }
    case 'draw':
      return { ...taken(view, beat), meadows: changed(view.meadows, meadowOf(beat.to), dealt(1)) };
    case 'show': {
      const shown = beat.things.map((card) => card.split(':')[1] ?? '');
      return { ...view, meadows: changed(view.meadows, meadowOf(beat.from), (meadow) => ({ ...meadow, shown })) };
    }
    default:
      return acted(view, beat, thing);
  }
}

function played(view: WolfAndHoundView, beat: Beat, eyes: number | null): WolfAndHoundView {
  const by = meadowOf(beat.to);
  const card = thingOf(beat);
  const own = view.meadows.find(({ name }) => name === by)?.seat === eyes;
  return {
    ...taken(view, beat),
    played: [...view.played, { by, card }],
    hand: own ? without(view.hand, card) : view.hand,
    active: by,
    turnedUp: undefined,
    waiting: [],
  };
}

function without(hand: CardView[], card: string): CardView[] {
  const at = hand.findIndex((one) => one.card === card);
  return hand.filter((_, i) => i !== at);
}

/** A card has left the pile, a hand or a stack. */
function taken(view: WolfAndHoundView, { from = '' }: Beat): WolfAndHoundView {
  if (from === 'pile') return { ...view, pile: Math.max(0, view.pile - 1) };
  if (from === 'turned-up') return view;
  return { ...view, meadows: changed(view.meadows, meadowOf(from), dealt(-1)) };
}

/** An animal acts, always before the active player; a sheep may go to the forest or come back. */
function acted(view: WolfAndHoundView, { verb, from, to }: Beat, animal: string): WolfAndHoundView {
  const active = view.animals.find((one) => one.id === animal)?.at ?? view.active;
  const by = { chase: -1, rescue: 1 }[verb];
  if (!by || !from || !to) return { ...view, active };
  const moved = (meadow: MeadowView) => ({ ...meadow, pen: meadow.pen + by, forest: meadow.forest - by });
  return { ...view, active, meadows: changed(view.meadows, meadowOf(to), moved) };
}

const dealt =
  (by: number) =>
  (meadow: MeadowView): MeadowView => ({ ...meadow, cards: Math.max(0, meadow.cards + by) });

const changed = (meadows: MeadowView[], name: Name, change: (meadow: MeadowView) => MeadowView): MeadowView[] =>
  meadows.map((meadow) => (meadow.name === name ? change(meadow) : meadow));
