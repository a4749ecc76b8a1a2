import { blocked, capture, chain, step } from '../hunt/examples';
import { example, hunt } from '../hunt/hunt';
import type { HuntView } from '../../net/views/hunt';
import type { GameModule } from '../module';

export const kukuli: GameModule<HuntView> = {
  playing: hunt([
    step,
    capture,
    chain,
    blocked,
    example(
      'HG-5',
      {
        en: 'Nothing lies above them, and they never step back: these sheep are stuck.',
        fr: 'Rien au-dessus d’eux, et ils ne reculent jamais : ces moutons sont coincés.',
      },
      'W:C3 s:A7,C7,E7',
      '',
    ),
    example(
      'HG-6',
      {
        en: 'C7, D6, C6: three captures, and the chain ends where C7 stood. If captured sheep leave after the chain, C7 still blocks the last jump.',
        fr: 'C7, D6, C6 : trois captures, et la suite finit là où était C7. Si les moutons capturés ne s’en vont qu’après la suite, C7 empêche encore le dernier saut.',
      },
      'W:A7 s:C7,D6,C6',
      'A7-E7 E7-C5 C5-C7',
    ),
    example(
      'KU-1',
      {
        en: 'The start: twelve sheep below, the wolf at home.',
        fr: 'Le début : douze moutons en bas, le loup chez lui.',
      },
      'W:C6 s:A1,B1,C1,D1,E1,A2,B2,C2,D2,E2,A3,E3',
      '',
    ),
    example(
      'KU-2',
      { en: 'A sheep goes up or sideways, never down.', fr: 'Un mouton monte ou va de côté, jamais vers le bas.' },
      'W:C6 s:C3',
      'C3-C4 C3-D3 C3-B4 !C3-C2',
    ),
    example(
      'KU-3',
      { en: 'C4 can be captured: a mere step is refused.', fr: 'C4 peut être capturé : un simple pas est refusé.' },
      'W:C5 s:C4,B4',
      'C5-C3 !C5-D5',
    ),
    example(
      'KU-4',
      {
        en: 'Seven sheep are gone; the jump over C4 takes the eighth, and the wolf wins.',
        fr: 'Sept moutons ont disparu ; le saut par-dessus C4 prend le huitième, et le loup gagne.',
      },
      'W:C5 s:C4,A4,E4,A5,E5',
      'C5-C3',
    ),
    example(
      'KU-5',
      {
        en: 'All six points of the den hold sheep: they win.',
        fr: 'Les moutons occupent les six points de l’antre : ils gagnent.',
      },
      'W:C3 s:B6,C6,D6,A7,C7,E7',
      '',
    ),
    example(
      'KU-6',
      { en: 'A ram stands firm: nobody jumps over it.', fr: 'Un bélier tient bon : on ne saute pas par-dessus.' },
      'W:C4 r:C3',
      '!C4-C2',
    ),
    example(
      'KU-7',
      {
        en: 'The wolf goes to and fro, and so does a sheep sideways. When this stands for the third time, nobody has won.',
        fr: 'Le loup va et vient, un mouton aussi, de côté. Quand cette position revient pour la troisième fois, personne n’a gagné.',
      },
      'W:C6 s:A3,B1,E3',
      'C6-C5 C5-C6 B1-C1 C1-B1',
    ),
  ]),
};
