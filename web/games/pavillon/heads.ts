// The pets, each a head of cut paper drawn around 0,0 within a radius of about 36. A few kinds of heads, each with what
// tells one species from its cousins; a card that nobody has drawn yet gets the head of its type.
import { svg, type SVGTemplateResult } from 'lit';
import type { Kind } from './view';

type Art = SVGTemplateResult;

/** A shape and its mirror image. */
const both = (name: string, d: string): Art =>
  svg`<path class=${name} d=${d}/><path class=${name} transform="scale(-1 1)" d=${d}/>`;
const one = (name: string, d: string): Art => svg`<path class=${name} d=${d}/>`;
const eyes = (x: number, y: number, r = 3): Art =>
  svg`<circle class="pt-eye" cx=${-x} cy=${y} r=${r}/><circle class="pt-eye" cx=${x} cy=${y} r=${r}/>`;
const slits = (x: number, y: number): Art =>
  both('pt-glint', `M${x - 6} ${y + 2}Q${x} ${y - 5} ${x + 7} ${y - 4}Q${x + 4} ${y + 4} ${x - 6} ${y + 2}Z`);

/** Wolves, dogs and foxes. */
function hound(ears: 'up' | 'hanging' | 'round' | 'tall', more: Art = svg``): Art {
  const shapes = {
    up: 'M9 -18L28 -38L29 -4Z',
    tall: 'M6 -18L31 -40L33 0Z',
    round: 'M10 -18C12 -40 36 -36 30 -8Z',
    hanging: 'M10 -22C30 -34 40 -8 31 12C26 6 24 -2 22 -8Z',
  };
  const head =
    'M0 34C-7 34 -11 28 -14 20C-30 16 -34 4 -27 -6C-24 -18 -12 -24 0 -24C12 -24 24 -18 27 -6C34 4 30 16 14 20C11 28 7 34 0 34Z';
  return svg`${ears === 'hanging' ? svg`` : both('pt-fur', shapes[ears])}${one('pt-fur', head)}
    ${ears === 'hanging' ? both('pt-dark', shapes[ears]) : both('pt-inner', ears === 'round' ? 'M15 -18C17 -30 29 -28 26 -12Z' : 'M14 -19L26 -31L26 -10Z')}
    ${one('pt-pale', 'M0 33C-6 33 -9 25 -11 16C-8 8 -4 4 0 4C4 4 8 8 11 16C9 25 6 33 0 33Z')}
    ${slits(13, -3)}${one('pt-dark', 'M-6 13Q0 9 6 13L0 21Z')}${more}`;
}

function cat(more: Art = svg``): Art {
  return svg`${both('pt-fur', 'M8 -20L27 -34L31 -8Z')}${both('pt-inner', 'M14 -20L25 -28L27 -12Z')}
    ${one('pt-fur', 'M0 30C-20 30 -32 16 -31 0C-30 -16 -16 -25 0 -25C16 -25 30 -16 31 0C32 16 20 30 0 30Z')}
    ${both('pt-pale', 'M0 10C8 8 18 12 17 20C15 27 5 28 0 26Z')}${slits(14, -3)}${one('pt-dark', 'M-5 7H5L0 13Z')}
    ${both('pt-line', 'M12 18L34 14M12 21L33 24')}${more}`;
}

/** Raptors, saurians and crocodiles, seen from the side. */
function saurian(jaw: 'short' | 'huge' | 'long', more: Art = svg``): Art {
  const shapes = {
    short: ['M-32 20C-34 -8 -20 -26 4 -24C20 -22 32 -10 36 2L30 8L6 8Z', 'M-30 20L4 12L30 12C26 20 10 26 -6 26Z'],
    huge: ['M-34 22C-38 -10 -22 -34 4 -30C24 -28 36 -14 37 0L34 6L2 6Z', 'M-32 22L0 12L34 12C32 24 14 34 -8 33Z'],
    long: ['M-34 14C-36 -8 -26 -20 -10 -18C-2 -18 6 -8 38 -2L38 4L-4 6Z', 'M-33 14L-4 10L38 8C34 16 8 20 -12 22Z'],
  }[jaw];
  const teeth = jaw === 'long' ? 'M2 6l3 6l3-6l3 6l3-6l3 6l3-6l3 6l3-6l3 6l3-6Z' : 'M6 7l4 7l4-7l4 7l4-7l4 7l4-7Z';
  return svg`${one('pt-belly', shapes[1] ?? '')}${one('pt-fur', shapes[0] ?? '')}${one('pt-pale', teeth)}
    <circle class="pt-glow" cx="-4" cy="-9" r="6"/><path class="pt-dark" d="M-4 -14V-4" stroke-width="3"/><circle class="pt-dot" cx="30" cy="-3" r="2"/>
    ${one('pt-line', 'M-26 -8l-8 -4M-20 -16l-7 -7M-11 -21l-4 -9')}${more}`;
}

