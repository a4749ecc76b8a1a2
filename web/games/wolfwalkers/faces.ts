// The two sides of a card, drawn from its data in a square of 100.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { say } from '../../words/words';
import { iconAt } from './art';
import { ICONS, type Aim, type Face, type Icon } from './view';
import { taleWords } from './words';

/** The letters of patterns, in the order of the icons. */
const LETTERS = 'RMLWNFVCPTS';

export const iconOf = (letter: string): Icon | null => ICONS[LETTERS.indexOf(letter)] ?? null;

/** What a card shows, as beats call it: `story:RF`, `objective:SHAPE:RM/.W:4`. */
export function thingOf({ icons, objective }: Face): string {
  if (objective) return `objective:${objective.kind}:${objective.pattern}:${objective.points}`;
  return `story:${icons.map((icon) => LETTERS[ICONS.indexOf(icon)]).join('')}`;
}

/** What Powers have changed on a card. */
interface Touch {
  added: Icon[];
  erased: Icon[];
  marked: boolean;
}

const UNTOUCHED: Touch = { added: [], erased: [], marked: false };

type Spot = [x: number, y: number, width: number];

/** Where the icons of a Story stand, by their number. */
const SPOTS: Spot[][] = [
  [],
  [[50, 50, 62]],
  [
    [30, 36, 48],
    [70, 64, 48],
  ],
  [
    [28, 30, 44],
    [72, 32, 44],
    [50, 70, 44],
  ],
  [
    [28, 28, 42],
    [72, 28, 42],
    [28, 72, 42],
    [72, 72, 42],
  ],
];

export function faceArt(face: Face, touch: Touch = UNTOUCHED): SVGTemplateResult {
  return face.objective ? aimArt(face.objective, touch) : storyArt(face.icons, touch);
}

export function storyArt(icons: Icon[], { added, erased }: Touch = UNTOUCHED): SVGTemplateResult {
  const spots = SPOTS[icons.length] ?? crowd(icons.length);
  return svg`<rect class="ww-story" x="1" y="1" width="98" height="98" rx="9"/>
    <path class="ww-moon" d="M84 8a9 9 0 1 0 8 14a10 10 0 0 1-8-14Z"/><path class="ww-far" d="M1 66Q26 48 50 62T99 58V90a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9Z"/><path class="ww-near" d="M1 84Q30 68 58 82T99 80V90a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9Z"/>
    ${icons.map((icon, i) => {
      const [x, y, width] = spots[i] ?? [50, 50, 40];
      return svg`${added.includes(icon) ? svg`<circle class="ww-added" cx=${x} cy=${y} r=${width * 0.56}/>` : nothing}${iconAt(icon, x, y, width)}`;
    })}
    ${erased.map((icon, i) => svg`<g class="ww-erased" transform=${`translate(${14 + i * 18} 88)`}>${iconAt(icon, 0, 0, 18)}<path d="M-9 9L9 -9"/></g>`)}`;
}

/** Five and more icons, when Powers have added some. */
function crowd(count: number): Spot[] {
  return Array.from({ length: count }, (_, i): Spot => [20 + (i % 3) * 30, 22 + Math.floor(i / 3) * 28, 30]);
}

/** What is drawn of an Objective: its words are told elsewhere. */
type Drawn = Pick<Aim, 'kind' | 'pattern' | 'points'>;

export function aimArt(aim: Drawn, { marked }: Touch = UNTOUCHED): SVGTemplateResult {
  return svg`<rect class="ww-objective" x="1" y="1" width="98" height="98" rx="9"/><rect class="ww-window" x="6" y="6" width="88" height="88" rx="6"/>
    ${picture(aim)}
    <g class="ww-points"><path d="M80 62l5 4 6-1 2 6 5 4-3 6 3 6-5 4-2 6-6-1-5 4-5-4-6 1-2-6-5-4 3-6-3-6 5-4 2-6 6 1Z"/><text x="80" y="88">${aim.points}</text></g>
    ${marked ? svg`<path class="ww-mark" d="M20 74l4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1Z"/>` : nothing}`;
}

