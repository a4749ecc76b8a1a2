import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMove, writeMove } from '../games/fox-and-geese/notation';
import { foresee } from '../games/fox-and-geese/view';
import type { Board } from '../net/wire';

/** The cross: an arm is two points long and three wide. */
function cross(): Board {
  const inTheMiddle = (at: number) => at >= 2 && at <= 4;
  const points = Array.from({ length: 49 }, (_, i) => ({ x: i % 7, y: Math.floor(i / 7) }))
    .filter(({ x, y }) => inTheMiddle(x) || inTheMiddle(y))
    .map(({ x, y }) => ({ name: `${'ABCDEFG'[x]}${y + 1}`, x, y }));
  const lines = points.flatMap((a) =>
    points
      .filter((b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1)
      .map((b): [string, string] => [a.name, b.name]),
  );
  return { points, lines };
}

const board = cross();

test('reads every form of the notation', () => {
  assert.deepEqual(readMove('D3-D4'), ['D3', 'D4']);
  assert.deepEqual(readMove('D4xD6xF4'), ['D4', 'D6', 'F4']);
  for (const text of ['', 'D4', 'D4-', 'D4-D5-D6', 'D4xx', 'H4-H5', 'resigns']) assert.equal(readMove(text), null);
});

test('writes what the player meant, legal or not', () => {
  assert.equal(writeMove(board, ['D4', 'D5']), 'D4-D5');
  assert.equal(writeMove(board, ['D4', 'D6']), 'D4xD6');
  assert.equal(writeMove(board, ['D4', 'D6', 'F4']), 'D4xD6xF4');
  assert.equal(writeMove(board, ['D4', 'E7']), 'D4-E7');
});

test('what a move will leave is drawn before the server says so', () => {
  const standing = { fox: 'D4', geese: ['D5', 'E5', 'A3'] };
  assert.deepEqual(foresee(board, standing, 'D4xD6xF4'), { fox: 'F4', geese: ['A3'] });
  assert.deepEqual(foresee(board, standing, 'A3-A4'), { fox: 'D4', geese: ['D5', 'E5', 'A4'] });
  assert.deepEqual(foresee(board, standing, 'nonsense'), standing);
});
