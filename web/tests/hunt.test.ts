import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMove, writeMove } from '../games/hunt/notation';
import { foresee, jumped, type Stand } from '../games/hunt/view';
import { shortcut, starts, walk } from '../kit/path';
import { alquerque } from './boards';

const board = alquerque();
const paths = (...moves: string[]) => moves.map((text) => readMove(text)?.path ?? []);

test('reads every form of the notation', () => {
  assert.deepEqual(readMove('C3-C4'), { path: ['C3', 'C4'], captures: false });
  assert.deepEqual(readMove('C3xC5xE5'), { path: ['C3', 'C5', 'E5'], captures: true });
  assert.deepEqual(readMove('@C3'), { path: ['@', 'C3'], captures: false });
  assert.deepEqual(readMove('@rC3'), { path: ['@r', 'C3'], captures: false });
  for (const text of ['', 'C3', 'C3-', 'C3xx', 'pass', '@', 'resigns']) assert.equal(readMove(text), null);
});

test('writes what the player meant, legal or not', () => {
  assert.equal(writeMove(board, ['C3', 'C4']), 'C3-C4');
  assert.equal(writeMove(board, ['C3', 'E5']), 'C3xE5');
  assert.equal(writeMove(board, ['C1', 'C3', 'E5']), 'C1xC3xE5');
  assert.equal(writeMove(board, ['C2', 'D3']), 'C2-D3');
  assert.equal(writeMove(board, ['@r', 'B2']), '@rB2');
});

test('a chain is walked stop by stop, and may end where a prefix is legal', () => {
  const moves = paths('C1xC3', 'C1xC3xE5', 'C1xA1', 'A5-A4');
  assert.deepEqual([...starts(moves)], ['C1', 'A5']);
  assert.deepEqual(walk(moves, ['C1']), { next: new Set(['C3', 'A1']), whole: false });
  assert.deepEqual(walk(moves, ['C1', 'C3']), { next: new Set(['E5']), whole: true });
  assert.deepEqual(walk(moves, ['C1', 'C3', 'E5']), { next: new Set(), whole: true });
});

test('the far end of a chain is a short cut only when one way leads there', () => {
  assert.deepEqual(shortcut(paths('C1xC3', 'C1xC3xE5'), ['C1'], 'E5'), ['C1', 'C3', 'E5']);
  assert.equal(shortcut(paths('C1xC3xE5', 'C1xE3xE5'), ['C1'], 'E5'), null);
});

test('what a move will leave is drawn before the server says so', () => {
  const pieces: Stand[] = [
    { point: 'C1', piece: 'WOLF', height: 1 },
    { point: 'C2', piece: 'RAM', height: 5 },
    { point: 'D4', piece: 'SHEEP', height: 1 },
  ];
  assert.deepEqual(jumped(board, 'C1xC3xE5'), ['C2', 'D4']);
  assert.deepEqual(foresee(board, pieces, 'C1xC3xE5'), [
    { point: 'C2', piece: 'SHEEP', height: 4 },
    { point: 'E5', piece: 'WOLF', height: 1 },
  ]);
  assert.deepEqual(foresee(board, [], '@rA1'), [{ point: 'A1', piece: 'RAM', height: 1 }]);
  assert.equal(foresee(board, pieces, 'nonsense'), pieces);
});