/** Birds, seen from the side. */
function bird(neck: 'bare' | 'long' | 'proud', more: Art = svg``): Art {
  const ruff = {
    bare: 'M-34 36C-32 16 -22 10 -8 12C4 14 12 24 12 36Z',
    long: 'M-14 38C-18 20 -16 8 -10 2L10 6C8 18 8 28 10 38Z',
    proud: 'M-30 36C-34 10 -28 -10 -10 -20L12 8C10 20 12 28 16 36Z',
  }[neck];
  return svg`${one(neck === 'bare' ? 'pt-pale' : 'pt-fur', ruff)}<circle class=${neck === 'bare' ? 'pt-bare' : 'pt-fur'} cx="-2" cy="-8" r="20"/>
    ${one('pt-beak', 'M14 -18C30 -18 38 -6 33 10C30 2 24 0 12 2Z')}${one('pt-line', 'M14 -7L30 -4')}
    <circle class="pt-glow" cx="4" cy="-12" r="5.5"/><circle class="pt-dot" cx="5" cy="-12" r="2.6"/>${one('pt-brow', 'M-6 -21L13 -16')}${more}`;
}

/** Serpents and worms. */
function coil(more: Art): Art {
  return svg`${one('pt-belly', 'M-34 34C-38 14 -18 10 -2 14C14 18 30 8 24 -4L34 -8C44 14 22 30 4 27C-10 24 -22 22 -22 34Z')}${more}`;
}

/** Everything with a shell and many legs. */
function shell(legs: Art, more: Art): Art {
  return svg`${legs}${one('pt-fur', 'M0 -22C20 -22 30 -8 28 6C26 20 14 27 0 27C-14 27 -26 20 -28 6C-30 -8 -20 -22 0 -22Z')}${one('pt-pale', 'M-18 -8C-10 -16 10 -16 18 -8C10 -11 -10 -11 -18 -8Z')}${more}`;
}

const LEGS = both(
  'pt-leg',
  'M20 -8C32 -22 36 -16 38 -30M24 2C36 -4 38 2 40 -8M24 12C36 12 36 20 40 20M18 20C28 26 26 34 32 36',
);
const CLAWS = both('pt-fur', 'M14 -14C24 -20 20 -36 34 -36C28 -30 32 -28 38 -32C42 -18 34 -10 22 -6Z');

function ape(more: Art = svg``): Art {
  return svg`${both('pt-inner', 'M26 -8C38 -12 38 10 26 8Z')}${one('pt-fur', 'M0 -34C22 -34 32 -16 30 4C28 24 16 34 0 34C-16 34 -28 24 -30 4C-32 -16 -22 -34 0 -34Z')}
    ${one('pt-pale', 'M0 -14C8 -22 24 -16 20 0C18 6 22 10 20 18C16 30 -16 30 -20 18C-22 10 -18 6 -20 0C-24 -16 -8 -22 0 -14Z')}
    ${eyes(9, -5, 3.4)}${one('pt-line', 'M-3 8v3M3 8v3M-10 20Q0 25 10 20')}${more}`;
}

/** Bears and their like: broad and round. */
function bear(more: Art = svg``): Art {
  return svg`<circle class="pt-fur" cx="-22" cy="-22" r="11"/><circle class="pt-fur" cx="22" cy="-22" r="11"/><circle class="pt-inner" cx="-22" cy="-22" r="5.5"/><circle class="pt-inner" cx="22" cy="-22" r="5.5"/>
    ${one('pt-fur', 'M0 -28C22 -28 34 -10 32 6C30 24 16 33 0 33C-16 33 -30 24 -32 6C-34 -10 -22 -28 0 -28Z')}
    <ellipse class="pt-pale" cx="0" cy="14" rx="16" ry="13"/>${eyes(13, -5)}<ellipse class="pt-dark" cx="0" cy="8" rx="7" ry="5"/>${one('pt-line', 'M0 13V19M-7 22Q0 18 7 22')}${more}`;
}

/** Boars and rhinoceroses: a long heavy muzzle. */
function heavy(more: Art): Art {
  return svg`${both('pt-fur', 'M10 -20L30 -32L30 -10Z')}${one('pt-fur', 'M0 -28C16 -28 26 -16 24 0C23 10 20 18 18 26C14 36 -14 36 -18 26C-20 18 -23 10 -24 0C-26 -16 -16 -28 0 -28Z')}
    ${eyes(13, -6)}<ellipse class="pt-pale" cx="0" cy="24" rx="15" ry="9"/><circle class="pt-dot" cx="-6" cy="24" r="2.6"/><circle class="pt-dot" cx="6" cy="24" r="2.6"/>${more}`;
}

