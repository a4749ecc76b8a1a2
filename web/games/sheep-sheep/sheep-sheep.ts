import { sheepSheepCover } from '../../art/covers';
import type { GameModule } from '../module';

export const sheepSheep: GameModule = {
  id: 'sheep-sheep',
  title: { en: 'Sheep Sheep', fr: 'Sheep Sheep' },
  about: {
    en: 'Nine sheep of seven families graze in a small meadow, and every card hides another family on its back. Against the sand, swap your own cards in until three or more of one family stand together, and lead them home. Your secret favourite counts double.',
    fr: 'Neuf moutons de sept familles broutent dans un petit pré, et chaque carte cache une autre famille au verso. Contre le sablier, échangez vos cartes jusqu’à réunir trois moutons ou plus d’une même famille, et ramenez-les chez vous. Votre famille fétiche, secrète, compte double.',
  },
  players: [2, 3, 4],
  minutes: 25,
  difficulty: 2,
  cover: sheepSheepCover,
};
