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
};

export const foxWords = spoken(en, fr);
