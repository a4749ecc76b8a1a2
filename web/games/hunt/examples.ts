// Drawn examples of the rules that more than one hunt game has.
import type { Example } from '../module';
import { example } from './hunt';

export const step: Example = example(
  'HG-1',
  {
    en: 'From C2 lines lead up, down and sideways, but none to D3.',
    fr: 'De C2, des lignes mènent en haut, en bas et sur les côtés, mais aucune vers D3.',
  },
  'W:C2',
  'C2-C3 C2-D2 !C2-D3',
);

export const capture: Example = example(
  'HG-2',
  {
    en: 'The wolf jumps over D4, because E5 is empty. Behind C4 stands another sheep: no jump.',
    fr: 'Le loup saute par-dessus D4, car E5 est vide. Derrière C4 se tient un autre mouton : pas de saut.',
  },
  'W:C3 s:D4,C4,C5',
  'C3-E5 !C3-C5',
);

export const chain: Example = example(
  'HG-3',
  {
    en: 'Two jumps, one move. The wolf might also stop on C3.',
    fr: 'Deux sauts, un seul coup. Le loup pourrait aussi s’arrêter en C3.',
  },
  'W:C1 s:C2,D4',
  'C1-C3 C3-E5',
);

export const blocked: Example = example(
  'HG-4',
  {
    en: 'Every neighbour is taken, and so is every point behind: this wolf is caught.',
    fr: 'Tous les points voisins sont pris, et tous ceux de derrière aussi : ce loup est enfermé.',
  },
  'W:A1 s:A2,A3,B1,C1,B2,C3',
  '',
);

export const stuck: Example = example(
  'HG-5',
  {
    en: 'The last sheep has no empty neighbour: it is stuck.',
    fr: 'Le dernier mouton n’a aucun voisin vide : il est coincé.',
  },
  'W:A2,B1,B2 s:A1',
  '',
);
