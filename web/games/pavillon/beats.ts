// What beats do to the table: they are played on it one after another before a new state is taken in.
import type { Beat } from '../../net/wire';
import type { Performance } from '../module';
import { show } from './motion';
import type { PavillonView, Pet, Player } from './view';

/** A table that can be drawn as a beat leaves it. */
interface Following extends Element {
  follow: (beat: Beat) => void;
}

export function perform(beat: Beat, board: Element, { length }: Performance): Animation[] {
  const table = board.querySelector<Following>('pavillon-table');
  if (!table) return [];
  table.follow(beat);
  return show(table, beat, length);
}

/** The table after one beat, as far as it can be drawn. */
export function follow(view: PavillonView, { verb, to = '', count = 0 }: Beat): PavillonView {
  const pet = (change: (pet: Pet) => Partial<Pet>) => withPet(view, to, change);
  const player = (change: (player: Player) => Partial<Player>) => withPlayer(view, to, change);
  switch (verb) {
    case 'hurt':
      return pet((one) => ({ life: Math.max(0, one.life - count) }));
    case 'heal':
      return pet((one) => ({ life: Math.min(one.most, one.life + count) }));
    case 'vigour':
      return pet((one) => ({ life: one.life + count, most: Math.max(one.most, one.life + count) }));
    case 'attack':
      return pet((one) => ({ attack: Math.max(0, one.attack + count) }));
    case 'stun':
      return pet(() => ({ stunned: true }));
    case 'wake':
      return pet(() => ({ stunned: false }));
    case 'down':
      return pet(() => ({ life: 0 }));
    case 'coin':
      return player((one) => ({ coins: one.coins + count }));
    case 'life':
      return player((one) => ({ life: Math.min(10, Math.max(0, one.life + count)) }));
    case 'turn':
      return { ...view, active: to };
    default:
      return view;
  }
}

function withPet(view: PavillonView, place: string, change: (pet: Pet) => Partial<Pet>): PavillonView {
  const players = view.players.map((player) => ({
    ...player,
    pets: player.pets.map((pet) => (pet.place === place ? { ...pet, ...change(pet) } : pet)),
  }));
  return { ...view, players };
}

function withPlayer(view: PavillonView, seat: string, change: (player: Player) => Partial<Player>): PavillonView {
  const players = view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

/** What was foreseen, where only its short form is told: `cast …; hurt P2.1 3 PT-36; …`. */
export function foreseen(cue: string): Beat[] {
  return cue
    .split('; ')
    .slice(1)
    .map((text) => {
      const [verb = '', to = '', ...more] = text.split(' ');
      return { verb, rule: more.at(-1) ?? '', things: [], to, count: signed(more[0]) };
    });
}

/** A number with its sign; the minus is a typographic one. */
const signed = (text = ''): number => Number.parseInt(text.replace('−', '-'), 10) || 0;

/** The pets that beats speak of, by place; where there are none, the players. */
export function litPlaces(beats: Beat[]): ReadonlySet<string> {
  const places = beats.flatMap(({ from, to }) => [from, to]).filter((place) => place !== undefined);
  const pets = places.filter((place) => place.includes('.'));
  return new Set(pets.length > 0 ? pets : places);
}

/** The cards that beats speak of, by id. */
export const litCards = (beats: Beat[]): ReadonlySet<string> =>
  new Set(beats.flatMap(({ things }) => things.map((thing) => thing.split(':')[1] ?? '')));
