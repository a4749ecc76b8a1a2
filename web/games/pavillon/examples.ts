// Drawn examples of the rules: two pets and what passes between them, or a single thing of the table.
import { html, svg, type SVGTemplateResult } from 'lit';
import { words } from '../../words/words';
import type { Example } from '../module';
import { arrow } from './arrows';
import { count, picture } from './art';
import { figure } from './land';
import type { Card } from './view';
import { wheel } from './wheel';
import { lodgeWords } from './words';

const card = (id: string, kind: string, attack = 0, life = 0): Card => ({
  id,
  kind,
  attack,
  life,
  cost: 0,
  name: { en: id, fr: id },
  text: { en: '', fr: '' },
});

const WOLF = card('loup', 'fierce common', 3, 5);
const FOX = card('renard', 'cunning common', 2, 6);
const CRAB = card('crabe', 'tenacious common', 2, 6);
const DEVILSAUR = card('diablosaure', 'fierce exotic', 5, 7);

/** A pet of an example: where it lies, and how much Life is left to it. */
function pet(one: Card, x: number, life = one.life): SVGTemplateResult {
  const down = life <= 0;
  return svg`<g class=${down ? 'pt-pet down' : 'pt-pet'} transform=${`translate(${x} 60)`}>${figure({ card: one, attack: one.attack, life, most: one.life })}</g>`;
}

function example(rule: string, caption: Example['caption'], width: number, art: () => SVGTemplateResult): Example {
  const draw = () =>
    html`<svg class="pt-example" viewBox=${`0 0 ${width} 120`} role="img" aria-label=${`${words().example} ${rule}`}>
      ${art()}
    </svg>`;
  return { rule, caption, draw };
}

const strike = (by: Card, at: Card, left: number, advantage: boolean) => () =>
  svg`${pet(by, 60)}${pet(at, 260, left)}<g class="pt-arrows">${arrow(spot(75, 60), spot(245, 60), { kind: 'chosen', advantage })}</g>`;

const spot = (x: number, y: number) => ({ x, y, wide: 30, high: 30 });

export const examples: Example[] = [
  {
    rule: 'PT-2',
    caption: {
      en: 'Life, Coins and spells in hand stand beside every name.',
      fr: 'Vie, Pièces et sorts en main figurent près de chaque nom.',
    },
    draw: () =>
      html`<span class="pt-purse"
        >${count('life', 10, lodgeWords().life)}${count('coin', 5, lodgeWords().coins)}${count(
          'spells',
          1,
          lodgeWords().spells,
        )}</span
      >`,
  },
  example(
    'PT-3',
    {
      en: 'Attack at the left, Life at the right. Fierce pets are pointed, cunning ones round, tenacious ones square; a star marks an exotic one.',
      fr: 'L’Attaque à gauche, la Vie à droite. Les féroces sont pointus, les rusés ronds, les tenaces carrés ; une étoile marque un exotique.',
    },
    440,
    () => svg`${pet(WOLF, 60)}${pet(FOX, 165)}${pet(CRAB, 270)}${pet(DEVILSAUR, 375)}`,
  ),
  example(
    'PT-4',
    { en: 'The arrows show who has the advantage.', fr: 'Les flèches montrent qui a l’avantage.' },
    120,
    () => svg`<g transform="translate(60 62)">${wheel()}</g>`,
  ),
  example(
    'PT-31',
    {
      en: 'The Wolf strikes the Fox: 3, and 1 more with advantage. 2 of 6 are left.',
      fr: 'Le Loup frappe le Renard : 3, et 1 de plus avec l’avantage. Il reste 2 sur 6.',
    },
    320,
    strike(WOLF, FOX, 2, true),
  ),
  example(
    'PT-34',
    {
      en: 'The Devilsaur strikes the Wolf: 5. At 0 Life it is out for this combat.',
      fr: 'Le Diablosaure frappe le Loup : 5. À 0 Vie, il est hors combat.',
    },
    320,
    strike(DEVILSAUR, WOLF, 0, false),
  ),
  example(
    'PT-36',
    {
      en: 'The Wolf strikes the Crab, which pinches: 3 for the Crab, then 1 for the Wolf.',
      fr: 'Le Loup frappe le Crabe, qui pince : 3 pour le Crabe, puis 1 pour le Loup.',
    },
    320,
    () =>
      svg`${pet(WOLF, 60, 4)}${pet(CRAB, 260, 3)}<g class="pt-arrows">${arrow(spot(75, 45), spot(245, 45), { kind: 'chosen', advantage: false })}${arrow(spot(245, 80), spot(75, 80), { kind: 'declared', advantage: false })}</g>`,
  ),
  example(
    'PT-40',
    {
      en: 'Each family of spells has a sign: aspect, arrow, bite, trap, sting, shot.',
      fr: 'Chaque famille de sorts a un signe : aspect, flèche, morsure, piège, piqûre, tir.',
    },
    560,
    () =>
      svg`${['aspect', 'arrow', 'bite', 'trap', 'sting', 'shot'].map((family, i) => svg`<g transform=${`translate(${50 + i * 92} 60) scale(.85)`}>${picture(card(family, family))}</g>`)}`,
  ),
];
