// Drawn examples of the rules, each a small table seen from below.
import { html } from 'lit';
import { words } from '../../words/words';
import type { Example } from '../module';
import { traits } from './animals';
import { NARROW } from './layout';
import { table } from './scene';
import {
  NAMES,
  nameOf,
  type AnimalView,
  type CardView,
  type Landing,
  type MeadowView,
  type WolfAndHoundView,
} from './view';
import { houndWords } from './words';

/** The marks of the animals that examples use. */
const MARKS: Record<string, string> = {
  H01: 'white | none | self | +1',
  W01: 'black | none | self | -1',
  W02: 'black | 1/2 | self | -1',
  W03: 'black | none | right | -1',
  W06: 'black | -1/2 | self | -1',
  T01: 'blue | none | self | pass',
  T02: 'blue | none | self | no 3',
  M01: 'black | none | self | ±1',
};

/** One animal of an example: `M01w@P3` lies before P3 and shows its white face. */
function set(text: string): AnimalView {
  const [, id = '', shown, at = 'P1'] = /^(\w\d\d)([bw])?@(P\d)$/.exec(text) ?? [];
  const printed = traits({ id, label: { en: id, fr: id }, mark: MARKS[id] ?? '' });
  const colour = shown === 'w' ? 'WHITE' : shown === 'b' ? 'BLACK' : printed.colour;
  return { ...printed, label: { en: id, fr: id }, colour, at: nameOf(at) };
}

interface Position {
  /** `W01@P1 H01@P3`. */
  animals: string;
  active?: string;
  /** Sheep in the pens and in the forests of P1 to P4: `32 30 30 30`. */
  flocks?: string;
  /** The card whose effect is drawn, and where animals end: `b3 W01@P4`. */
  card?: string;
  played?: string;
  ghosts?: string[];
}

function viewOf({
  animals,
  active = 'P1',
  flocks = '30 30 30 30',
  played = '',
  ghosts = [],
}: Position): WolfAndHoundView {
  const flock = flocks.split(' ');
  return {
    round: 1,
    rounds: 1,
    score: { green: 0, orange: 0 },
    meadows: NAMES.map((name, i): MeadowView => {
      const ghost = ghosts.includes(name);
      return {
        name,
        seat: ghost ? undefined : i,
        team: i % 2 === 0 ? 'GREEN' : 'ORANGE',
        pen: Number(flock[i]?.charAt(0)),
        forest: Number(flock[i]?.charAt(1)),
        cards: 4,
        shown: [],
      };
    }),
    active: nameOf(active),
    stage: 'PLAY',
    animals: animals.split(' ').map(set),
    waiting: [],
    noThrees: false,
    lastLap: false,
    pile: 16,
    played: played
      .split(' ')
      .filter(Boolean)
      .map((one) => ({ by: nameOf(one.slice(0, 2)), card: one.slice(2) })),
    hand: [],
  };
}

function cardOf(text: string | undefined, view: WolfAndHoundView): CardView | null {
  if (!text) return null;
  const [card = '', ...ends] = text.split(' ');
  const after = ends.map(set);
  const landings = view.animals.map((one): Landing => {
    const end = after.find((other) => other.id === one.id) ?? one;
    return { animal: one.id, at: end.at, colour: end.colour };
  });
  return { card, landings };
}

function example(rule: string, caption: Example['caption'], position: Position): Example {
  const draw = () => {
    const view = viewOf(position);
    const layout = NARROW;
    return html`<svg
      class="wh-picture example"
      viewBox=${`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label=${`${words().example} ${rule}`}
    >
      ${table({
        layout,
        view,
        sides: new Map([
          ['P1', 0],
          ['P2', 1],
          ['P3', 2],
          ['P4', 3],
        ]),
        who: (name, short) => (!short && position.ghosts?.includes(name) ? `${name} (${houndWords().anyGhost})` : name),
        foreseen: cardOf(position.card, view),
        lit: new Set(),
        choices: new Set(),
        tap: null,
      })}
    </svg>`;
  };
  return { rule, caption, draw };
}

export const examples: Example[] = [
  example(
    'WH-1',
    {
      en: 'Seen by P1, below: P2 sits at the left, the partner P3 opposite.',
      fr: 'Vu par P1, en bas : P2 est à gauche, le partenaire P3 en face.',
    },
    { animals: 'H01@P1 W01@P1' },
  ),
  example(
    'WH-3',
    {
      en: 'The pin of an animal points at the meadow it acts upon: Wolf 03 at the right neighbour’s.',
      fr: 'La pointe d’un animal montre le pré qu’il vise : celui du voisin de droite pour le Loup 03.',
    },
    { animals: 'W01@P3 W03@P1' },
  ),
  example(
    'WH-21',
    {
      en: 'Wolf 01 has chased a sheep of P2 into the forest; Hound 01 might bring one of P4 back, but none is lost.',
      fr: 'Le Loup 01 a chassé un mouton de P2 dans la forêt ; le Chien 01 en ramènerait un à P4, mais aucun n’est perdu.',
    },
    { animals: 'W01@P2 H01@P4', active: 'P2', flocks: '30 21 30 30' },
  ),
  example(
    'WH-24',
    {
      en: 'P1 plays a black 3: the wolf walks three places clockwise, the hound stays.',
      fr: 'P1 joue un 3 noir : le loup avance de trois places, le chien reste.',
    },
    { animals: 'W01@P1 H01@P3', card: 'b3 W01@P4 H01@P3', played: 'P1b3' },
  ),
  example(
    'WH-26',
    {
      en: 'A black 3: Wolf 02 walks one place, Wolf 06 one place back.',
      fr: 'Un 3 noir : le Loup 02 avance d’une place, le Loup 06 recule d’une.',
    },
    { animals: 'W02@P2 W06@P4', card: 'b3 W02@P3 W06@P3', active: 'P2', played: 'P2b3' },
  ),
  example(
    'WH-32',
    {
      en: 'The metamorph leaves P4, comes through P1’s space and shows its white face at P2.',
      fr: 'Le métamorphe part de P4, traverse la place de P1 et montre sa face blanche chez P2.',
    },
    { animals: 'M01b@P4', card: 'b2 M01w@P2', active: 'P3', played: 'P3b2' },
  ),
  example(
    'WH-42',
    {
      en: 'P4 is a ghost: its four cards lie in a stack that nobody sees.',
      fr: 'P4 est un fantôme : ses quatre cartes forment une pile que personne ne voit.',
    },
    { animals: 'H01@P4 W01@P2', active: 'P4', flocks: '20 40 30 30', ghosts: ['P4'] },
  ),
];
