import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  byObject,
  cardOf,
  casts,
  castName,
  exactly,
  further,
  isAnswer,
  several,
  strikes,
  thoughtOf,
} from '../games/pavillon/choice';
import { chapters, follow, readCue } from '../games/pavillon/cues';
import { castPreview } from '../games/pavillon/preview';
import { ring, type Card, type PavillonView, type Pet, type Player } from '../games/pavillon/view';
import type { Told } from '../net/wire';

const card = (id: string, kind: string): Card => ({
  id,
  kind,
  attack: 3,
  life: 5,
  cost: 0,
  name: { en: id, fr: id },
  text: { en: '', fr: '' },
});
const pet = (place: string, life: number): Pet => ({
  place,
  name: `${place.slice(0, 2)}.loup`,
  card: card('loup', 'fierce common'),
  life,
  most: 5,
  attack: 3,
  stunned: false,
  marks: [],
});
const player = (seat: string, pets: Pet[]): Player => ({
  seat,
  in: true,
  life: 8,
  coins: 2,
  weapon: card('fronde', 'weapon'),
  pets,
  limit: 2,
  hand: 1,
  seen: [],
  chosen: false,
  venom: [0, 0],
});
const pile = { size: 0, under: [], discard: [] };
const view: PavillonView = {
  round: 1,
  step: 'STRIKE',
  actions: 0,
  turn: 1,
  cast: [],
  passed: [],
  ranking: [],
  fallen: [],
  players: [player('P1', [pet('P1.1', 5)]), player('P2', [pet('P2.1', 4)]), player('P3', [])],
  shop: [],
  row: [],
  pets: pile,
  weapons: pile,
  spells: pile,
  bank: 94,
  last: '',
};

const told = (cue: string, en: string, seq = 1): Told => ({ seq, actor: 0, words: { en, fr: en }, cue });
const landed = told(
  'pass; strike P1.1 P2.1 3 PT-31; hurt P1.1 1 PT-36; turn P2 PT-30',
  'P1 passes. Wolf strikes Crab: 3 (PT-31). Crab: 1 to Wolf (PT-36). P2 to play (PT-30).',
);

test('a told line is the move and its changes, each with its sentence and rule', () => {
  const { move, parts } = readCue(landed);
  assert.equal(move, 'pass');
  assert.deepEqual(
    parts.map(({ verb, words, rule, told: { en } }) => [verb, words.join(' '), rule, en]),
    [
      ['strike', 'P1.1 P2.1 3', 'PT-31', 'P1 passes. Wolf strikes Crab: 3 (PT-31).'],
      ['hurt', 'P1.1 1', 'PT-36', 'Crab: 1 to Wolf (PT-36).'],
      ['turn', 'P2', 'PT-30', 'P2 to play (PT-30).'],
    ],
  );
});

test('changes are followed one after the other', () => {
  const end = readCue(landed).parts.reduce(follow, view);
  assert.equal(end.players[0]?.pets[0]?.life, 4);
  assert.equal(end.players[1]?.pets[0]?.life, 1);
  assert.equal(end.active, 'P2');
  const hit = readCue(told('hold; hit P1 P2 3 PT-38; life P1 −1 PT-36; coin P3 +1 PT-37', 'x')).parts.reduce(
    follow,
    view,
  );
  assert.deepEqual(
    hit.players.map(({ life, coins }) => [life, coins]),
    [
      [7, 2],
      [5, 2],
      [8, 3],
    ],
  );
});

test('the combat log has a chapter for every turn', () => {
  const lines = [
    told('first P1; combat P1 PT-30; turn P1 PT-30', 'Combat 1 begins with P1 (PT-30). P1 to play (PT-30).', 1),
    told('strike P1.1 P2.1', 'P1 declares: Wolf strikes Crab.', 2),
    { ...landed, seq: 3 },
    told('', '', 4),
  ];
  assert.deepEqual(
    chapters(lines).map(({ verb, who, round, lines: { length } }) => [verb, who, round, length]),
    [
      ['combat', 'P1', 1, 1],
      ['turn', 'P1', 1, 4],
      ['turn', 'P2', 1, 1],
    ],
  );
});