const STRIPES = both('pt-line', 'M6 -22l2 9M14 -20l1 8M28 4l-8 1M27 11l-8 -1');
const SPOTS = svg`<circle class="pt-dot" cx="-18" cy="8" r="2.4"/><circle class="pt-dot" cx="18" cy="8" r="2.4"/><circle class="pt-dot" cx="-6" cy="-16" r="2.4"/><circle class="pt-dot" cx="7" cy="-14" r="2.4"/><circle class="pt-dot" cx="0" cy="-9" r="2"/>`;

/** Every species that has a head of its own, with the class of its colours. */
const HEADS: Record<string, [tint: string, art: () => Art]> = {
  loup: ['grey', () => hound('up')],
  molosse: ['tan', () => hound('hanging', one('pt-line', 'M-12 24Q-6 30 0 26Q6 30 12 24'))],
  felin: ['gold', () => cat(STRIPES)],
  raptor: ['leaf', () => saurian('short', one('pt-crest', 'M-10 -23L-22 -38L-20 -20L-34 -28L-27 -8Z'))],
  hyene: ['sand', () => hound('round', SPOTS)],
  charognard: ['dusk', () => bird('bare')],
  'haut-trotteur': ['rose', () => bird('long', one('pt-crest', 'M-8 -27C-14 -40 -4 -40 -2 -28C2 -40 12 -36 4 -26Z'))],
  diablosaure: ['ember', () => saurian('huge', one('pt-crest', 'M-24 -26L-30 -38L-16 -31ZM-8 -31L-6 -40L4 -31Z'))],
  'chien-du-magma': [
    'ember',
    () => hound('up', one('pt-lava', 'M-22 2L-14 8L-18 16M22 2L14 8L18 16M-4 -22L2 -14L-3 -8M10 -18L6 -11')),
  ],
  'esprit-de-bete': [
    'ghost',
    () =>
      hound('tall', svg`<path class="pt-spirit" d="M-34 -6C-40 10 -34 24 -24 32M34 -6C40 10 34 24 24 32M0 -34V-40"/>`),
  ],
  renard: ['fox', () => hound('tall', both('pt-pale', 'M26 -2C30 8 22 14 12 16C18 8 20 4 26 -2Z'))],
  rongeur: [
    'sand',
    () =>
      svg`<circle class="pt-inner" cx="-23" cy="-18" r="13"/><circle class="pt-inner" cx="23" cy="-18" r="13"/>${one('pt-fur', 'M0 34C-14 34 -27 16 -26 0C-24 -18 -12 -24 0 -24C12 -24 24 -18 26 0C27 16 14 34 0 34Z')}${eyes(11, -2, 4)}${one('pt-dark', 'M-4 12H4L0 17Z')}${one('pt-tooth', 'M-5 21H5V31H0V22V31H-5Z')}${both('pt-line', 'M8 16L30 10M8 19L30 20')}`,
  ],
  serpent: [
    'leaf',
    () =>
      coil(
        svg`${one('pt-fur', 'M30 -36C38 -32 40 -14 34 -4C26 4 12 2 4 -6C-2 -14 -2 -22 6 -28C14 -34 24 -38 30 -36Z')}<circle class="pt-glow" cx="16" cy="-20" r="4.5"/><path class="pt-dark" d="M16 -24V-16" stroke-width="2.4"/>${one('pt-tongue', 'M0 -16L-14 -14M-9 -15L-16 -20')}${one('pt-line', 'M-26 24l6 2M-12 18l2 6M4 21l-1 6M18 17l3 6')}`,
      ),
  ],
  araignee: [
    'dusk',
    () =>
      shell(
        LEGS,
        svg`${eyes(5, 6, 3.6)}${eyes(14, 2, 2.6)}${eyes(11, 12, 2)}${one('pt-line', 'M-6 20L-3 27M6 20L3 27')}`,
      ),
  ],
  'chauve-souris': [
    'dusk',
    () =>
      svg`${both('pt-inner', 'M12 -2C26 -26 40 -18 40 6C34 0 30 6 28 12C24 6 18 8 14 14Z')}${both('pt-fur', 'M3 -16L22 -40L22 -6Z')}${one('pt-fur', 'M0 26C-14 26 -21 14 -20 0C-19 -13 -10 -20 0 -20C10 -20 19 -13 20 0C21 14 14 26 0 26Z')}${eyes(8, -3, 3.6)}${one('pt-dark', 'M-4 5Q0 1 4 5L0 9Z')}${one('pt-tooth', 'M-7 13L-4 21L-2 13ZM7 13L4 21L2 13Z')}`,
  ],
  'oiseau-de-proie': ['tan', () => bird('proud', one('pt-line', 'M-18 12l6 4M-20 22l6 4M-8 16l6 4M-8 27l6 4'))],
  singe: ['tan', () => ape()],
  chimere: [
    'gold',
    () =>
      svg`<circle class="pt-mane" r="36"/>${cat(both('pt-horn', 'M10 -24C14 -36 26 -40 34 -34C26 -34 22 -28 20 -20Z'))}`,
  ],
  silithide: [
    'leaf',
    () =>
      shell(
        CLAWS,
        svg`${both('pt-glint', 'M6 -2C14 -8 22 -4 22 4C16 8 8 6 6 -2Z')}${both('pt-beak', 'M4 16C12 16 16 22 10 32C8 26 4 24 2 24Z')}`,
      ),
  ],
  'faucon-dragon': [
    'fox',
    () =>
      bird(
        'proud',
        svg`${one('pt-crest', 'M-14 -20L-34 -36L-24 -14L-40 -16L-22 0Z')}${one('pt-lava', 'M20 12C28 14 30 22 26 28M28 12C34 16 36 20 34 24')}`,
      ),
  ],
  ours: ['tan', () => bear()],
  sanglier: [
    'dusk',
    () =>
      heavy(
        svg`${both('pt-tooth', 'M12 24C22 26 26 18 24 10C20 14 16 16 11 16Z')}${one('pt-crest', 'M-10 -26L-6 -38L0 -29L6 -38L10 -26Z')}`,
      ),
  ],
  tortue: [
    'leaf',
    () =>
      svg`${one('pt-fur', 'M0 -36C26 -36 38 -16 36 6L-36 6C-38 -16 -26 -36 0 -36Z')}${one('pt-line', 'M-34 -2H34M0 -34L-12 -20L-8 -2M0 -34L12 -20L8 -2M-12 -20L-28 -20M12 -20L28 -20')}${one('pt-pale', 'M0 0C14 0 20 10 18 20C16 30 8 35 0 35C-8 35 -16 30 -18 20C-20 10 -14 0 0 0Z')}${eyes(8, 13, 3)}${one('pt-line', 'M-8 25Q0 30 8 25')}`,
  ],
  crabe: [
    'rose',
    () =>
      shell(
        svg`${LEGS}${CLAWS}`,
        svg`${one('pt-line', 'M-8 -20V-28M8 -20V-28')}${eyes(8, -29, 4)}${one('pt-line', 'M-10 12Q0 18 10 12')}`,
      ),
  ],
  gorille: ['dusk', () => ape(one('pt-dark', 'M-20 -14C-12 -20 12 -20 20 -14L18 -8C10 -13 -10 -13 -18 -8Z'))],
  scorpide: [
    'sand',
    () =>
      shell(
        CLAWS,
        svg`${eyes(8, 2, 3)}${one('pt-leg', 'M0 -20C-2 -40 22 -42 24 -30')}${one('pt-dark', 'M20 -32L30 -30L22 -20Z')}${one('pt-line', 'M-8 14Q0 10 8 14')}`,
      ),
  ],
  crocilisque: ['leaf', () => saurian('long', one('pt-crest', 'M-30 4l-6 -2l5 -5l-5 -4l7 -3Z'))],
  rhinoceros: [
    'grey',
    () =>
      heavy(svg`${one('pt-horn', 'M-8 14C-6 0 -2 -12 4 -20C8 -8 9 4 8 14Z')}${one('pt-horn', 'M-4 -14L1 -26L5 -14Z')}`),
  ],
  ver: [
    'rose',
    () =>
      coil(
        svg`<circle class="pt-fur" cx="10" cy="-14" r="22"/><circle class="pt-dark" cx="10" cy="-14" r="14"/>${one('pt-tooth', 'M10 -28l3 7h-6ZM10 0l3 -7h-6ZM-4 -14l7 3v-6ZM24 -14l-7 3v-6ZM0 -24l7 3l-4 4ZM20 -24l-7 3l4 4ZM0 -4l7 -3l-4 -4ZM20 -4l-7 -3l4 -4Z')}${one('pt-line', 'M-26 24l6 2M-12 18l2 6M4 21l-1 6')}`,
      ),
  ],
  quilen: [
    'gold',
    () =>
      bear(
        svg`${one('pt-mane', 'M0 -40C12 -38 16 -30 12 -24C6 -28 -6 -28 -12 -24C-16 -30 -12 -38 0 -40Z')}${both('pt-line', 'M20 10C28 8 30 14 26 18M18 22C26 22 26 28 22 30')}`,
      ),
  ],
};

const STRANGERS: Record<Kind, () => Art> = {
  fierce: () => hound('up'),
  cunning: () => cat(),
  tenacious: () => bear(),
};

export function head(id: string, kind: Kind): Art {
  const [tint, art] = HEADS[id] ?? ['grey', STRANGERS[kind]];
  return svg`<g class=${`pt-head ${tint}`}>${art()}</g>`;
}
