import { wolfAndHoundCover } from '../../art/covers';
import type { GameModule } from '../module';

export const wolfAndHound: GameModule = {
  id: 'wolf-and-hound',
  title: { en: 'Wolf & Hound', fr: 'Wolf & Hound' },
  about: {
    en: 'Two teams of shepherds sit crosswise while wolves and hounds circle the table. Each card you play sends the beasts of its colour onwards, to frighten a neighbour’s sheep into the forest or to bring your own back. The first team with a shepherd who has lost every sheep loses.',
    fr: 'Deux équipes de bergers sont assises en croix tandis que loups et chiens tournent autour de la table. Chaque carte jouée fait avancer les bêtes de sa couleur, pour chasser un mouton du voisin dans la forêt ou ramener les vôtres. L’équipe dont un berger n’a plus de moutons perd.',
  },
  players: [4, 3, 2],
  minutes: 20,
  difficulty: 2,
  cover: wolfAndHoundCover,
};
