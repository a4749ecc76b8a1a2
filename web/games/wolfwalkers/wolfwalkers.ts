import { wolfWalkersCover } from '../../art/covers';
import type { GameModule } from '../module';

export const wolfWalkers: GameModule = {
  id: 'wolfwalkers',
  title: { en: 'WolfWalkers – My Story', fr: 'WolfWalkers – My Story' },
  about: {
    en: 'Tell the tale of Robyn and Mève in five rows of five cards. Every card is a story on one side and an objective on the other: take one, choose its place, and leave your rival the rest. The story that fulfils its objectives best wins.',
    fr: 'Racontez l’histoire de Robyn et Mève en cinq rangées de cinq cartes. Chaque carte est une histoire d’un côté, un objectif de l’autre : prenez-en une, choisissez sa place et laissez le reste à l’adversaire. L’histoire qui remplit le mieux ses objectifs gagne.',
  },
  players: [2, 3, 4],
  minutes: 30,
  difficulty: 3,
  cover: wolfWalkersCover,
};
