// The table as one picture: the board in the middle, four meadows around it, animals along the edge.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import { sheep } from '../../art/pieces';
import { fence, hill, pine, ridge } from '../../art/scene';
import { capital } from '../../words/names';
import { say } from '../../words/words';
import { explain } from './animals';
import { shepherd, smallBack, smallCard, teamClass, teamSign, token } from './art';
import { cardName } from './cards';
import { fold, inset, middle, spread, stand, stroll, type Box, type Layout, type Spot } from './layout';
import {
  isGhost,
  way,
  type AnimalView,
  type CardView,
  type MeadowView,
  type Side,
  type WolfAndHoundView,
} from './view';
import { houndWords } from './words';

interface Scene {
  layout: Layout;
  view: WolfAndHoundView;
  sides: Map<string, Side>;
  /** What a player or ghost is called; with `short` no longer than a small plate. */
  who: (name: string, short?: boolean) => string;
  /** The card whose effect is previewed. */
  foreseen: CardView | null;
  /** What is to be lit up, by the ids of animals, cards and places. */
  lit: ReadonlySet<string>;
  /** The animals that may be chosen now. */
  choices: ReadonlySet<string>;
  /** Null where nobody taps: in an example. */
  tap: ((animal: string) => void) | null;
}

export function table(scene: Scene): SVGTemplateResult {
  const { layout, view } = scene;
  const meadows = [...view.meadows].sort((a, b) => a.name.localeCompare(b.name));
  return svg`${board(scene)}
    ${repeat(
      meadows,
      (one) => one.name,
      (one) => meadow(scene, one),
    )}
    ${centre(scene)}
    ${scene.foreseen ? trails(scene, scene.foreseen) : nothing}
    <g class="wh-animals">${repeat(
      view.animals,
      (one) => one.id,
      (one) => animal(scene, one),
    )}</g>
    ${scene.foreseen ? landings(scene, scene.foreseen) : nothing}
    <g class="wh-flock" aria-hidden="true">${repeat(
      meadows,
      (one) => one.name,
      (one) => flock(layout, one, scene.sides.get(one.name) ?? 0),
    )}</g>`;
}

function board(scene: Scene): SVGTemplateResult {
  const { layout, view } = scene;
  const { board: at, token: r } = layout;
  const inside = inset(layout);
  const first = scene.sides.get(view.meadows[0]?.name ?? '') ?? 0;
  const active = scene.sides.get(view.active) ?? 0;
  const mark = stand(layout, first, 0, 1);
  const zoom = Math.max(at.w / 472, at.h / 288);
  const pointed = [...scene.sides].filter(([name]) => scene.lit.has(name));
  return svg`<g class="wh-board" aria-hidden="true"><clipPath id="wh-board-clip"><rect x=${at.x} y=${at.y} width=${at.w} height=${at.h} rx="22"/></clipPath>
    <g clip-path="url(#wh-board-clip)"><g transform=${`translate(${at.x + at.w / 2 - 236 * zoom} ${at.y}) scale(${zoom})`}>
      <rect width="472" height="288" fill="url(#sky)"/><circle class="sun" cx="236" cy="112" r="38"/>
      <path class="peak p1" d=${ridge(9, 472, 150, 78, 60, 288)}/><path class="peak p2" d=${ridge(31, 472, 172, 52, 52, 288)}/>
      <path class="slope s1" d=${hill(2, 472, 190, 18, 288)}/><path class="slope s2" d=${hill(5, 472, 232, 16, 288)}/></g></g>
    <rect class="wh-edge" x=${at.x} y=${at.y} width=${at.w} height=${at.h} rx="22"/>
    <rect class="wh-trail" x=${at.x + inside} y=${at.y + inside} width=${at.w - 2 * inside} height=${at.h - 2 * inside} rx=${r * 1.9} stroke-width=${r * 2.1}/>
    <rect class="wh-steps" x=${at.x + inside} y=${at.y + inside} width=${at.w - 2 * inside} height=${at.h - 2 * inside} rx=${r * 1.9}/>
    ${[...scene.sides].map(([name, side]) => svg`<g data-lane=${name} data-broad>${lane(layout, side, 'wh-lane')}</g>`)}
    ${lane(layout, active, 'wh-lit')}${pointed.map(([, side]) => lane(layout, side, 'wh-pointed'))}
    ${first === active ? nothing : svg`<circle class="wh-home" cx=${mark.x} cy=${mark.y} r=${r * 1.25}/>`}</g>`;
}

