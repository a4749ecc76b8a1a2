import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picture, pointedAt } from '../games/wolfwalkers/beats';
import { next, stop, tapped, wayOf, whole } from '../games/wolfwalkers/choices';
import { iconOf } from '../games/wolfwalkers/faces';
import { nearest } from '../games/wolfwalkers/grid';
import { bonds } from '../games/wolfwalkers/notes';
import { Tapping } from '../games/wolfwalkers/tapping';
import { plot, type GridView, type PlaceView, type TaleView } from '../games/wolfwalkers/view';
import type { Beat } from '../net/wire';

const ways = (...moves: string[]) => moves.map(wayOf);

test('a card and a cell are tapped in any order', () => {
  const takes = ways('1@0,1', '1@1,0', '2@0,1');
  assert.deepEqual([...next(takes, [stop.place(2)])], [stop.cell('0,1')]);
  assert.deepEqual([...next(takes, [stop.cell('1,0')])], [stop.place(1)]);
  assert.equal(whole(takes, [stop.cell('0,1'), stop.place(2)]), '2@0,1');
  assert.equal(whole(takes, [stop.place(1)]), null);
  assert.equal(whole(takes, [stop.place(1), stop.place(1)]), null);
});

test('another card takes the place of the one that was tapped, and the same one is put back', () => {
  const takes = ways('1@0,1', '2@0,1');
  assert.deepEqual(tapped(takes, [stop.place(1)], stop.place(2)), [stop.place(2)]);
  assert.deepEqual(tapped(takes, [stop.place(1)], stop.place(1)), []);
  assert.equal(tapped(takes, [stop.place(1)], stop.place(9)), null);
});

test('every move of the notation is a way of taps', () => {
  assert.deepEqual(wayOf('top@-1,2').stops, [stop.top, stop.cell('-1,2')]);
  assert.deepEqual(wayOf('path2-objective@0,1').stops, [stop.path(2, 'OBJECTIVE'), stop.cell('0,1')]);
  assert.deepEqual(wayOf('use 14').stops, [stop.use(14)]);
  assert.deepEqual(wayOf('ink N 0,1').stops, [stop.cell('0,1'), stop.icon('N')]);
  assert.deepEqual(wayOf('name 1 2 5').stops, [1, 2, 5].map(stop.place));
  assert.deepEqual(wayOf('barter 0,1 3').stops, [stop.cell('0,1'), stop.place(3)]);
  assert.deepEqual(wayOf('bargain 0,1 P2 1,1').stops, [stop.cell('0,1'), stop.theirs(1, '1,1')]);
  assert.deepEqual(wayOf('keep 14').stops, [stop.hand(14)]);
  assert.deepEqual(wayOf('pass').stops, ['pass']);
  assert.deepEqual(wayOf('forbid story').stops, ['forbid story']);
});

test('moving goes from one cell to another, swapping both ways', () => {
  const moves = ways('move 0,0 1,1', 'move 1,0 1,1');
  assert.deepEqual([...next(moves, [])], [stop.cell('0,0'), stop.cell('1,0')]);
  assert.equal(whole(moves, [stop.cell('1,1'), stop.cell('0,0')]), null);
  const swaps = ways('swap 0,0 1,0');
  assert.equal(whole(swaps, [stop.cell('1,0'), stop.cell('0,0')]), 'swap 0,0 1,0');
});

test('cards are put back in the order they are tapped in', () => {
  const orders = ways('order 1 2 3', 'order 2 1 3', 'order 2 3 1');
  assert.deepEqual([...next(orders, [stop.known(2)])], [stop.known(1), stop.known(3)]);
  assert.equal(whole(orders, [2, 3, 1].map(stop.known)), 'order 2 3 1');
  assert.deepEqual(tapped(orders, [2, 3].map(stop.known), stop.known(3)), [stop.known(2)]);
});

