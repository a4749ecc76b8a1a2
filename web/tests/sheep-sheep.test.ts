import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Family } from '../art/families';
import { outline } from '../games/sheep-sheep/art';
import { appears, cardText, exchange, foresee, groups, isKnown, isSpent } from '../games/sheep-sheep/exchange';
import { countTo, flock } from '../games/sheep-sheep/tally';
import { dateOf } from '../kit/day';
import { walk } from '../games/sheep-sheep/train';
import {
  CELLS,
  familyOf,
  isOver,
  readView,
  type Card,
  type Fold,
  type Laid,
  type Spot,
} from '../games/sheep-sheep/view';
import { readRoute, writeRoute } from '../kit/routes';
import type * as sent from '../net/views/sheepsheep';

const family = (text: string): Family => familyOf(text) ?? assert.fail(`no family ${text}`);
const laid = (text: string): Laid => ({ up: family(text.charAt(0)), down: family(text.charAt(1)) });
const card = (text: string): Card => ({ one: family(text.charAt(0)), other: family(text.charAt(1)) });

/** As states write a meadow: `ro yg bv / …`, . for a gap. */
function meadow(text: string): Spot[] {
  const cards = text.split(/[ /]+/);
  return CELLS.map((cell, i) => ({ cell, card: cards[i] === '.' ? null : laid(cards[i] ?? '') }));
}

const shows = (spots: Spot[]): string =>
  spots.map((spot) => (spot.card ? spot.card.up.charAt(0).toLowerCase() : '-')).join('');

const fold = (seat: number, cards: string, fetish: Family | null = null): Fold => ({
  seat,
  cards: cards.split(' ').map(card),
  fetish,
  sheep: 0,
  won: [],
  points: fetish ? 0 : null,
});

const START = meadow('ro yg bv / pr oy gb / vp ry ob');

const sentView: sent.SheepSheepView = {
  stage: 'HERDING',
  meadow: START.map(({ cell, card: one }) => (one?.down ? { cell, card: { up: one.up, down: one.down } } : { cell })),
  folds: [
    { seat: 0, cards: 'rv yv gp rb'.split(' ').map(card), fetish: 'RED', sheep: 0, won: [], points: 0 },
    { seat: 1, cards: [card('og')], sheep: 0, won: [] },
  ],
  pile: 25,
  mover: 0,
  turns: 0,
  barren: 0,
  exchanges: 0,
  groups: [],
};

const view = readView(sentView);

test('what the wire leaves out is null', () => {
  assert.equal(view.folds[1]?.fetish, null);
  assert.equal(view.exchangesLeft, null);
  assert.equal(view.drawn, null);
  assert.equal(isOver(view), false);
  assert.equal(isOver({ ...view, folds: [fold(0, 'rv', 'RED'), fold(1, 'og', 'PINK')] }), true);
});

test('a card fits where one of its faces is visible, and shows the other', () => {
  const [a1, b1] = START;
  assert.ok(a1 && b1);
  assert.equal(appears(card('rv'), a1), 'VIOLET');
  assert.equal(appears(card('rv'), b1), null);
  assert.equal(appears(card('rv'), { cell: 'A1', card: null }), null);
});

test('an exchange lays the card and takes the other one into its place', () => {
  const after = exchange({ meadow: START, cards: [card('yv'), card('rv')] }, 1, 'A1');
  assert.ok(after);
  assert.deepEqual(after.meadow[0], { cell: 'A1', card: laid('vr') });
  assert.deepEqual(after.cards.map(cardText), ['yv', 'ro']);
  assert.equal(exchange({ meadow: START, cards: [card('yv')] }, 0, 'A1'), null);
  assert.equal(exchange({ meadow: START, cards: [card('yv')] }, 3, 'A1'), null);
});

test('groups are of three or more, orthogonally, the best first', () => {
  assert.deepEqual(groups(START, null), []);
  assert.deepEqual(groups(meadow('gr gb gy / ov gp by / gv yr pr'), null), [
    { family: 'GREEN', cells: ['A1', 'B1', 'C1', 'B2'], worth: 4 },
  ]);
  const two = groups(meadow('pr pb yr / pg bv yo / ob yv yb'), 'PINK');
  assert.deepEqual(
    two.map((group) => [group.family, group.worth]),
    [
      ['PINK', 6],
      ['YELLOW', 4],
    ],
  );
  assert.deepEqual(groups(meadow('. gb gy / gv . gy / gv yr pr'), null)[0]?.cells, ['B1', 'C1', 'C2']);
});

