// What a choice would bring about, seen before it is made: reckoned by the rules, drawn here.
import type { Ahead, Words } from '../../net/wire';
import { say } from '../../words/words';
import { follow, foreseen } from './beats';
import { nameAt } from './names';
import type { Foreseen, PavillonView } from './view';

export interface Preview {
  kind: 'strike' | 'spell';
  title: string;
  notes: Words[];
  /** The Life that the pets it concerns would be left with, by place. */
  left: ReadonlyMap<string, number>;
}

export function strikePreview(view: PavillonView, strike: Foreseen): Preview {
  return {
    kind: 'strike',
    title: `${nameAt(view, strike.by)} → ${nameAt(view, strike.at)}`,
    notes: strike.notes,
    // What is struck is shown also where nothing comes of it.
    left: new Map([[strike.at, strike.left], ...changed(view, [[strike.by, strike.back]])]),
  };
}

export function castPreview(view: PavillonView, name: Words, ahead: Ahead): Preview {
  const beats = foreseen(ahead.cue);
  // With how much Life a pet comes back, nothing says.
  const back = new Set(beats.filter(({ verb }) => verb === 'revive').map(({ to }) => to));
  const pets = beats.reduce(follow, view).players.flatMap((player) => player.pets);
  return {
    kind: 'spell',
    title: say(name),
    notes: [ahead.words],
    left: new Map(
      changed(
        view,
        pets.filter((pet) => !back.has(pet.place)).map((pet) => [pet.place, pet.life]),
      ),
    ),
  };
}

/** Those that do not have this Life now. */
function changed(view: PavillonView, left: [string, number][]): [string, number][] {
  const now = new Map(view.players.flatMap(({ pets }) => pets.map((pet) => [pet.place, pet.life])));
  return left.filter(([place, life]) => now.get(place) !== life);
}
