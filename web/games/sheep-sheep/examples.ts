// Drawn examples of the rules.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { face, type Family } from '../../art/families';
import { words } from '../../words/words';
import type { Example } from '../module';
import { arrowTo, fetishCard, laidCard, outline, worthTag } from './art';
import { groups } from './exchange';
import { CELLS, familyOf, type Cell, type Laid, type Spot } from './view';

/** A card of an example: `ro` lies with red up. */
function laid(text: string): Laid | null {
  const [up, down] = [familyOf(text.charAt(0)), familyOf(text.charAt(1))];
  return up && down ? { up, down } : null;
}

/** A meadow as a state writes it: `ro yg . / …`, where . is a gap. */
function meadow(text: string): Spot[] {
  const cards = text.split(/[ /]+/);
  return CELLS.map((cell, i) => ({ cell, card: laid(cards[i] ?? '') }));
}

/** A small meadow, its groups outlined. */
function drawMeadow(text: string, fetish: Family | null, marked: Cell[] = []): TemplateResult {
  const spots = meadow(text);
  return html`<svg class="ss-little" viewBox="-12 -16 324 328" aria-hidden="true">
    ${spots.map(({ card }, i) => {
      const [x, y] = [(i % 3) * 100 + 3, Math.floor(i / 3) * 100 + 3];
      return svg`<g transform=${`translate(${x} ${y}) scale(.94)`}>${card ? face(card.up) : svg`<rect class="ss-hole" x="2" y="2" width="96" height="96" rx="10"/>`}</g>`;
    })}
    ${marked.map((cell) => {
      const i = CELLS.indexOf(cell);
      return svg`<rect class="ss-marked" x=${(i % 3) * 100 + 2} y=${Math.floor(i / 3) * 100 + 2} width="96" height="96" rx="10"/>`;
    })}
    ${groups(spots, fetish).map((group, i) => {
      const { path, x, y } = outline(group.cells.map((cell) => CELLS.indexOf(cell)));
      return svg`<g class=${`ss-outlines ${i === 0 ? 'best' : 'other'}`}><path class="ss-edge" d=${path}/><path class="ss-line" d=${path}/>${worthTag(`+${group.worth}`, x, y)}</g>`;
    })}
  </svg>`;
}

/** A card beside another, with an arrow between them. */
function drawExchange(card: string, onto: string, allowed: boolean): TemplateResult {
  const [own, there] = [laid(card), laid(onto)];
  return html`<div class="ss-pairing">
    ${own ? laidCard(own) : nothing} ${arrowTo(allowed)} ${there ? laidCard(there) : nothing}
  </div>`;
}

function example(rule: string, caption: Example['caption'], picture: () => TemplateResult): Example {
  const draw = () =>
    html`<div class="ss-example" role="img" aria-label=${`${words().example} ${rule}`}>${picture()}</div>`;
  return { rule, caption, draw };
}

export const examples: Example[] = [
  example(
    'SS-4',
    {
      en: 'This fetish makes every violet sheep count twice. The others see only the back of the card.',
      fr: 'Avec ce fétiche, chaque mouton violet compte double. Les autres ne voient que le dos de la carte.',
    },
    () => html`<div class="ss-pairing">${fetishCard('VIOLET')}${fetishCard(null)}</div>`,
  ),
  example(
    'SS-5',
    {
      en: 'A blue sheep is up; the folded corner shows the yellow one beneath.',
      fr: 'Un mouton bleu est visible ; le coin plié montre le jaune au verso.',
    },
    () => html`<div class="ss-pairing">${laidCard({ up: 'BLUE', down: 'YELLOW' })}</div>`,
  ),
  example(
    'SS-9',
    {
      en: 'The blue side goes down onto the blue sheep, and a yellow one appears. The card taken joins your own.',
      fr: 'Le côté bleu se pose sur le mouton bleu, et un jaune apparaît. La carte prise rejoint les vôtres.',
    },
    () => drawExchange('yb', 'bv', true),
  ),
  example(
    'SS-9',
    {
      en: 'Not allowed: neither side of the card is green.',
      fr: 'Interdit : aucun côté de la carte n’est vert.',
    },
    () => drawExchange('yb', 'gr', false),
  ),
  example(
    'SS-10',
    {
      en: 'Four green sheep stand together and are won. The fifth touches them only at a corner.',
      fr: 'Quatre moutons verts se touchent et sont gagnés. Le cinquième ne les touche que par un coin.',
    },
    () => drawMeadow('gr gb gy / ov gp by / gv yr pr', null),
  ),
  example(
    'SS-11',
    {
      en: 'Two groups: with a pink fetish the three pink sheep are worth more than the four yellow ones.',
      fr: 'Deux groupes : avec un fétiche rose, les trois roses valent plus que les quatre jaunes.',
    },
    () => drawMeadow('pr pb yr / pg bv yo / ob yv yb', 'PINK'),
  ),
  example(
    'SS-12',
    {
      en: 'The gaps are filled one by one; each time you choose where and on which side.',
      fr: 'Les places vides se remplissent une par une ; à chaque fois, vous choisissez laquelle et de quel côté.',
    },
    () =>
      html`<div class="ss-pairing">
        ${laidCard({ up: 'RED', down: 'GREEN' })}${arrowTo(true)}${drawMeadow('. . ry / ov . by / pg gv pr', null, [
          'A1',
          'B1',
          'B2',
        ])}
      </div>`,
  ),
  example(
    'SS-20',
    {
      en: 'Where undersides are hidden: nobody knows yet what is under the blue sheep. Taken into a hand, it shows.',
      fr: 'Quand le dessous est caché : nul ne sait encore ce qu’il y a sous le mouton bleu. Prise en main, la carte le montre.',
    },
    () =>
      html`<div class="ss-pairing">
        ${laidCard({ up: 'BLUE', down: null })}${arrowTo(true)}${laidCard({ up: 'BLUE', down: 'YELLOW' })}
      </div>`,
  ),
];