test('moves are read as strikes, casts and choices', () => {
  const moves = ['strike P1.loup P2.crabe', 'strike P1.loup P3.ours', 'hold', 'stand ask'];
  assert.deepEqual(
    strikes(moves).map(({ by, at }) => `${by}>${at}`),
    ['P1.loup>P2.crabe', 'P1.loup>P3.ours'],
  );
  assert.equal(byObject(['take over P1.loup', 'take'], 'take over').get('P1.loup'), 'take over P1.loup');
  assert.deepEqual(moves.filter(isAnswer).length, 3);
});

test('a spell with several aims is gathered aim by aim', () => {
  const all = casts([
    'cast multi P2.a',
    'cast multi P2.a P3.b',
    'cast multi P3.b',
    'cast shot P2',
    'cast quick',
    'pass',
  ]);
  assert.deepEqual([...further(all, 'multi', [])].sort(), ['P2.a', 'P3.b']);
  assert.deepEqual([...further(all, 'multi', ['P3.b'])], ['P2.a']);
  assert.equal(exactly(all, 'multi', ['P3.b', 'P2.a'])?.move, 'cast multi P2.a P3.b');
  assert.equal(exactly(all, 'quick', [])?.move, 'cast quick');
  assert.equal(exactly(all, 'multi', []), undefined);
  assert.deepEqual(
    ['multi', 'shot'].map((spell) => several(all, spell)),
    [true, false],
  );
});

test('the own territory lies below, the others clockwise', () => {
  const players = view.players;
  assert.deepEqual(
    [...ring(players, 1, false)],
    [
      ['P1', 'right'],
      ['P2', 'below'],
      ['P3', 'left'],
    ],
  );
  assert.equal(ring([...players, player('P4', [])], 0, false).get('P3'), 'above');
  assert.equal(ring(players, null, false).get('P1'), 'below');
});

test('the cast that is thought of takes in what is pointed at', () => {
  const all = casts(['cast fleche P1.loup', 'cast fleche P2.loup', 'cast fleche P1.loup P2.loup', 'cast rapide']);
  assert.equal(thoughtOf(all, 'fleche', [], null), undefined);
  assert.equal(thoughtOf(all, 'fleche', [], 'P2.loup')?.move, 'cast fleche P2.loup');
  assert.equal(thoughtOf(all, 'fleche', ['P1.loup'], 'P2.loup')?.move, 'cast fleche P1.loup P2.loup');
  assert.equal(thoughtOf(all, 'fleche', ['P1.loup'], 'P1.loup')?.move, 'cast fleche P1.loup');
  assert.equal(thoughtOf(all, 'fleche', ['P1.loup'], 'P3')?.move, 'cast fleche P1.loup');
  assert.equal(thoughtOf(all, 'rapide', [], 'P2.loup')?.move, 'cast rapide');
});

test('what a spell would do is the Life it leaves and a sentence for every change', () => {
  const preview = castPreview(
    view,
    { en: 'Shot', fr: 'Tir' },
    {
      cue: 'cast tir P2.1; hurt P2.1 3 PT-36; hurt P1.1 9 PT-36; down P1.1 PT-34; revive P1.1 PT-36',
      words: {
        en: 'Shot: 3 to Wolf (PT-36). Shot: 9 to Wolf (PT-36). Wolf is out (PT-34). Wolf is back (PT-36).',
        fr: 'Tir : 3 à Loup (PT-36). Tir : 9 à Loup (PT-36). Loup est hors combat (PT-34). Loup revient (PT-36).',
      },
    },
  );
  assert.deepEqual([...preview.left], [['P2.1', 1]]);
  assert.deepEqual(
    preview.notes.map((note) => note.fr),
    ['Tir : 3 à Loup (PT-36).', 'Tir : 9 à Loup (PT-36).', 'Loup est hors combat (PT-34).', 'Loup revient (PT-36).'],
  );
});

test('equal traps of a hand are told apart by how often they have entered one', () => {
  const all = casts(['cast piege-explosif P2', 'cast piege-explosif#3 P2', 'cast tir-rapide', 'pass']);
  assert.equal(castName(all, 'piege-explosif', 1), 'piege-explosif');
  assert.equal(castName(all, 'piege-explosif', 3), 'piege-explosif#3');
  assert.equal(castName(all, 'tir-rapide', 0), 'tir-rapide');
  assert.equal(exactly(all, 'piege-explosif#3', ['P2'])?.move, 'cast piege-explosif#3 P2');
  assert.equal(cardOf('piege-explosif#3'), 'piege-explosif');
  assert.equal(cardOf('tir-rapide'), 'tir-rapide');
});
