// Made from the server’s records: see docs/wire-changes.md.
import type { Words } from '../wire';

export interface TaleView {
  doing: Doing;
  first: number;
  permanent?: VariantCard;
  powers: VariantCard[];
  destiny?: Face;
  pile: PileView;
  market: PlaceView[];
  grids: GridView[];
  hand: Face[];
  aid: Aid;
  prospects: Prospect[];
}

export interface Doing {
  step: Step;
  seat?: number;
  power?: number;
  task?: Words;
  twists: Words[];
  encores: number;
}

export type Step = 'DRAW' | 'KEEP' | 'TAKE' | 'CHOOSE' | 'RETOUCH' | 'OVER';

export interface VariantCard {
  id: number;
  title: Words;
  text: Words;
  usedBy: number[];
}

export interface Face {
  card: number;
  side: Side;
  icons: Icon[];
  objective?: Aim;
}

export type Side = 'STORY' | 'OBJECTIVE';

export type Icon =
  | 'ROBYN'
  | 'MEVE'
  | 'WOLF_FORM'
  | 'WOLVES'
  | 'MERLIN'
  | 'FOREST'
  | 'VILLAGE'
  | 'CASTLE'
  | 'PARENTS'
  | 'VILLAGERS'
  | 'SOLDIERS';

export interface Aim {
  kind: Kind;
  pattern: string;
  points: number;
  title: Words;
  text: Words;
}

export type Kind = 'SHAPE' | 'ARROW' | 'CROSSED' | 'PAIR' | 'SIGHTED_PAIR' | 'BALANCE';

export interface PileView {
  size: number;
  top?: Face;
  known: Known[];
  among: Among[];
}

export interface Known {
  depth: number;
  story: Face;
  objective: Face;
}

export interface Among {
  depths: number[];
  cards: Face[];
}

export interface PlaceView {
  place: number;
  side: Side;
  card?: Face;
  reservedBy?: number;
}

export interface GridView {
  seat: number;
  cards: Laid[];
  objectives: Worth[];
  bonuses: Extra[];
  total: number;
  skips: number;
  banned?: Side;
  named: number[];
  hand: number;
}

export interface Laid {
  cell: Cell;
  face: Face;
  added: Icon[];
  erased: Icon[];
  marks: Words[];
  last: boolean;
}

export interface Cell {
  x: number;
  y: number;
}

export interface Worth {
  card: number;
  title: Words;
  at?: Cell;
  times: number;
  points: number;
  cells: Cell[];
}

export interface Extra {
  why: Words;
  points: number;
}

export interface Aid {
  icons: IconCount[];
  kinds: KindCount[];
}

export interface IconCount {
  icon: Icon;
  all: number;
  left: number;
}

export interface KindCount {
  kind: Kind;
  all: number;
  left: number;
}

export interface Prospect {
  move: string;
  gain: number;
  changes: Change[];
}

export interface Change {
  card: number;
  by: number;
}
