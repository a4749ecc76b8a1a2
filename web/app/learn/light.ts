import type { Beat } from '../../net/wire';

/** Places and things to look at, as the beats of a game name them; `card:b3@hand:0` is a thing at its place. */
export const lights = (names: string[]): Beat[] =>
  names.map((name) => {
    const [thing = '', place = thing] = name.split('@');
    return { verb: 'see', rule: '', things: [thing], from: place, to: place };
  });
