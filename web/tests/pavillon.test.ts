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
import { follow, foreseen, litCards, litPlaces } from '../games/pavillon/beats';
import { castPreview } from '../games/pavillon/preview';
import { ring, type Card, type PavillonView, type Pet, type Player } from '../games/pavillon/view';
import type { Beat } from '../net/wire';

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

const beat = (verb: string, to: string, count = 0, more: Partial<Beat> = {}): Beat => ({
  verb,
  rule: 'PT-36',
  things: [],
  to,
  count,
  ...more,
});

test('beats are followed one after the other', () => {
  const landed = [
    beat('strike', 'P2.1', 0, { from: 'P1.1' }),
    beat('hurt', 'P2.1', 3),
    beat('hurt', 'P1.1', 1),
    beat('turn', 'P2'),
  ];
  const end = landed.reduce(follow, view);
  assert.equal(end.players[0]?.pets[0]?.life, 4);
  assert.equal(end.players[1]?.pets[0]?.life, 1);
  assert.equal(end.active, 'P2');
  const hit = [beat('hit', 'P2'), beat('life', 'P2', -3), beat('life', 'P1', -1), beat('coin', 'P3', 1)];
  assert.deepEqual(
    hit.reduce(follow, view).players.map(({ life, coins }) => [life, coins]),
    [
      [7, 2],
      [5, 2],
      [8, 3],
    ],
  );
});

test('what is foreseen is read from its short form', () => {
  assert.deepEqual(
    foreseen('cast tir P2.1; hurt P2.1 3 PT-36; attack P1.1 −1 PT-36; down P2.1 PT-34').map(
      ({ verb, to, count, rule }) => [verb, to, count, rule],
    ),
    [
      ['hurt', 'P2.1', 3, 'PT-36'],
      ['attack', 'P1.1', -1, 'PT-36'],
      ['down', 'P2.1', 0, 'PT-34'],
    ],
  );
});

test('beats light up pets, players and cards', () => {
  const beats = [beat('aim', 'P2.1', 0, { from: 'P1', things: ['pet:loup', 'spell:tir-rapide'] })];
  assert.deepEqual([...litPlaces(beats)], ['P2.1']);
  assert.deepEqual([...litPlaces([beat('life', 'P2', -1)])], ['P2']);
  assert.deepEqual([...litCards(beats)], ['loup', 'tir-rapide']);
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

test('what a spell would do is the Life it leaves, and told', () => {
  const words = { en: 'Arcane Shot: …', fr: 'Le tir des arcanes : …' };
  const preview = castPreview(
    view,
    { en: 'Shot', fr: 'Tir' },
    { cue: 'cast tir P2.1; hurt P2.1 3 PT-36; hurt P1.1 9 PT-36; down P1.1 PT-34; revive P1.1 PT-36', words },
  );
  assert.deepEqual([...preview.left], [['P2.1', 1]]);
  assert.deepEqual(preview.notes, [words]);
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
