import { blocked, capture, step, stuck } from '../hunt/examples';
import { example, hunt } from '../hunt/hunt';
import type { HuntView } from '../../net/views/hunt';
import type { GameModule } from '../module';

export const baghChal: GameModule<HuntView> = {
  playing: hunt([
    step,
    capture,
    blocked,
    stuck,
    example(
      'BC-1',
      { en: 'The start: four wolves, and an empty meadow.', fr: 'Le début : quatre loups et un pré vide.' },
      'W:A1,E1,A5,E5',
      '',
    ),
    example(
      'BC-2',
      {
        en: 'While sheep wait to be placed, none of them moves.',
        fr: 'Tant que des moutons attendent d’être posés, aucun ne bouge.',
      },
      'W:A1,E1,A5,E5 s:C1,C2,B5',
      '!C2-C3',
    ),
    example(
      'BC-3',
      { en: 'One sheep a turn: the second jump must wait.', fr: 'Un mouton par tour : le second saut doit attendre.' },
      'W:C1 s:C2,D4',
      'C1-C3 !C3-E5',
    ),
    example(
      'BC-4',
      {
        en: 'No wolf can step or jump to B3: the sheep have won.',
        fr: 'Aucun loup ne peut aller ni sauter en B3 : les moutons ont gagné.',
      },
      'W:A1,E1,A5,E5 s:B1,C1,D1,A2,B2,C2,D2,E2,A3,C3,D3,E3,A4,B4,C4,D4,E4,B5,C5,D5',
      '',
    ),
    example(
      'BC-5',
      {
        en: 'The sheep has stood on B3 twice with the wolves where they are: it may not go back there, but C4 is free.',
        fr: 'Le mouton s’est déjà trouvé deux fois en B3 avec les loups à ces places : il ne peut pas y revenir, mais C4 est permis.',
      },
      'W:A1,E1,A5,E5 s:C3,B2,D2',
      '!C3-B3 C3-C4',
    ),
    example(
      'BC-6',
      {
        en: 'The red wolf jumps over a ram; the others can’t.',
        fr: 'Le loup rouge saute par-dessus un bélier ; les autres ne le peuvent pas.',
      },
      'R:A1 W:E5 r:B1,E4',
      'A1-C1 !E5-E3',
    ),
    example(
      'BC-7',
      {
        en: 'The wolf goes to and fro, and so does a sheep: nothing is captured. At 100 turns each the game is drawn.',
        fr: 'Le loup va et vient, un mouton aussi : aucune capture. À 100 tours chacun, la partie est nulle.',
      },
      'W:A1,E1,A5,E5 s:C3,B3,D3,C2,C4',
      'A5-B5 B5-A5 C2-C1 C1-C2',
    ),
  ]),
};
