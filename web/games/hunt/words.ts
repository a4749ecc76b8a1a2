// The words that the hunt games share.
import type { Meanings } from '../../words/meanings';
import { spoken } from '../../words/words';

export const en = {
  pieces: { WOLF: 'wolf', RED_WOLF: 'red wolf', SHEEP: 'sheep', RAM: 'ram' },
  place: 'Your turn: place a sheep on an empty point.',
  placeWhich: 'Your turn: place a sheep or a ram.',
  moveSheep: 'Your turn: move a sheep.',
  moveWolf: (wolves: number) => `Your turn: move ${wolves === 1 ? 'the' : 'a'} wolf.`,
  wolfCaptures: 'Your turn: the wolf must capture.',
  wolfMayCapture: (wolves: number) => `Your turn: move ${wolves === 1 ? 'the' : 'a'} wolf. A capture is possible.`,
  notYours: (piece: string, wolves: number) =>
    wolves === 0
      ? `That is a ${piece}: you play the sheep.`
      : `That is a ${piece}: you play the ${wolves === 1 ? 'wolf' : 'wolves'}.`,
  noMoveFrom: 'This piece has no move. Tap where you would like to go to learn why.',
  captured: (count: number, toWin: number) => `Captured: ${count} of ${toWin}`,
  inHand: 'To be placed',
  waiting: (pieces: string) => `To be placed: ${pieces}`,
  sheepInHand: (count: number) => `${count} sheep`,
  ramsInHand: (count: number) => (count === 1 ? '1 ram' : `${count} rams`),
  how: 'Tap a piece, then where it goes, or drag it. Tap a forbidden point to learn which rule forbids it.',
  keys: [
    ['S', 'stop a chain of captures here'],
    ['F', 'turn the board'],
  ] as [string, string][],
  means: {
    WOLF: 'Moves along the lines, and captures by jumping over a sheep.',
    RED_WOLF: 'A wolf that captures rams as well.',
    SHEEP: 'Moves along the lines, and never captures.',
    RAM: 'A sheep that the wolves can’t capture.',
    REDDABLE_RAM: 'A sheep that only the red wolf captures.',
  },
  stackSign: 'stack',
  stackMeans: 'So many sheep stand on one another; only the top one moves or is captured.',
  arrowSign: 'arrow',
  arrowMeans: 'A move that is possible, or was made.',
  crossSign: 'struck arrow',
  crossMeans: 'A move that the rules forbid.',
  quiet: (turns: number, most: number) => `No capture for ${turns} turns: a draw at ${most}`,
  meanings: {
    wolf: { any: 'Where the wolf begins; the book shows it only in a drawing.' },
    first: { any: 'Who makes the first move.' },
    jumped: {
      'at-once': 'A chain may land where a sheep has just been captured: easier to follow.',
      after: 'As in draughts: nobody lands on a captured sheep before the chain ends.',
    },
    rams: {
      0: 'Sheep only.',
      1: 'A ram can’t be captured: easier for the sheep.',
      2: 'Rams can’t be captured: easier for the sheep.',
      any: 'Only the red wolf captures rams.',
    },
    places: { any: 'Where the rams are when the game begins.' },
    repetition: {
      sheep: 'It is for the sheep to find something else.',
      draw: 'The third time, nobody wins.',
      never: 'Whoever could only bring a position back loses.',
    },
    quiet: {
      off: 'The game goes on until a side wins.',
      any: 'When nothing is captured any more, nobody wins: no game lasts for ever.',
    },
    red: { any: 'The only wolf that captures rams.' },
    start: { any: 'The stacks of sheep stand accordingly.' },
    rejump: {
      no: 'As in draughts: a stack loses one sheep a turn at most.',
      yes: 'A stack may lose several sheep in one turn.',
    },
  } as Meanings,
};

