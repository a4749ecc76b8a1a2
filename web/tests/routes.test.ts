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
  { screen: 'watch', table: 't1', watch: 'w9' },
  { screen: 'carry', code: 'c0de' },
  { screen: 'replay', table: 't1', viewer: null, at: null },
  { screen: 'replay', table: 't1', viewer: 'spectator', at: 12 },
];

for (const route of routes) {
  test(`${writeRoute(route)} is read back`, () => assert.deepEqual(readRoute(writeRoute(route)), route));
}

test('an empty address is home, nonsense is lost', () => {
  for (const address of ['', '/', '#/', '/#/']) assert.deepEqual(readRoute(address), { screen: 'home' });
  for (const address of ['/game', '/table', '/watch/x', '/elsewhere/1', '/%E0%A4%A', '/verify.html', '/table/x/y'])
    for (const written of [address, `/#${address}`]) assert.deepEqual(readRoute(written), { screen: 'lost' });
});

test('what gives a seat away stands behind the #', () => {
  for (const route of routes)
    for (const secret of ['x/y z', 'w9', 'c0de']) {
      const [open = ''] = writeRoute(route).split('#');
      assert.ok(!decodeURIComponent(open).includes(secret), open);
    }
  assert.equal(writeRoute({ screen: 'join', table: 't1', invite: 'x/y z' }), '/join/t1#x%2Fy%20z');
  assert.deepEqual(readRoute('/join/t1'), { screen: 'join', table: 't1', invite: '' });
  assert.deepEqual(readRoute('/table/t1#content'), { screen: 'table', table: 't1' });
});

test('old links lead where they led', () => {
  const old: [string, Route][] = [
    ['/#/game/wolf-and-hound?combo=H01+W01', { screen: 'game', game: 'wolf-and-hound', options: { combo: 'H01+W01' } }],
    ['/#/table/t1', { screen: 'table', table: 't1' }],
    ['/#/join/t1/x%2Fy', { screen: 'join', table: 't1', invite: 'x/y' }],
    ['/#/watch/t1/w9', { screen: 'watch', table: 't1', watch: 'w9' }],
    ['/#/carry/c0de', { screen: 'carry', code: 'c0de' }],
    ['/#/replay/t1?viewer=1&at=12', { screen: 'replay', table: 't1', viewer: '1', at: 12 }],
  ];
  for (const [address, route] of old) assert.deepEqual(readRoute(address), route);
});