test('moves on their way are shown as made', () => {
  const after = foresee(view, 0, ['rv@A1', 'yv@A1']);
  assert.equal(shows(after.meadow), 'yybpogvro');
  assert.deepEqual(after.folds[0]?.cards.map(cardText), ['ro', 'rv', 'gp', 'rb']);
  assert.equal(after.exchanges, 2);
  assert.equal(foresee(view, null, ['rv@A1']), view);
  assert.equal(foresee({ ...view, exchangesLeft: 3 }, 0, ['rv@A1']).exchangesLeft, 2);
});

test('the underside of a card taken may be known to the server alone', () => {
  const hidden = {
    ...view,
    meadow: view.meadow.map((spot) => (spot.card ? { ...spot, card: { ...spot.card, down: null } } : spot)),
  };
  const [taken, own] = foresee(hidden, 0, ['rv@A1']).folds[0]?.cards ?? [];
  assert.ok(taken && own);
  assert.deepEqual(taken, { one: 'RED', other: 'RED' });
  assert.equal(isKnown(taken), false);
  assert.equal(isKnown(own), true);
  assert.deepEqual(foresee(hidden, 0, ['rv@A1']).meadow[0], { cell: 'A1', card: laid('vr') });
  assert.deepEqual(readView({ ...sentView, meadow: [{ cell: 'A1', card: { up: 'RED' } }] }).meadow[0], {
    cell: 'A1',
    card: { up: 'RED', down: null },
  });
});

test('exchanges are spent when none is among the legal moves', () => {
  assert.equal(isSpent({ moves: ['done'] }), true);
  assert.equal(isSpent({ moves: ['rv@A1', 'done'] }), false);
  assert.equal(isSpent({ moves: [] }), false);
});

test('a group that is taken leaves gaps, and a placed card fills one', () => {
  const herd = { ...view, meadow: meadow('gr gb gy / ov rp by / gv yr pr') };
  const won = foresee(herd, 0, ['win A1+B1+C1']);
  assert.equal(shows(won.meadow), '---orbgyp');
  assert.equal(won.folds[0]?.sheep, 3);
  const filling = { ...won, stage: 'REFILLING' as const, drawn: laid('ro') };
  const placed = foresee(filling, 0, ['o@B1']);
  assert.deepEqual(placed.meadow[1], { cell: 'B1', card: laid('or') });
  assert.equal(placed.drawn, null);
});

test('the outline runs around a group only', () => {
  assert.equal(outline([0, 1]).path.match(/M/g)?.length, 6);
  assert.equal(outline([0, 1, 2, 3, 4, 5, 6, 7, 8]).path.match(/M/g)?.length, 12);
});

test('the fetish is counted last, and double', () => {
  const own: Fold = {
    ...fold(0, 'rv', 'RED'),
    won: [
      { family: 'RED', sheep: 3 },
      { family: 'BLUE', sheep: 2 },
    ],
    sheep: 5,
    points: 8,
  };
  assert.deepEqual(flock(own), ['BLUE', 'BLUE', 'RED', 'RED', 'RED']);
  assert.deepEqual(
    [0, 2, 3, 99].map((sheep) => countTo(own, sheep)),
    [0, 2, 4, 8],
  );
});

test('the meadow of the day is named by the day where the player is', () => {
  assert.equal(dateOf(new Date(2026, 10, 6, 23, 59)), '2026-11-06');
});

test('the best plan of a lesson is walked exchange by exchange', () => {
  const best = { sheep: 3, bound: 3, cells: [], exchanges: ['rv@A1', 'yv@A1'] };
  const lesson = { name: 'a', meadow: START, cards: ['rv', 'yv', 'gp', 'rb'].map(card), best };
  assert.deepEqual(
    walk(lesson).map((one) => shows(one.meadow).charAt(0)),
    ['r', 'v', 'y'],
  );
});

test('a training meadow has an address', () => {
  assert.deepEqual(readRoute('#/train/sheep-sheep'), { screen: 'train', game: 'sheep-sheep', name: null });
  const named = { screen: 'train', game: 'sheep-sheep', name: '2026-11-16' } as const;
  assert.deepEqual(readRoute(writeRoute(named)), named);
});
