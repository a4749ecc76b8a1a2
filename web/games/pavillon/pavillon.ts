import { pavillonCover } from '../../art/covers';
import type { GameModule } from '../module';

export const pavillon: GameModule = {
  id: 'pavillon',
  title: { en: 'Au Pavillon du Traqueur', fr: 'Au Pavillon du Traqueur' },
  about: {
    en: 'Hunters meet at the lodge to tame beasts, buy weapons and hide spells up their sleeves. Combat after combat their pets strike the neighbours’, fierce over cunning, cunning over tenacious, tenacious over fierce. The last hunter alive wins.',
    fr: 'Les chasseurs se retrouvent au pavillon pour dompter des bêtes, acheter des armes et cacher des sorts. Combat après combat, leurs familiers frappent ceux des voisins : le féroce bat le rusé, le rusé le tenace, le tenace le féroce. Le dernier chasseur en vie gagne.',
  },
  players: [4, 3],
  minutes: 60,
  difficulty: 4,
  cover: pavillonCover,
};
