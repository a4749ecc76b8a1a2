// What pets are called, by their place or by their name in moves.
import { say } from '../../words/words';
import { petAt, petNamed, type PavillonView } from './view';

/** The pet at a place, `P2.1`. */
export function nameAt(view: PavillonView, place: string): string {
  const pet = petAt(view, place);
  return pet ? say(pet.card.name) : place;
}

/** The pet of a name, `P2.loup`. */
export function nameOf(view: PavillonView, name: string): string {
  const pet = petNamed(view, name);
  return pet ? say(pet.card.name) : name;
}