test('named places are a set, from which one may be taken out again', () => {
  const names = ways('name 1 2 5', 'name 2 4 5');
  const taps = [5, 2].map(stop.place);
  assert.deepEqual(new Set(next(names, taps)), new Set([stop.place(1), stop.place(4)]));
  assert.deepEqual(tapped(names, taps, stop.place(5)), [stop.place(2)]);
  assert.equal(whole(names, [5, 2, 4].map(stop.place)), 'name 2 4 5');
});

test('a grid is drawn with a ring around it until its frame is fixed', () => {
  assert.deepEqual(plot([{ x: 0, y: 0 }]), {
    left: -1,
    top: 1,
    columns: 3,
    rows: 3,
    fixedAcross: false,
    fixedDown: false,
  });
  const wide = plot([-2, -1, 0, 1, 2].map((x) => ({ x, y: 3 })));
  assert.deepEqual([wide.left, wide.columns, wide.fixedAcross], [-2, 5, true]);
  assert.deepEqual([wide.top, wide.rows, wide.fixedDown], [4, 3, false]);
});

test('what has to be tapped anyway is tapped, and everything can be put back', () => {
  const top = Tapping.begin(['top@0,1', 'top@1,0', 'use 3']);
  assert.deepEqual([top.taps, top.isFresh], [[stop.top], true]);
  assert.equal(top.moveWith(stop.cell('1,0')), 'top@1,0');
  const market = Tapping.begin(['1@0,1', '2@0,1']);
  const chosen = market.with(stop.place(2));
  assert.deepEqual([chosen?.taps, chosen?.isFresh, chosen?.move], [[stop.place(2)], false, null]);
  assert.ok(chosen?.sources.has(stop.place(1)), 'another card may take its place');
  assert.deepEqual(chosen?.reset().taps, []);
  assert.equal(market.with('pass'), null);
});

test('arrow keys go straight ahead before they go aside', () => {
  assert.equal(nearest('0,0', ['1,1', '2,0', '-1,0'], [1, 0]), '2,0');
  assert.equal(nearest('0,0', ['1,2', '0,-1'], [0, 1]), '1,2');
  assert.equal(nearest('0,0', ['0,-1'], [0, 1]), null);
});

const beat = (verb: string, parts: Partial<Beat>): Beat => ({ verb, rule: 'WW-5', things: [], ...parts });

test('a hint points at the card to take and at its cell, not at what comes to the market then', () => {
  const taken = beat('take', { who: 0, things: ['story:RF'], from: 'market:3', to: 'grid:0:1,-1' });
  const come = beat('come', { things: ['objective:PAIR:RM:4'], from: 'pile', to: 'market:3' });
  assert.deepEqual([...pointedAt([taken, come])], ['market:3', 'grid:0:1,-1', 'story:RF']);
  assert.deepEqual([...pointedAt([come])], ['pile', 'market:3', 'objective:PAIR:RM:4']);
});

test('several places of a beat are pointed at together', () => {
  const pointed = pointedAt([beat('name', { who: 0, to: 'market:1+market:5' })]);
  assert.ok(pointed.has('market:1') && pointed.has('market:5'));
});

test('cards and icons have pictures, Powers are told in words', () => {
  assert.ok(picture('story:RF') && picture('story:') && picture('objective:SHAPE:RM/.W:4') && picture('icon:N'));
  assert.equal(picture('power:14'), null);
  assert.equal(picture('icon:?'), null);
});

test('whoever is bound may take what people count in the market', () => {
  const market = [1, 2, 3, 4, 5, 6].map((place): PlaceView => ({ place, side: place < 5 ? 'STORY' : 'OBJECTIVE' }));
  const grid = { skips: 0, named: [2, 5], hand: 0 } as unknown as GridView;
  assert.deepEqual(bonds({ market } as TaleView, grid), [
    'may take only the second Story and the first Objective of the market',
  ]);
});

test('every icon has its letter', () => {
  assert.equal(iconOf('N'), 'MERLIN');
  assert.equal(iconOf('S'), 'SOLDIERS');
  assert.equal(iconOf('.'), null);
});
