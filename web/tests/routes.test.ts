import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRoute, writeRoute, type Route } from '../kit/routes';

const routes: Route[] = [
  { screen: 'home' },
  { screen: 'kit' },
  { screen: 'game', game: 'kukuli' },
  { screen: 'game', game: 'wolf-and-hound', options: { combo: 'H01+W01', rounds: '5' } },
  { screen: 'table', table: 'a_b-c' },
  { screen: 'train', game: 'sheep-sheep', name: '2026-11-16' },
  { screen: 'puzzles', game: 'kukuli', grade: null, name: null },
  { screen: 'puzzles', game: 'bagh-chal', grade: 'wolf', name: 'a1' },
  { screen: 'join', table: 't1', invite: 'x/y z' },
  { screen: 'watch', table: 't1', watch: 'w' },
  { screen: 'replay', table: 't1', viewer: null, at: null },
  { screen: 'replay', table: 't1', viewer: 'spectator', at: 12 },
];

for (const route of routes) {
  test(`${writeRoute(route)} is read back`, () => assert.deepEqual(readRoute(writeRoute(route)), route));
}

test('an empty address is home, nonsense is lost', () => {
  assert.deepEqual(readRoute(''), { screen: 'home' });
  assert.deepEqual(readRoute('#/'), { screen: 'home' });
  for (const hash of ['#/game', '#/table', '#/join/x', '#/elsewhere/1', '#/%E0%A4%A'])
    assert.deepEqual(readRoute(hash), { screen: 'lost' });
});