export const fr: typeof en = {
  pieces: { WOLF: 'loup', RED_WOLF: 'loup rouge', SHEEP: 'mouton', RAM: 'bélier' },
  place: 'À vous : posez un mouton sur un point libre.',
  placeWhich: 'À vous : posez un mouton ou un bélier.',
  moveSheep: 'À vous : déplacez un mouton.',
  moveWolf: (wolves) => `À vous : déplacez ${wolves === 1 ? 'le' : 'un'} loup.`,
  wolfCaptures: 'À vous : le loup doit capturer.',
  wolfMayCapture: (wolves) => `À vous : déplacez ${wolves === 1 ? 'le' : 'un'} loup. Une capture est possible.`,
  notYours: (piece, wolves) =>
    `C’est un ${piece} : vous jouez ${wolves === 0 ? 'les moutons' : wolves === 1 ? 'le loup' : 'les loups'}.`,
  noMoveFrom: 'Cette pièce ne peut pas bouger. Touchez le point où vous voudriez aller pour savoir pourquoi.',
  captured: (count: number, toWin: number) => `Capturés : ${count} sur ${toWin}`,
  inHand: 'À poser',
  waiting: (pieces: string) => `À poser : ${pieces}`,
  sheepInHand: (count: number) => (count > 1 ? `${count} moutons` : `${count} mouton`),
  ramsInHand: (count: number) => (count > 1 ? `${count} béliers` : `${count} bélier`),
  how: 'Touchez une pièce, puis son but, ou faites-la glisser. Touchez un point interdit pour savoir quelle règle l’interdit.',
  keys: [
    ['S', 'arrêter ici une suite de captures'],
    ['F', 'tourner le plateau'],
  ],
  means: {
    WOLF: 'Se déplace le long des chemins, et capture en sautant par-dessus un mouton.',
    RED_WOLF: 'Un loup qui capture aussi les béliers.',
    SHEEP: 'Se déplace le long des chemins, et ne capture jamais.',
    RAM: 'Un mouton que les loups ne peuvent pas capturer.',
    REDDABLE_RAM: 'Un mouton que seul le loup rouge capture.',
  },
  stackSign: 'pile',
  stackMeans: 'Autant de moutons sont l’un sur l’autre ; seul celui du dessus se déplace ou se fait capturer.',
  arrowSign: 'flèche',
  arrowMeans: 'Un coup possible, ou qui a été joué.',
  crossSign: 'flèche barrée',
  crossMeans: 'Un coup que les règles interdisent.',
  quiet: (turns: number, most: number) => `Aucune capture depuis ${turns} tours : nulle à ${most}`,
  meanings: {
    wolf: { any: 'D’où part le loup ; le livret ne le montre que sur un dessin.' },
    first: { any: 'Qui joue le premier coup.' },
    jumped: {
      'at-once': 'Une suite peut passer là où un mouton vient d’être capturé : plus facile à suivre.',
      after: 'Comme aux dames : on ne se pose pas sur un mouton capturé avant la fin de la suite.',
    },
    rams: {
      0: 'Des moutons seulement.',
      1: 'Un bélier ne peut pas être capturé : plus facile pour les moutons.',
      2: 'Les béliers ne peuvent pas être capturés : plus facile pour les moutons.',
      any: 'Seul le loup rouge capture les béliers.',
    },
    places: { any: 'Où sont les béliers au début de la partie.' },
    repetition: {
      sheep: 'C’est aux moutons de trouver autre chose.',
      draw: 'La troisième fois, personne ne gagne.',
      never: 'Qui ne pourrait que ramener une position a perdu.',
    },
    quiet: {
      off: 'La partie continue jusqu’à ce qu’un camp gagne.',
      any: 'Quand plus rien n’est capturé, personne ne gagne : aucune partie ne dure sans fin.',
    },
    red: { any: 'Le seul loup qui capture les béliers.' },
    start: { any: 'Les piles de moutons se placent en conséquence.' },
    rejump: {
      no: 'Comme aux dames : une pile perd au plus un mouton par tour.',
      yes: 'Une pile peut perdre plusieurs moutons en un tour.',
    },
  },
};

export const huntWords = spoken(en, fr);
