import { blocked, capture, chain, step, stuck } from '../hunt/examples';
import { example, hunt } from '../hunt/hunt';
import type { HuntView } from '../../net/views/hunt';
import type { GameModule } from '../module';

export const baghBandi: GameModule<HuntView> = {
  playing: hunt([
    step,
    capture,
    chain,
    blocked,
    stuck,
    example(
      'BB-1',
      {
        en: 'The start: two wolves among four stacks of five.',
        fr: 'Le début : deux loups entre quatre piles de cinq.',
      },
      'W:C2,C4 5:B3,D3,B5,D5',
      '',
    ),
    example(
      'BB-2',
      {
        en: 'The top sheep steps off. It will not climb onto a stack again.',
        fr: 'Le mouton du dessus descend. Il ne remontera pas sur une pile.',
      },
      '5:B3 s:D4 3:D3',
      'B3-B4 !D4-D3',
    ),
    example(
      'BB-3',
      {
        en: 'The jump takes the top sheep; four stay where they are.',
        fr: 'Le saut prend le mouton du dessus ; quatre restent en place.',
      },
      'W:A3 5:B3',
      'A3-C3',
    ),
    example(
      'BB-4',
      {
        en: 'Two jumps are fine; the third would pass over B2 again.',
        fr: 'Deux sauts conviennent ; le troisième repasserait par-dessus B2.',
      },
      'W:A1 5:B2 s:C2',
      'A1-C3 C3-C1 !C1-A3',
    ),
    example(
      'BB-5',
      {
        en: 'Neither wolf can step or jump: the sheep have won.',
        fr: 'Aucun des deux loups ne peut faire un pas ni sauter : les moutons ont gagné.',
      },
      'W:A1,E1 s:B1,C1,D1,A2,A3,B2,C3,D2,E2,E3',
      '',
    ),
    example(
      'BB-6',
      {
        en: 'The sheep has stood on A2 twice with the wolves where they are: it may not go back there, but B1 is free.',
        fr: 'Le mouton s’est déjà trouvé deux fois en A2 avec les loups à ces places : il ne peut pas y revenir, mais B1 est permis.',
      },
      'W:C4,E5 s:A1,E2 3:B3,D3',
      '!A1-A2 A1-B1',
    ),
    example(
      'BB-7',
      {
        en: 'A ram on top: only the red wolf captures it.',
        fr: 'Un bélier au sommet : seul le loup rouge le capture.',
      },
      'R:A3 W:E4 r:B3,D4',
      'A3-C3 !E4-C4',
    ),
  ]),
};
