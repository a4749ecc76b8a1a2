// What is printed on an animal, and what that means in words.
import type { OptionValue } from '../../net/wire';
import type { Colour, Kind, Movement, Power, Target, Traits } from './view';
import { houndWords } from './words';

const KINDS: Record<string, Kind> = { H: 'HOUND', W: 'WOLF', T: 'TORNADO', M: 'METAMORPH' };
const MOVEMENTS: Record<string, Movement> = {
  none: 'PLAIN',
  '+1': 'PLUS_ONE',
  '-1': 'MINUS_ONE',
  '1/2': 'HALF',
  '-1/2': 'HALF_BACK',
  x2: 'DOUBLE',
};
const POWERS: Record<string, Power> = {
  '+1': 'RESCUE',
  '-1': 'CHASE',
  pass: 'PASS',
  'no 3': 'NO_THREE',
  '±1': 'BY_FACE',
};

/** The kind of an animal, by the letter of its id. */
export const kindOf = (id: string): Kind => KINDS[id.charAt(0)] ?? 'WOLF';

/** Reads the mark of an option's item: `black | 1/2 | self | -1`. */
export function traits({ id, mark = '' }: OptionValue): Traits {
  const [colour = '', movement = '', targets = '', power = ''] = mark.split('|').map((part) => part.trim());
  return {
    id,
    kind: kindOf(id),
    colour: (colour.toUpperCase() || 'BLACK') as Colour,
    movement: MOVEMENTS[movement] ?? 'PLAIN',
    targets: targets
      .split('+')
      .filter(Boolean)
      .map((target) => target.toUpperCase() as Target),
    power: POWERS[power] ?? 'CHASE',
  };
}

export const MODIFIERS: Record<Movement, string> = {
  PLAIN: '',
  PLUS_ONE: '+1',
  MINUS_ONE: '−1',
  HALF: '½',
  HALF_BACK: '−½',
  DOUBLE: '×2',
};

/** The sign of what it does: a sheep more or less, a pass, no 3. */
export function sign({ power, colour }: Traits): string {
  switch (power) {
    case 'RESCUE':
      return '+';
    case 'CHASE':
      return '−';
    case 'PASS':
      return '×';
    case 'NO_THREE':
      return '3';
    case 'BY_FACE':
      return colour === 'BLACK' ? '−' : '+';
  }
}

/** What it does and how it moves, in sentences. */
export function explain(animal: Traits): string {
  const wh = houndWords();
  const whom = animal.targets.map((target) => wh.targets[target]).join(wh.and);
  const power = wh.powers[animal.power](whom);
  return animal.movement === 'PLAIN' ? power : `${power} ${wh.movements[animal.movement]}`;
}

/** “the wolf”; where there are several, each by its number. */
export function callAnimal(animal: Pick<Traits, 'id' | 'kind'>, all: Pick<Traits, 'kind'>[]): string {
  const alone = all.filter(({ kind }) => kind === animal.kind).length === 1;
  return houndWords().kinds[animal.kind](alone ? '' : ` ${animal.id.slice(1)}`);
}
