// Drawn examples of the rules: small grids, written as text.
import { html, type TemplateResult } from 'lit';
import { words } from '../../words/words';
import type { Example } from '../module';
import { iconOf } from './faces';
import { cardSvg, gridPart } from './grid';
import { cellOf, named, type Cell, type Face, type GridView, type Icon, type Kind, type Laid } from './view';

const KINDS: Record<string, Kind> = {
  S: 'SHAPE',
  A: 'ARROW',
  X: 'CROSSED',
  D: 'PAIR',
  E: 'SIGHTED_PAIR',
  B: 'BALANCE',
};

const NONE = { en: '', fr: '' };

/** A card of an example: `RMF` a Story by its icons, `[S RM/PW 8]` an Objective. */
function faceOf(text: string): Face {
  const [, kind = '', pattern = '', points] = /^\[(\w) (\S+) (\d+)\]$/.exec(text) ?? [];
  if (points === undefined)
    return { card: 0, side: 'STORY', icons: [...text].map(iconOf).filter((icon): icon is Icon => icon !== null) };
  const objective = { kind: KINDS[kind] ?? 'SHAPE', pattern, points: Number(points), title: NONE, text: NONE };
  return { card: 0, side: 'OBJECTIVE', icons: [], objective };
}

interface Position {
  /** Rows from the top, cards parted by commas, empty where none lies. */
  rows: string[];
  /** Cells as `x,y` from the upper left, y upwards: row 1 is -1. */
  lit?: string;
  source?: string;
  legal?: string;
}

function gridOf(rows: string[]): GridView {
  const cards = rows.flatMap((row, j) =>
    row.split(',').flatMap((text, i): Laid[] => {
      if (text.trim() === '') return [];
      const cell: Cell = { x: i, y: j === 0 ? 0 : -j };
      return [{ cell, face: faceOf(text.trim()), added: [], erased: [], marks: [], last: false }];
    }),
  );
  return { seat: 0, cards, objectives: [], bonuses: [], total: 0, skips: 0, named: [], hand: 0 };
}

const cells = (text = ''): Set<string> => new Set(text.split(' ').filter(Boolean).map(cellOf).map(named));

function grid(rule: string, caption: Example['caption'], { rows, lit, source, legal }: Position): Example {
  const draw = (): TemplateResult =>
    html`<div class="ww-example" role="img" aria-label=${`${words().example} ${rule}`}>
      ${gridPart({
        grid: gridOf(rows),
        label: `${words().example} ${rule}`,
        lit: cells(lit),
        source: source ?? null,
        legal: cells(legal),
      })}
    </div>`;
  return { rule, caption, draw };
}

function row(rule: string, caption: Example['caption'], faces: string[]): Example {
  const draw = (): TemplateResult =>
    html`<div class="ww-example ww-row" role="img" aria-label=${`${words().example} ${rule}`}>
      ${faces.map((text) => html`<span class="ww-card">${cardSvg(faceOf(text))}</span>`)}
    </div>`;
  return { rule, caption, draw };
}

export const examples: Example[] = [
  row(
    'WW-1',
    {
      en: 'The same card twice: its Story with Robyn, Parents and Castle, and its Objective, a shape worth 6 points.',
      fr: 'La même carte deux fois : son Histoire avec Robyn, les Parents et le Château, et son Objectif, une forme à 6 points.',
    },
    ['RPC', '[S VSF 6]'],
  ),
  row(
    'WW-3',
    {
      en: 'A market: four Stories, two Objectives.',
      fr: 'Un marché : quatre Histoires, deux Objectifs.',
    },
    ['MLF', 'RPC', 'F', 'WS', '[A W 2]', '[X P 8]'],
  ),
  grid(
    'WW-6',
    {
      en: 'Three cards: the next one may lie on any marked cell. The frame is open on all sides.',
      fr: 'Trois cartes : la suivante peut aller sur toute case marquée. Le cadre est ouvert de tous côtés.',
    },
    { rows: ['RM,[S RM 2]', 'F,'], legal: '0,1 1,1 -1,0 2,0 -1,-1 1,-1 0,-2' },
  ),
  grid(
    'WW-6',
    {
      en: 'Five columns are reached: the frame is fixed on the left and on the right, and still open above and below.',
      fr: 'Cinq colonnes sont atteintes : le cadre est fixé à gauche et à droite, encore ouvert en haut et en bas.',
    },
    { rows: ['T,NF,RPVS,WFS,MPF'], legal: '0,1 1,1 2,1 3,1 4,1 0,-1 1,-1 2,-1 3,-1 4,-1' },
  ),
  grid(
    'WW-10',
    {
      en: 'The square of Robyn and Mève above Parents and Wolves, mirrored: 8 points.',
      fr: 'Le carré Robyn et Mève au-dessus de Parents et Loups, reflété : 8 points.',
    },
    { rows: ['MW,RMLF', 'WFS,MPF', ',[S RM/PW 8]'], lit: '0,0 1,0 0,-1 1,-1', source: '1,-2' },
  ),
  grid(
    'WW-10',
    {
      en: 'Parents lie slanted twice, but the card in the middle serves once only: 3 points, not 6.',
      fr: 'Les Parents sont deux fois en biais, mais la carte du milieu ne sert qu’une fois : 3 points, pas 6.',
    },
    { rows: [',,RPVS', ',PSC,W', 'PT,VS,[S P./.P 3]'], lit: '2,0 1,-1', source: '2,-2' },
  ),
  grid(
    'WW-12',
    {
      en: 'Wolves in the Objective’s row and column: three Stories, 6 points. The fourth one lies elsewhere.',
      fr: 'Des Loups dans la rangée et la colonne de l’Objectif : trois Histoires, 6 points. La quatrième est ailleurs.',
    },
    { rows: ['LWF,MW,RM', 'F,WFS,T', 'RMFW,[A W 2],MN'], lit: '1,0 1,-1 0,-2', source: '1,-2' },
  ),
  grid(
    'WW-12',
    {
      en: 'Crossed out: Parents stand in the Objective’s column, so it brings nothing.',
      fr: 'Barrée : des Parents sont dans la colonne de l’Objectif, elle ne rapporte donc rien.',
    },
    { rows: ['TPC,TV', '[X P 8],TSV'], source: '0,-1' },
  ),
  grid(
    'WW-13',
    {
      en: 'One Story has both Mève and Parents: 2 points, wherever it lies.',
      fr: 'Une Histoire a à la fois Mève et les Parents : 2 points, où qu’elle soit.',
    },
    { rows: ['MPF,RM', 'PT,[D MP 2]'], lit: '0,0', source: '1,-1' },
  ),
  grid(
    'WW-14',
    {
      en: 'Two Villagers, two Wolves: balance, 10 points.',
      fr: 'Deux Villageois, deux Loups : équilibre, 10 points.',
    },
    { rows: ['TV,MW,RM', 'T,WF,[B T=W 10]'], lit: '0,0 1,0 0,-1 1,-1', source: '2,-1' },
  ),
];
