// Reading what was told, to show it as movement.
import { nameOf, type Name } from './view';

export interface Way {
  animal: string;
  /** Every place it comes through, from where it lay. */
  path: Name[];
}

export type Cue =
  | { kind: 'walk'; verb: 'play' | 'keep' | 'top'; by: Name; card: string; ways: Way[]; under: boolean }
  | { kind: 'act'; animal: string; moved: { name: string; by: -1 | 0 | 1 }[] }
  | { kind: 'flip'; animal: string; white: boolean }
  | { kind: 'turn'; by: Name; card: string; swapped: boolean }
  | { kind: 'draw'; by: Name }
  | { kind: 'sit' }
  | { kind: 'round' }
  | { kind: 'other' };

const OTHER: Cue = { kind: 'other' };

export function readCue(text: string): Cue {
  const [head = '', ...rest] = text.split('; ');
  const [verb, first = '', ...more] = head.split(' ');
  switch (verb) {
    case 'play':
    case 'keep':
    case 'top':
      return {
        kind: 'walk',
        verb,
        by: nameOf(first),
        card: more[0] ?? '',
        ways: rest.flatMap(readWay),
        under: rest.includes('under'),
      };
    case 'act':
      return { kind: 'act', animal: first, moved: more.flatMap(readMoved) };
    case 'flip':
      return { kind: 'flip', animal: first, white: more[0] === 'white' };
    case 'turn':
    case 'swap':
      return { kind: 'turn', by: nameOf(first), card: more[0] ?? '', swapped: verb === 'swap' };
    case 'draw':
    case 'deal':
      return { kind: 'draw', by: nameOf(first) };
    case 'sit':
    case 'round':
      return { kind: verb };
    default:
      return OTHER;
  }
}

function readWay(text: string): Way[] {
  const [animal = '', path = ''] = text.split(' ');
  return path.includes('>') ? [{ animal, path: path.split('>').map(nameOf) }] : [];
}

function readMoved(text: string): { name: string; by: -1 | 0 | 1 }[] {
  const sign = { '-': -1, '=': 0, '+': 1 }[text.slice(-1)] as -1 | 0 | 1 | undefined;
  return sign === undefined ? [] : [{ name: text.slice(0, -1), by: sign }];
}

/** At which stops of its way, as a part of it, an animal comes into a place: metamorphs flip there. */
export function entries({ path }: Way, place: string): number[] {
  return path.flatMap((name, i) => (i > 0 && name === place ? [i / (path.length - 1)] : []));
}
