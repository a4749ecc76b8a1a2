import { spoken } from '../../words/words';

export const en = {
  fox: 'fox',
  goose: 'goose',
  moveFox: 'Your turn: move the fox.',
  mayCapture: 'Your turn: move the fox. A capture is possible.',
  moveGoose: 'Your turn: move a goose.',
  noMoveFrom: 'This goose has no move. Tap where you would like to go to learn why.',
  captured: (count: number, toWin: number) => `Captured: ${count} of ${toWin}`,
  left: (count: number) => (count === 1 ? '1 goose' : `${count} geese`),
  how: 'Tap an animal, then where it goes, or drag it. Tap a forbidden point to learn which rule forbids it.',
  foxMeans: 'Goes along every line, and captures by jumping.',
  gooseMeans: 'Goes forward or sideways, and never captures.',
};

export const fr: typeof en = {
  fox: 'renard',
  goose: 'oie',
  moveFox: 'À vous : déplacez le renard.',
  mayCapture: 'À vous : déplacez le renard. Une prise est possible.',
  moveGoose: 'À vous : déplacez une oie.',
  noMoveFrom: 'Cette oie n’a aucun coup. Touchez le but voulu pour savoir pourquoi.',
  captured: (count: number, toWin: number) => `Prises : ${count} sur ${toWin}`,
  left: (count: number) => (count > 1 ? `${count} oies` : `${count} oie`),
  how: 'Touchez un animal, puis son but, ou faites-le glisser. Touchez un point interdit pour savoir quelle règle l’interdit.',
  foxMeans: 'Suit tous les chemins, et prend en sautant.',
  gooseMeans: 'Avance ou va de côté, et ne prend jamais.',
};

export const foxWords = spoken(en, fr);