/** Where the animals before the player of a side lie. */
function lane(layout: Layout, side: Side, style: string): SVGTemplateResult {
  const { board: at, token: r } = layout;
  const { x, y } = stand(layout, side, 0, 1);
  const [w, h] = side === 1 || side === 3 ? [r * 3, at.h * 0.66] : [at.w * 0.62, r * 3];
  return svg`<rect class=${style} x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx=${r * 1.4}/>`;
}

function meadow(scene: Scene, one: MeadowView): SVGTemplateResult {
  const { layout, view } = scene;
  const side = scene.sides.get(one.name) ?? 0;
  const at = layout.sides[side];
  const ghost = isGhost(one);
  const active = view.active === one.name && !view.result;
  const played = view.played.filter((entry) => entry.by === one.name);
  const newest = view.played.at(-1);
  const label = houndWords().meadow(
    capital(scene.who(one.name)),
    one.team ? houndWords().teams[one.team] : houndWords().noTeam,
    one.pen,
    one.forest,
    ghost ? houndWords().stack(one.cards) : houndWords().inHand(one.cards),
    played.map((entry) => cardName(entry.card)).join(', '),
  );
  return svg`<g class=${`wh-meadow ${teamClass(one.team)}${active ? ' active' : ''}${ghost ? ' ghost' : ''}`} role="img" aria-label=${label}
      data-meadow=${one.name} data-seat=${one.seat ?? 'ghost'} data-pen=${one.pen} data-forest=${one.forest} data-cards=${one.cards} data-active=${active}>
    <title>${label}</title>
    ${pen(at.pen, litClass(scene, `pen:${one.name}`))}${forest(at.forest, litClass(scene, `forest:${one.name}`))}
    ${plate(scene, one, side)}
    <g data-played=${played.length}>${played.map((entry, i) => {
      const spot = spread(at.played, layout.card, i, played.length);
      const last = newest?.by === one.name && i === played.length - 1;
      return svg`<g class=${`wh-played${last ? ' newest' : ''}${litClass(scene, `played:${one.name} ${entry.card}`)}`} data-played-card=${entry.card} transform=${`translate(${spot.x} ${spot.y})`}><g class="wh-lands">${smallCard(entry.card, layout.card.w, layout.card.h)}</g></g>`;
    })}</g></g>`;
}

const litClass = ({ lit }: Scene, id: string): string => (lit.has(id) ? ' lit' : '');

function pen(at: Box, lit: string): SVGTemplateResult {
  const posts = 7;
  const size = (at.w - 10) / ((posts - 1) * 26 + 16);
  return svg`<rect class=${`wh-pen${lit}`} x=${at.x} y=${at.y} width=${at.w} height=${at.h} rx="10"/>
    ${fence(at.x + (at.w - (posts - 1) * 26 * size) / 2, at.y + 31 * size + 3, posts, size)}`;
}

function forest(at: Box, lit: string): SVGTemplateResult {
  const trees = [0.16, 0.33, 0.5, 0.67, 0.84];
  const size = Math.min(at.h / 88, at.w / 128);
  return svg`<rect class=${`wh-forest${lit}`} x=${at.x} y=${at.y} width=${at.w} height=${at.h} rx="10"/>
    ${trees.map((part, i) => pine(at.x + at.w * part, at.y + at.h * (i % 2 ? 0.72 : 0.64), size * (i % 2 ? 0.74 : 0.86)))}`;
}

/** Who sits there: shepherd, team, name, and the cards in hand or the ghost's stack. */
function plate(scene: Scene, one: MeadowView, side: Side): SVGTemplateResult {
  const { layout } = scene;
  const at = layout.sides[side].plate;
  const small = at.w < 100;
  const size = small ? 20 : at.h;
  const ghost = isGhost(one);
  const line = at.y + size / 2;
  const w = layout.card.w * 0.62;
  const h = layout.card.h * 0.62;
  const tight = at.w < 200;
  const name = capital(scene.who(one.name, tight));
  const backs = Math.max(0, one.cards - one.shown.length);
  const step = ghost ? 3 : w * (tight && !small ? 0.3 : 0.5);
  const shelf = small ? at.y + 19 : at.y + (at.h - h) / 2;
  const cards = [
    ...Array.from({ length: backs }, () => smallBack(w, h)),
    ...one.shown.map((card) => smallCard(card, w, h)),
  ];
  const span = cards.reduce((sum, _, i) => sum + (i < backs - 1 ? step : w + 2), 0);
  const start = at.x + at.w - span - layout.font * 0.9 - (small ? 0 : 8);
  const named = at.x + size * 1.86;
  const room = (small ? at.x + at.w : start) - named - 4;
  const font = layout.font * (tight ? Math.min(1, Math.max(0.7, room / (0.56 * layout.font * name.length))) : 1);
  return svg`<rect class=${`wh-plate${litClass(scene, `${ghost ? 'stack' : 'hand'}:${one.name}`)}`} x=${at.x} y=${at.y} width=${at.w} height=${at.h} rx=${small ? 9 : at.h / 2}/>
    <g transform=${`translate(${at.x + size * 0.62} ${line}) scale(${(size / 84) * 0.95})`}>${shepherd(one.team, ghost)}</g>
    <g transform=${`translate(${at.x + size * 1.42} ${line}) scale(${size / 40})`}>${one.team ? teamSign(one.team) : nothing}</g>
    <text class="wh-name" x=${named} y=${line + layout.font * 0.36} font-size=${font}>${name}</text>
    <g class="wh-cards">${cards.map((card, i) => {
      const x = start + Math.min(i, Math.max(0, backs - 1)) * step + Math.max(0, i - backs + 1) * (w + 2);
      return svg`<g transform=${`translate(${x} ${shelf + (ghost && i < backs ? -i * 0.8 : 0)})`}>${card}</g>`;
    })}<text class="wh-count" x=${at.x + at.w - (small ? 4 : 10)} y=${shelf + h / 2 + layout.font * 0.36} font-size=${layout.font}>${one.cards}</text></g>`;
}

