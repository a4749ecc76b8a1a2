// Au Pavillon du Traqueur as it is explained: the pets of those who have to do with each other, and what passes between.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { after, before, played, possible, type Scene } from '../../kit/scene';
import type { Beat, BoxItem } from '../../net/wire';
import { capital, side } from '../../words/names';
import { say } from '../../words/words';
import type { Explaining, Printed, Sign } from '../module';
import { arrow } from './arrows';
import { count, glyph, kindSign } from './art';
import { cardImage, kindName, numbers } from './cards';
import { figure as petArt } from './land';
import {
  isPet,
  isWeapon,
  kindOf,
  seatIndex,
  type Card,
  type Family,
  type Kind,
  type PavillonView,
  type Player,
  type Step,
} from './view';
import { wheel } from './wheel';
import { lodgeWords } from './words';

export const explaining: Explaining<PavillonView> = {
  figure,
  legend,
  card,
  phase: ({ step }) => step,
  how: () => lodgeWords().how,
};

/** What goes from one to another. */
const GOING = ['declare', 'strike', 'aim', 'hit'];

/** Those who have to do with what happens, side by side, as it leaves them; and the cards that are chosen from. */
function figure(scene: Scene<PavillonView>): TemplateResult {
  const [start, end] = [before(scene), after(scene)];
  const beats = [...played(scene), ...possible(scene)];
  const seats = new Set(beats.flatMap(({ from = '', to = '' }) => [from, to].map((place) => place.slice(0, 2))));
  const met = end.players.filter(({ seat }) => seats.has(seat));
  const shown = met.length > 0 ? met : end.players.filter(({ pets }) => pets.length > 0);
  const lands = shown.length > 0 ? shown : end.players;
  return html`<div class="pt-example broad" role="img" aria-label=${scene.label}>
    ${choice(ASKED.includes(end.step) ? end : start)}
    <div class=${`pt-example-lands of-${lands.length}`}>${lands.map((player) => purse(scene, player))}</div>
    ${lands.some(({ pets }) => pets.length > 0) ? pets(lands, beats) : nothing}
  </div>`;
}

/** Steps at which somebody looks at cards that have just been turned up. */
const ASKED: Step[] = ['PLACE', 'ADOPT', 'PICK', 'KEEP'];

const purse = ({ game }: Scene<PavillonView>, player: Player): TemplateResult => {
  const pt = lodgeWords();
  return html`<p>
    <b>${side(game, seatIndex(player.seat))}</b>
    <span class="pt-purse"
      >${count('life', player.life, pt.life)}${count('coin', player.coins, pt.coins)}${count(
        'spells',
        player.hand,
        pt.spells,
      )}</span
    >
    <span class="pt-example-weapon"
      >${cardImage(player.weapon)}${say(player.weapon.name)} ${numbers(player.weapon)}</span
    >
  </p>`;
};

/** How wide a player's column is, and how far pets lie below each other. */
const APART = { x: 190, y: 132 };

/** A column of pets for each player, and arrows from who strikes to whom. */
function pets(lands: Player[], beats: Beat[]): TemplateResult {
  const spots = new Map(
    lands.flatMap(({ pets: all }, column) =>
      all.map(
        (pet, i) => [pet.place, { x: (column + 0.5) * APART.x, y: 56 + i * APART.y, wide: 46, high: 46 }] as const,
      ),
    ),
  );
  const most = Math.max(...lands.map(({ pets: all }) => all.length));
  const edge = beats.some(({ verb }) => verb === 'advantage');
  return html`<svg
    class=${`of-${lands.length}`}
    viewBox=${`0 0 ${lands.length * APART.x} ${most * APART.y}`}
    aria-hidden="true"
  >
    ${lands.flatMap(({ pets: all }) =>
      all.map((pet): SVGTemplateResult => {
        const { x, y } = spots.get(pet.place) ?? { x: 0, y: 0 };
        return svg`<g class=${pet.life <= 0 ? 'pt-pet down' : 'pt-pet'} transform=${`translate(${x} ${y})`}>${petArt(pet)}<text class="pt-example-name" y="66">${say(pet.card.name)}</text></g>`;
      }),
    )}
    <g class="pt-arrows">
      ${beats.map(({ verb, from = '', to = '' }) => {
        const [a, b] = [spots.get(from), spots.get(to)];
        return GOING.includes(verb) && a && b && a !== b
          ? arrow(a, b, { kind: 'chosen', advantage: edge && verb !== 'aim' })
          : nothing;
      })}
    </g>
  </svg>`;
}

