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
import type { GameModule, Shelved } from './module';

/** In the order of the gallery. */
export const shelf: Shelved[] = [
  {
    id: 'kukuli',
    cover: kukuliCover,
    styles: 'hunt',
    load: async () => (await import('./kukuli/kukuli')).kukuli,
  },
  {
    id: 'bagh-chal',
    cover: baghChalCover,
    styles: 'hunt',
    load: async () => (await import('./bagh-chal/bagh-chal')).baghChal,
  },
  {
    id: 'bagh-bandi',
    cover: baghBandiCover,
    styles: 'hunt',
    load: async () => (await import('./bagh-bandi/bagh-bandi')).baghBandi,
  },
  {
    id: 'sheep-sheep',
    cover: sheepSheepCover,
    styles: 'sheep-sheep',
    load: async () => (await import('./sheep-sheep/sheep-sheep')).sheepSheep,
  },
  {
    id: 'wolf-and-hound',
    cover: wolfAndHoundCover,
    styles: 'wolf-and-hound',
    load: async () => (await import('./wolf-and-hound/wolf-and-hound')).wolfAndHound,
  },
  {
    id: 'wolfwalkers',
    cover: wolfWalkersCover,
    styles: 'wolfwalkers',
    load: async () => (await import('./wolfwalkers/wolfwalkers')).wolfWalkers,
  },
  {
    id: 'pavillon',
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