function centre(scene: Scene): SVGTemplateResult {
  const { layout, view } = scene;
  const at = middle(layout.board);
  const wh = houndWords();
  const { font, card } = layout;
  const wide = layout.name === 'wide';
  const notes = [view.noThrees && wh.noThrees, view.lastLap && wh.lastLap].filter(Boolean) as string[];
  const rounds = view.rounds > 1;
  const label = [
    wh.pile(view.pile),
    rounds ? `${wh.round(view.round, view.rounds)}. ${wh.score(view.score.green, view.score.orange)}` : '',
    ...notes,
  ].join('. ');
  const apart = rounds && wide;
  const top = at.y - card.h * 0.85 - (rounds && !wide ? font * 0.7 : 0);
  const up = view.turnedUp;
  const piles = Math.min(4, Math.ceil(view.pile / 4));
  const pileX = at.x - card.w / 2 - (up ? card.w * 0.8 : 0) - (apart ? 62 : 0);
  const below = apart ? at.y - font * 0.9 : top + card.h * 1.15 + font * 1.5;
  const beside = apart ? at.x + 62 : at.x;
  return svg`<g class="wh-centre" role="img" aria-label=${label} data-testid="pile" data-pile=${view.pile} data-round=${view.round} data-score=${`${view.score.green}-${view.score.orange}`}>
    <title>${label}</title>
    <g class=${`wh-pile${litClass(scene, 'pile')}`}>${
      view.pile > 0
        ? Array.from(
            { length: piles },
            (_, i) =>
              svg`<g transform=${`translate(${pileX + i * 1.6} ${top - i * 2})`}>${smallBack(card.w, card.h)}</g>`,
          )
        : svg`<rect class="wh-gone" x=${pileX} y=${top} width=${card.w} height=${card.h} rx=${card.w * 0.16}/>`
    }</g>
    <g class="wh-label" transform=${`translate(${pileX + card.w / 2 + 2} ${top + card.h + font * 0.95})`}><text font-size=${font * 0.95}>${view.pile}</text></g>
    ${
      up
        ? svg`<g class=${`wh-turned${litClass(scene, 'turned-up')}`} transform=${`translate(${pileX + card.w * 1.5} ${top - card.h * 0.12}) scale(1.25)`} data-turned=${up.card}>${keyed(up.card, svg`<g class="wh-lands">${smallCard(up.card, card.w, card.h)}</g>`)}</g>`
        : nothing
    }
    ${
      rounds
        ? svg`<g class="wh-label" transform=${`translate(${beside} ${below})`}><text font-size=${font * 0.9}>${wide ? wh.round(view.round, view.rounds) : `${view.round}/${view.rounds}`}</text></g>
      <g class="wh-label" transform=${`translate(${beside} ${below + font * 1.6})`}><g transform=${`translate(${-font * 2.5} ${-font * 0.33}) scale(${font / 18})`}>${teamSign('GREEN')}</g><text font-size=${font * 1.15}>${`${view.score.green} – ${view.score.orange}`}</text><g transform=${`translate(${font * 2.5} ${-font * 0.33}) scale(${font / 18})`}>${teamSign('ORANGE')}</g></g>`
        : nothing
    }</g>
    ${notes.map((note, i) => {
      const y =
        (apart ? top + card.h + font * 2.9 : rounds ? below + font * 3.2 : below + font * 0.4) + i * font * 1.75;
      const long = note.length * font * 0.54 + font;
      return svg`<g class="wh-note" aria-hidden="true" transform=${`translate(${at.x} ${y})`}><rect x=${-long / 2} y=${-font * 1.05} width=${long} height=${font * 1.5} rx=${font * 0.75}/><text font-size=${font * 0.88}>${note}</text></g>`;
    })}`;
}