/** The cards that somebody chooses from at this moment. */
function choice({ step, shop, row, you, card: drawn }: PavillonView): TemplateResult | typeof nothing {
  const cards =
    step === 'SHOP' || step === 'PLACE'
      ? shop
      : step === 'PICK'
        ? row
        : step === 'KEEP'
          ? (you?.offer ?? [])
          : step === 'RESPOND'
            ? (you?.hand ?? [])
            : [];
  const all = drawn ? [drawn, ...cards] : cards;
  return all.length === 0
    ? nothing
    : html`<ul class="pt-example-cards">
        ${all.map((one) => html`<li>${small(one)}</li>`)}
      </ul>`;
}

const small = (one: Card): TemplateResult => html`${cardImage(one)}<span>${say(one.name)}</span>${numbers(one)}`;

const FAMILIES: Family[] = ['aspect', 'arrow', 'bite', 'trap', 'sting', 'shot'];
const KINDS: Kind[] = ['fierce', 'cunning', 'tenacious'];

function legend(): Sign[] {
  const pt = lodgeWords();
  const sign = (art: unknown, box = '-12 -12 24 24') =>
    html`<svg class="pt-sign" viewBox=${box} aria-hidden="true">${svg`${art}`}</svg>`;
  const numbersSigns = (['life', 'attack', 'coin', 'spells', 'stun', 'poison'] as const).map(
    (name): Sign => ({ art: sign(glyph(name)), name: pt.signs[name], means: pt.means[name] }),
  );
  return [
    { art: sign(wheel(), '-52 -52 104 104'), name: pt.signs.wheel, means: pt.wheel },
    ...KINDS.map(
      (kind): Sign => ({
        art: sign(svg`<circle class=${`pt-disc ${kind}`} r="14"/>${kindSign(kind)}`, '-16 -16 32 32'),
        name: capital(pt.kinds[kind]),
        means: pt.means[kind],
      }),
    ),
    {
      art: cardImage({ ...BLANK, id: 'diablosaure', kind: 'fierce exotic' }),
      name: capital(pt.exotic),
      means: pt.means.exotic,
    },
    ...numbersSigns,
    ...FAMILIES.map(
      (kind): Sign => ({ art: cardImage({ ...BLANK, kind }), name: capital(pt.families[kind]), means: pt.means[kind] }),
    ),
  ];
}

const NONE = { en: '', fr: '' };
const BLANK: Card = { id: '', name: NONE, kind: '', attack: 0, life: 0, cost: 0, text: NONE };

/** `Loup | Wolf | fierce | common | 3/5 | …`, `Fronde | Sling | 2 | 1 | …`, `Flèche multiple | Multishot | arrow | 2 | …`. */
function card({ file, line, name, text }: BoxItem): Printed {
  const [french = '', , ...rest] = line.split(' | ');
  const printed: Card = { ...BLANK, id: idOf(french), name, text: text ?? NONE, ...fields(file, rest) };
  return {
    id: printed.id,
    name: say(name),
    kind: groupOf(printed),
    text: say(printed.text),
    art: () => html`${cardImage(printed)}${numbers(printed)}`,
  };
}

function groupOf(one: Card): string {
  const pt = lodgeWords();
  if (isWeapon(one)) return pt.weapons;
  return isPet(one) ? pt.petsOf(pt.kinds[kindOf(one)]) : pt.spellsOf(kindName(one));
}

function fields(file: string, [a = '', b = '', c = '']: string[]): Partial<Card> {
  if (file === 'spells.txt') return { kind: a };
  if (file === 'weapons.txt') return { kind: 'weapon', attack: Number(a), cost: Number(b) };
  const [attack, life] = c.split('/').map(Number);
  return { kind: `${a} ${b}`, attack: attack ?? 0, life: life ?? 0 };
}

/** As notation calls a card: its French name in plain letters. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
