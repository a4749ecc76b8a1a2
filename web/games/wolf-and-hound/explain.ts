// Wolf & Hound as it is explained: the table seen from below, and where a card sends the animals.
import { html, svg, type TemplateResult } from 'lit';
import { after, before, played, type Scene } from '../../kit/scene';
import type { BoxItem } from '../../net/wire';
import { capital } from '../../words/names';
import { say } from '../../words/words';
import type { Explaining, Printed, Sign } from '../module';
import { explain, traits } from './animals';
import { numberPicture, portrait, shepherd, smallBack, smallCard, teamSign, token } from './art';
import { litBy, thingOf } from './beats';
import { cardName } from './cards';
import { NARROW } from './layout';
import { table } from './scene';
import { isGhost, sides, type CardView, type Kind, type WolfAndHoundView } from './view';
import { houndWords } from './words';

export const explaining: Explaining<WolfAndHoundView> = {
  figure,
  legend,
  card,
  phase: ({ stage }) => stage,
  how: () => houndWords().how,
};

/** A card that is played is shown by the ways of the animals; whatever else happens by what came of it. */
function figure(scene: Scene<WolfAndHoundView>): TemplateResult {
  const [start, end] = [before(scene), after(scene)];
  const foreseen = sent(scene);
  const view = foreseen ? start : end;
  const { width, height } = NARROW;
  const ghosts = new Set<string>(view.meadows.filter(isGhost).map(({ name }) => name));
  return html`<svg
    class="wh-picture example broad"
    viewBox=${`0 0 ${width} ${height}`}
    role="img"
    aria-label=${scene.label}
  >
    ${table({
      layout: NARROW,
      view,
      sides: sides(view.meadows, scene.eyes, false),
      who: (name, short) => (!short && ghosts.has(name) ? `${name} (${houndWords().anyGhost})` : name),
      foreseen,
      lit: foreseen ? new Set<string>() : litBy(played(scene)),
      choices: new Set(),
      tap: null,
    })}
  </svg>`;
}

/** The card that is played, with where it leads, if the viewer held it. */
function sent(scene: Scene<WolfAndHoundView>): CardView | null {
  const card = played(scene).find(({ verb }) => verb === 'play');
  return (card && before(scene).hand.find((one) => one.card === thingOf(card))) ?? null;
}

const KINDS: Kind[] = ['HOUND', 'WOLF', 'TORNADO', 'METAMORPH'];

function legend(): Sign[] {
  const wh = houndWords();
  const small = (art: unknown, box = '-46 -46 92 92'): TemplateResult =>
    html`<svg viewBox=${box} aria-hidden="true">${svg`${art}`}</svg>`;
  return [
    ...KINDS.map((kind): Sign => ({ art: small(portrait(kind)), name: wh.signs[kind], means: wh.means[kind] })),
    { art: small(smallCard('b3', 30, 40), '-7 -1 44 42'), name: wh.signs.black, means: wh.means.black },
    { art: small(smallCard('w2', 30, 40), '-7 -1 44 42'), name: wh.signs.white, means: wh.means.white },
    { art: small(smallBack(30, 40), '-7 -1 44 42'), name: wh.signs.back, means: wh.means.back },
    { art: small(shepherd('GREEN', true)), name: wh.signs.ghost, means: wh.means.ghost },
    { art: small(teamSign('GREEN'), '-15 -15 30 30'), name: capital(wh.teams.GREEN), means: wh.means.team },
    { art: small(teamSign('ORANGE'), '-15 -15 30 30'), name: capital(wh.teams.ORANGE), means: wh.means.team },
    {
      art: small(token(traits({ id: 'W06', label: NONE, mark: 'black | -1/2 | self | -1' }), 0), '-50 -62 100 130'),
      name: wh.signs.pin,
      means: wh.means.pin,
    },
  ];
}

const NONE = { en: '', fr: '' };

/** Animals, number cards and how many there are of them; combinations are no cards. */
function card({ file, line, name }: BoxItem): Printed | null {
  const wh = houndWords();
  const [id = '', ...rest] = line.split(' | ');
  if (file === 'cards.txt')
    return {
      id,
      name: capital(cardName(id)),
      kind: wh.numberCards,
      text: wh.copies(Number(rest[0])),
      art: () => html`<svg viewBox="-50 -50 100 100" aria-hidden="true">${numberPicture(id)}</svg>`,
    };
  if (file !== 'animals.txt') return null;
  const animal = traits({ id, label: name, mark: rest.join(' | ') });
  return {
    id,
    name: say(name),
    kind: wh.animals,
    text: explain(animal),
    art: () => html`<svg viewBox="-72 -60 144 132" aria-hidden="true">${token(animal, 0)}</svg>`,
  };
}
