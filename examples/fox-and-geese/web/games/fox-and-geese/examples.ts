// Drawn examples, each beside the rule whose id it names.
import { html } from 'lit';
import type { Mark } from '../../kit/board';
import type { Game } from '../../net/wire';
import { words } from '../../words/words';
import type { Example } from '../module';
import { figures } from './figures';
import { ground } from './ground';

/** A position and arrows: `D4-D5` may be done, `!D4-D3` may not. */
function example(rule: string, caption: Example['caption'], fox: string, geese: string, arrows: string): Example {
  const marks = arrows.split(' ').filter(Boolean).map(mark);
  const standing = { fox, geese: geese.split(' ').filter(Boolean) };
  const draw = (game: Game) =>
    html`<be-board
      .board=${game.boards ?? { points: [], lines: [] }}
      .backdrop=${ground}
      .figures=${figures(standing)}
      .marks=${marks}
      label=${`${words().example} ${rule}`}
    ></be-board>`;
  return { rule, caption, draw };
}

function mark(arrow: string): Mark {
  const [from = '', to = ''] = arrow.replace('!', '').split('-');
  return { from, to, allowed: !arrow.startsWith('!') };
}

const START = 'C1 D1 E1 C2 D2 E2 A3 B3 C3 D3 E3 F3 G3';

export const examples: Example[] = [
  example(
    'FG-1',
    {
      en: 'The start: thirteen geese below, the fox in the middle.',
      fr: 'Le début : treize oies en bas, le renard au milieu.',
    },
    'D4',
    START,
    '',
  ),
  example(
    'FG-2',
    {
      en: 'From D5 lines lead up, down and sideways, but none to E6.',
      fr: 'De D5, des chemins mènent en haut, en bas et sur les côtés, mais aucun vers E6.',
    },
    'D5',
    '',
    'D5-D6 D5-C5 !D5-E6',
  ),
  example(
    'FG-3',
    {
      en: 'A goose goes forward, diagonally forward or sideways, never back.',
      fr: 'Une oie va en avant, en avant en diagonale ou de côté, jamais en arrière.',
    },
    'D7',
    'D4',
    'D4-D5 D4-E5 D4-C4 !D4-D3',
  ),
  example(
    'FG-4',
    {
      en: 'The fox jumps over D5, because D6 is empty. Behind C4 stands another goose: no jump.',
      fr: 'Le renard saute par-dessus D5, car D6 est libre. Derrière C4 se tient une autre oie : pas de saut.',
    },
    'D4',
    'D5 C4 B4 A3',
    'D4-D6 !D4-B4',
  ),
  example(
    'FG-5',
    {
      en: 'Two jumps, one move. The fox might also stop on D6.',
      fr: 'Deux sauts, un seul coup. Le renard pourrait aussi s’arrêter en D6.',
    },
    'D4',
    'D5 E5 A3 B3 G3',
    'D4-D6 D6-F4',
  ),
  example(
    'FG-6',
    {
      en: 'Nowhere to go, nowhere to land: the fox is hemmed in by four.',
      fr: 'Nulle part où aller, nulle part où retomber : quatre oies enferment le renard.',
    },
    'D7',
    'C7 E7 D6 D5',
    '',
  ),
  example(
    'FG-7',
    { en: 'Nothing lies above them: these geese are stuck.', fr: 'Rien au-dessus d’elles : ces oies sont coincées.' },
    'D4',
    'C7 D7 E7 C6 D6 E6',
    '',
  ),
  example(
    'FG-8',
    {
      en: 'The fox goes to and fro, and so does a goose sideways. When this stands for the third time, nobody has won.',
      fr: 'Le renard va et vient, une oie aussi, de côté. Quand cette position revient pour la troisième fois, personne n’a gagné.',
    },
    'D4',
    'A4 B3 C3 D3 E3 F3 G3',
    'D4-D5 D5-D4 A4-B4 B4-A4',
  ),
];