/** Where an animal lies now, among those before the same player. */
export function lair(layout: Layout, view: WolfAndHoundView, sides: Map<string, Side>, one: AnimalView): Spot {
  const together = view.animals.filter((other) => other.at === one.at);
  return stand(layout, sides.get(one.at) ?? 0, together.indexOf(one), together.length);
}

function animal(scene: Scene, one: AnimalView): SVGTemplateResult {
  const { layout, view } = scene;
  const spot = lair(layout, view, scene.sides, one);
  const choice = scene.choices.has(one.id);
  const wh = houndWords();
  const about = `${say(one.label)}, ${wh.colours[one.colour]}, ${wh.before(scene.who(one.at))}. ${explain(one)}`;
  const label = choice ? `${view.stage === 'PART' ? wh.flipThis : wh.actThis} ${about}` : about;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    scene.tap?.(one.id);
  };
  return svg`<g class=${`wh-piece${choice ? ' choice' : ''}${litClass(scene, one.id)}${view.waiting.includes(one.id) ? ' waiting' : ''}`} role=${scene.tap ? 'button' : 'img'} tabindex=${scene.tap ? 0 : nothing} aria-label=${label}
      data-animal=${one.id} data-at=${one.at} data-colour=${one.colour} data-legal=${choice}
      transform=${`translate(${spot.x} ${spot.y})`} @click=${() => scene.tap?.(one.id)} @keydown=${press}>
    <title>${label}</title>
    <circle class="wh-ring" r=${layout.token * 1.2}/><g class="wh-walks"><g transform=${`scale(${layout.token / 38})`}>${token(one, scene.sides.get(one.at) ?? 0)}</g></g></g>`;
}

function flock(layout: Layout, one: MeadowView, side: Side): SVGTemplateResult {
  const all = one.pen + one.forest;
  return svg`<g>${Array.from({ length: all }, (_, i) => {
    const spot = fold(layout, side, i, all, one.pen);
    return svg`<g class=${i < one.pen ? 'wh-sheep' : 'wh-sheep lost'} data-sheep=${`${one.name}-${i}`} transform=${`translate(${spot.x} ${spot.y})`}><g class="wh-hops"><g transform=${`scale(${layout.sheep / 36})`}>${sheep()}</g></g></g>`;
  })}</g>`;
}

interface Foreseen {
  one: AnimalView;
  path: Side[];
  from: Spot;
  /** Where it would lie, and where it leaves the trail for there. */
  to: Spot;
  off: Spot;
  at: Side;
  after: AnimalView;
}

/** Every animal that a card would move or flip, and where to. */
function foresee({ layout, view, sides }: Scene, card: CardView): Foreseen[] {
  const moving = card.landings.flatMap((landing) => {
    const one = view.animals.find((other) => other.id === landing.animal);
    if (!one) return [];
    const names = way(one, card.card, landing, view.meadows);
    return names.length > 1 || one.colour !== landing.colour ? [{ one, landing, names }] : [];
  });
  return moving.map(({ one, landing, names }) => {
    const together = moving.filter((other) => other.landing.at === landing.at);
    const at = sides.get(landing.at) ?? 0;
    const number = together.findIndex((other) => other.one === one);
    return {
      one,
      path: names.map((name) => sides.get(name) ?? 0),
      from: lair(layout, view, sides, one),
      to: stand(layout, at, number, together.length, layout.token * 2.5),
      off: stand(layout, at, number, together.length),
      at,
      after: { ...one, colour: landing.colour, at: landing.at },
    };
  });
}

function trails(scene: Scene, card: CardView): SVGTemplateResult {
  return svg`<g class="wh-preview" aria-hidden="true">${foresee(scene, card).map(({ path, from, off, to }) => {
    const { stops } = stroll(scene.layout, path, from, off);
    return svg`<path class="wh-way" d=${`M${[...stops, to].map((stop) => `${stop.x} ${stop.y}`).join('L')}`} stroke-width=${scene.layout.token * 0.22}/>`;
  })}</g>`;
}

function landings(scene: Scene, card: CardView): SVGTemplateResult {
  return svg`<g class="wh-preview" aria-hidden="true">${foresee(scene, card).map(
    ({ to, at, after }) =>
      svg`<g data-landing=${after.id} data-at=${after.at} transform=${`translate(${to.x} ${to.y}) scale(${(scene.layout.token / 38) * 0.86})`}><circle class="wh-aim" r="46"/>${token(after, at)}</g>`,
  )}</g>`;
}
