// WolfWalkers as it is explained: a grid with what scores, and the market where somebody takes from it.
import { html, nothing, type TemplateResult } from 'lit';
import { after, before, played, possible, type Scene } from '../../kit/scene';
import type { BoxItem } from '../../net/wire';
import { say } from '../../words/words';
import type { Explaining, Printed, Sign } from '../module';
import { iconSvg } from './aid';
import { pointedAt } from './beats';
import { iconOf } from './faces';
import { cardSvg, gridPart } from './grid';
import { ICONS, named, type Face, type GridView, type Icon, type Kind, type PlaceView, type TaleView } from './view';
import { taleWords } from './words';

export const explaining: Explaining<TaleView> = {
  figure,
  legend,
  card,
  phase: ({ doing }) => doing.step,
  how: () => taleWords().how,
};

/** Through a player's eyes, the market and what is taken from it; for a spectator, a grid and what scores on it. */
function figure(scene: Scene<TaleView>): TemplateResult {
  const { eyes, label } = scene;
  const [start, end] = [before(scene), after(scene)];
  const grid = end.grids[eyes ?? 0];
  const places = pointedAt([...played(scene), ...possible(scene)]);
  return html`<div class="ww-example broad" role="img" aria-label=${label}>
    ${eyes === null ? nothing : market(start.market, places)} ${grid ? laid(grid, label, places) : nothing}
  </div>`;
}

const market = (cards: PlaceView[], places: ReadonlySet<string>): TemplateResult =>
  html`<div class="ww-row">
    ${cards.map(
      ({ place, card: face }) =>
        html`<span class=${`ww-card${places.has(`market:${place}`) ? ' pointed' : ''}`}
          >${face ? cardSvg(face) : nothing}</span
        >`,
    )}
  </div>`;

/** The first Objective that scores is lit, with its Stories. */
function laid(grid: GridView, label: string, places: ReadonlySet<string>): TemplateResult {
  const scored = grid.objectives.find(({ points, at }) => points > 0 && at);
  const cells = [...places].flatMap((place) => /^grid:\d:(.*)$/.exec(place)?.[1] ?? []);
  const lying = new Set(grid.cards.map(({ cell }) => named(cell)));
  return html`${gridPart({
    grid,
    label,
    lit: new Set(scored?.cells.map(named)),
    source: scored?.at ? named(scored.at) : null,
    legal: new Set(cells.filter((cell) => !lying.has(cell))),
    pointed: places,
  })}
  ${grid.total > 0 ? html`<p class="ww-sum">${taleWords().sum(grid.total)}</p>` : nothing}`;
}

const KINDS: [Kind, string, number][] = [
  ['SHAPE', 'RM/.W', 6],
  ['ARROW', 'W', 2],
  ['CROSSED', 'T', 8],
  ['PAIR', 'MP', 2],
  ['SIGHTED_PAIR', 'RF', 3],
  ['BALANCE', 'T=W', 10],
];

function legend(): Sign[] {
  const ww = taleWords();
  const kinds = KINDS.map(([kind, pattern, points]): Sign => {
    const art = cardSvg(aim(0, kind, pattern, points, ''));
    return { art, name: ww.kinds[kind], means: ww.means[kind] };
  });
  const icons = ICONS.map((icon): Sign => ({ art: iconSvg(icon), name: ww.icons[icon], means: '' }));
  return [...kinds, ...icons];
}

const aim = (card: number, kind: Kind, pattern: string, points: number, title: string): Face => ({
  card,
  side: 'OBJECTIVE',
  icons: [],
  objective: { kind, pattern, points, title: { en: title, fr: title }, text: { en: '', fr: '' } },
});

const LETTERS: Record<string, Kind> = {
  S: 'SHAPE',
  A: 'ARROW',
  X: 'CROSSED',
  D: 'PAIR',
  E: 'SIGHTED_PAIR',
  B: 'BALANCE',
};

/** `1 MLF | S P./.P 3 Parents | Parents`: a Story and an Objective; or a card of the variant, with a title only. */
function card({ file, line, name, text }: BoxItem): Printed {
  const ww = taleWords();
  const [front = '', back = ''] = line.split(' | ');
  const [id = '', letters = ''] = front.split(' ');
  const words = text ? say(text) : '';
  if (file !== 'cards.txt') {
    const kind = file === 'powers.txt' ? ww.power : ww.permanent;
    return { id: `${kind}-${id}`, name: say(name), kind, text: words, art: () => html`<b class="ww-id">${id}</b>` };
  }
  const [kind = 'S', pattern = '', points = '0'] = back.split(' ');
  const icons = [...letters].map(iconOf).filter((icon): icon is Icon => icon !== null);
  const objective = aim(Number(id), LETTERS[kind] ?? 'SHAPE', pattern, Number(points), say(name));
  return {
    id,
    name: say(name),
    kind: ww.kinds[LETTERS[kind] ?? 'SHAPE'],
    text: `${words} ${ww.storyBehind(icons.map((icon) => ww.icons[icon]).join(', '))}`,
    art: () => html`${cardSvg(objective)}${cardSvg({ card: Number(id), side: 'STORY', icons })}`,
  };
}
