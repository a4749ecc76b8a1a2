// A small game for tests of what is around games.
import type { Game } from '../net/wire';

export const words = (text: string) => ({ en: text, fr: text });
export const game: Game = {
  id: 'g',
  version: 1,
  title: words('G'),
  summary: words(''),
  players: [3, 2],
  seats: [],
  sides: true,
  rules: [],
  secrecy: 'HIDDEN',
  minutes: 1,
  difficulty: 1,
  levels: ['lamb', 'dog', 'wolf', 'alpha'],
  otherLevels: ['random'],
  usualLevel: 'dog',
  taught: false,
  options: [{ kind: 'choice', name: 'o', label: words('O'), preset: 'a', values: [] }],
};