function picture({ kind, pattern }: Drawn): SVGTemplateResult {
  const [one, two] = [...pattern].map(iconOf);
  switch (kind) {
    case 'SHAPE':
      return shape(pattern.split('/'));
    case 'ARROW':
      return svg`${arrows(50, 44)}${one ? iconAt(one, 50, 44, 38) : nothing}`;
    case 'CROSSED':
      return svg`${arrows(50, 44)}${one ? iconAt(one, 50, 44, 38) : nothing}<path class="ww-cross" d="M30 24L70 64M70 24L30 64"/>`;
    case 'PAIR':
      return pair(one, two, 38);
    case 'SIGHTED_PAIR':
      return svg`${arrows(50, 40)}${pair(one, two, 40)}`;
    case 'BALANCE':
      return svg`<path class="ww-beam" d="M50 12V22M20 22H80M28 22V28M72 22V28M45 42H55M45 50H55"/>${pattern.split('=').map((sum, side) => pan(sum.split('+'), 27 + 46 * side))}`;
  }
}

/** What lies on one side of a balance, one icon above the other. */
function pan(letters: string[], x: number): SVGTemplateResult {
  const size = 33 / Math.max(1, letters.length / 1.5);
  return svg`${letters.map((letter, i) => {
    const icon = iconOf(letter);
    return icon ? iconAt(icon, x, 46 + size * (i - (letters.length - 1) / 2), size) : nothing;
  })}`;
}

/** Both icons on one card. */
function pair(one: Icon | null | undefined, two: Icon | null | undefined, y: number): SVGTemplateResult {
  return svg`<rect class="ww-tile" x="17" y=${y - 22} width="66" height="44" rx="7"/>${one ? iconAt(one, 34, y, 32) : nothing}${two ? iconAt(two, 66, y, 32) : nothing}`;
}

/** Four arrows along the row and the column. */
function arrows(x: number, y: number): SVGTemplateResult {
  return svg`<path class="ww-arrows" d=${`M${x - 24} ${y}H${x - 38}m6-6l-7 6l7 6M${x + 24} ${y}H${x + 38}m-6-6l7 6l-7 6M${x} ${y - 24}V${y - 34}m-6 5l6-7l6 7M${x} ${y + 24}V${y + 42}m-6-6l6 7l6-7`}/>`;
}

/** A shape as cards lie. */
function shape(rows: string[]): SVGTemplateResult {
  const columns = Math.max(...rows.map((row) => row.length));
  const size = Math.min(34, 80 / columns, 76 / rows.length);
  const [left, top] = [50 - (columns * size) / 2, Math.max(9, 42 - (rows.length * size) / 2)];
  return svg`${rows.flatMap((row, j) =>
    [...row].map((letter, i) => {
      const icon = iconOf(letter);
      if (!icon) return nothing;
      const [x, y] = [left + (i + 0.5) * size, top + (j + 0.5) * size];
      return svg`<rect class="ww-tile" x=${x - size / 2 + 1} y=${y - size / 2 + 1} width=${size - 2} height=${size - 2} rx="4"/>${iconAt(icon, x, y, size * 0.8)}`;
    }),
  )}`;
}

/** What a card is, in words. */
export function faceName(face: Face): string {
  const ww = taleWords();
  if (face.objective) return ww.objective(say(face.objective.title), face.objective.points);
  return ww.story(face.icons.map((icon) => ww.icons[icon]).join(', '));
}

/** What it is and asks for, in full. */
export function faceText(face: Face): string {
  const ww = taleWords();
  const aim = face.objective;
  if (!aim) return faceName(face);
  const text = aim.kind === 'SHAPE' ? ww.shape(aim.points, shapeName(aim.pattern)) : say(aim.text);
  return `${say(aim.title)}${ww.colon} ${text}`;
}

/** A shape in words: rows from the top, a dash where any card may lie. */
function shapeName(pattern: string): string {
  const icon = (letter: string): string => {
    const found = iconOf(letter);
    return found ? taleWords().icons[found] : '–';
  };
  return pattern
    .split('/')
    .map((row) => [...row].map(icon).join(', '))
    .join(' / ');
}
