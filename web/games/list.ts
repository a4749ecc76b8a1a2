// Every game of the house, by hand.
import type { GameModule } from './module';
import { baghBandi } from './bagh-bandi/bagh-bandi';
import { baghChal } from './bagh-chal/bagh-chal';
import { kukuli } from './kukuli/kukuli';
import { pavillon } from './pavillon/pavillon';
import { sheepSheep } from './sheep-sheep/sheep-sheep';
import { wolfAndHound } from './wolf-and-hound/wolf-and-hound';
import { wolfWalkers } from './wolfwalkers/wolfwalkers';

/** In the order of the gallery. */
export const modules: GameModule[] = [kukuli, baghChal, baghBandi, sheepSheep, wolfAndHound, wolfWalkers, pavillon];

export const moduleOf = (id: string): GameModule | undefined => modules.find((module) => module.id === id);
