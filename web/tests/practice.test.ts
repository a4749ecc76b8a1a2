import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gradeFor, practised, tried } from '../app/solved/practice';
import { isDate } from '../kit/day';
import { keepUp, streakOf } from '../kit/streak';

const GRADES = ['lamb', 'dog', 'wolf', 'alpha'];
const day = (date: number): Date => new Date(2026, 10, date, 12);

test('puzzles get harder for whoever solves them, and easier for whoever does not', () => {
  assert.equal(gradeFor('a', GRADES), undefined);
  for (let i = 0; i < 12; i++) tried('a', 'wolf', 1, day(1));
  assert.equal(gradeFor('a', GRADES), 'alpha');
  tried('b', 'lamb', 1, day(1));
  for (let i = 0; i < 12; i++) tried('b', 'lamb', 0, day(1));
  assert.equal(gradeFor('b', GRADES), 'lamb');
  assert.equal(gradeFor('b', ['dog', 'alpha']), 'dog');
});

test('days in a row are counted, and a day left out begins anew', () => {
  [3, 3, 4, 5].forEach((date) => tried('c', 'dog', 1, day(date)));
  assert.equal(practised('c').streak, 3);
  tried('c', 'dog', 0, day(7));
  assert.equal(practised('c').streak, 1);
  assert.equal(practised('c').solved, 4);
});

test('what a day holds for other games is counted by days in a row, too', () => {
  [3, 4, 4].forEach((date) => keepUp('d', day(date)));
  assert.deepEqual(streakOf('d'), { streak: 2, last: '2026-11-04' });
  keepUp('d', day(6));
  assert.equal(streakOf('d').streak, 1);
  assert.equal(streakOf('e').streak, 0);
});

test('a name is that of a day, or it is not', () => {
  assert.equal(isDate('2026-11-18'), true);
  for (const name of ['2026-13-40', 'k3x9', '2026-1-1']) assert.equal(isDate(name), false, name);
});
