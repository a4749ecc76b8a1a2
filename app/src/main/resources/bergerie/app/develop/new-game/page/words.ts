import { spoken } from '../../words/words';

export const en = {
  prompt: 'Your turn: drive one, two or three sheep home.',
  drive: (sheep: number) => (sheep === 1 ? 'Drive one sheep' : `Drive ${sheep} sheep`),
  meadow: 'Out on the meadow',
  fold: 'In the fold',
  left: (sheep: number) => `${sheep} to go`,
  sheep: 'Sheep',
  means: 'To be driven home.',
};

export const fr: typeof en = {
  prompt: 'À vous : rentrez un, deux ou trois moutons.',
  drive: (sheep: number) => (sheep === 1 ? 'Rentrer un mouton' : `Rentrer ${sheep} moutons`),
  meadow: 'Dans le pré',
  fold: 'À la bergerie',
  left: (sheep: number) => `encore ${sheep}`,
  sheep: 'Mouton',
  means: 'À ramener à la bergerie.',
};

export const @MEMBER@Words = spoken(en, fr);
