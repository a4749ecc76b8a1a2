// Every game of the house, by hand. Each is fetched, with its words and styles, when it is opened.
import type { SVGTemplateResult } from 'lit';
import {
  baghBandiCover,
  baghChalCover,
  kukuliCover,
  pavillonCover,
  plainCover,
  sheepSheepCover,
  wolfAndHoundCover,
  wolfWalkersCover,
} from '../art/covers';
import { Fetched } from '../kit/fetched';
import { styles } from '../kit/styles';
import type { Words } from '../net/wire';
import type { GameModule, Shelved } from './module';

/** In the order of the gallery. */
export const shelf: Shelved[] = [
  {
    id: 'kukuli',
    feel: {
      en: 'One wolf, twelve sheep, and nobody steps back.',
      fr: 'Un loup, douze moutons, et personne ne recule.',
    },
    cover: kukuliCover,
    styles: 'hunt',
    load: async () => (await import('./kukuli/kukuli')).kukuli,
  },
  {
    id: 'bagh-chal',
    feel: {
      en: 'Four hungry wolves in a meadow that fills up.',
      fr: 'Quatre loups affamés dans un pré qui se remplit.',
    },
    cover: baghChalCover,
    styles: 'hunt',
    load: async () => (await import('./bagh-chal/bagh-chal')).baghChal,
  },
  {
    id: 'bagh-bandi',
    feel: {
      en: 'Stacks of sheep pour out around two wolves.',
      fr: 'Des piles de moutons se répandent autour de deux loups.',
    },
    cover: baghBandiCover,
    styles: 'hunt',
    load: async () => (await import('./bagh-bandi/bagh-bandi')).baghBandi,
  },
  {
    id: 'sheep-sheep',
    feel: {
      en: 'Turn, swap, look again: the sand is running.',
      fr: 'Retourner, échanger, regarder encore : le sable coule.',
    },
    cover: sheepSheepCover,
    styles: 'sheep-sheep',
    load: async () => (await import('./sheep-sheep/sheep-sheep')).sheepSheep,
  },
  {
    id: 'wolf-and-hound',
    feel: {
      en: 'A partner across the table, and a wolf that runs too far.',
      fr: 'Un partenaire en face, et un loup qui court trop loin.',
    },
    cover: wolfAndHoundCover,
    styles: 'wolf-and-hound',
    load: async () => (await import('./wolf-and-hound/wolf-and-hound')).wolfAndHound,
  },
  {
    id: 'wolfwalkers',
    feel: {
      en: 'A story in 25 cards, and somebody takes the one you want.',
      fr: 'Une histoire en 25 cartes, et l’autre prend celle que vous vouliez.',
    },
    cover: wolfWalkersCover,
    styles: 'wolfwalkers',
    load: async () => (await import('./wolfwalkers/wolfwalkers')).wolfWalkers,
  },
  {
    id: 'pavillon',
    feel: {
      en: 'Pets, weapons, and a spell at the worst moment.',
      fr: 'Des familiers, des armes, et un sort au pire moment.',
    },
    cover: pavillonCover,
    styles: 'pavillon',
    load: async () => (await import('./pavillon/pavillon')).pavillon,
  },
];

const modules = new Map(shelf.map((game) => [game.id, new Fetched(() => open(game))]));

async function open(game: Shelved): Promise<GameModule> {
  const [module] = await Promise.all([game.load(), styles(game.styles)]);
  return module;
}

/** What a game is played with, once it has been fetched; missing where the page can't play it. */
export const moduleOf = (id: string): Fetched<GameModule> | undefined => modules.get(id);

export const coverOf = (id: string): SVGTemplateResult => (shelf.find((game) => game.id === id)?.cover ?? plainCover)();

/** What a game feels like, where somebody has said it. */
export const feelOf = (id: string): Words | undefined => shelf.find((game) => game.id === id)?.feel;
