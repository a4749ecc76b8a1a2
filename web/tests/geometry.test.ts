import assert from 'node:assert/strict';
import { test } from 'node:test';
import { between, layout, linked, nearest, neighbour } from '../kit/geometry';
import { alquerque } from './boards';

const board = alquerque();

test('the board of the sheet has 25 points and 56 lines', () => {
  assert.equal(board.points.length, 25);
  assert.equal(board.lines.length, 56);
});

test('row 1 lies below, and above when the board is turned', () => {
  const [plain, turned] = [layout(board, false), layout(board, true)];
  assert.ok((plain.places.get('A1')?.y ?? 0) > (plain.places.get('A5')?.y ?? 0));
  assert.ok((turned.places.get('A1')?.y ?? 0) < (turned.places.get('A5')?.y ?? 0));
  assert.ok((turned.places.get('A1')?.x ?? 0) > (turned.places.get('E1')?.x ?? 0));
});

test('arrow keys walk to the neighbour on the screen, and stop at the edge', () => {
  const [plain, turned] = [layout(board, false), layout(board, true)];
  assert.equal(neighbour(plain, 'C3', 'up'), 'C4');
  assert.equal(neighbour(turned, 'C3', 'up'), 'C2');
  assert.equal(neighbour(plain, 'C3', 'left'), 'B3');
  assert.equal(neighbour(plain, 'A1', 'left'), null);
});

test('the arrow keys reach every point of a board with gaps', () => {
  const den = { points: [...board.points, { name: 'A7', x: 0, y: 6 }, { name: 'C7', x: 2, y: 6 }], lines: board.lines };
  const at = layout(den, false);
  const seen = new Set(['A1']);
  for (const name of seen) {
    for (const way of ['left', 'right', 'up', 'down'] as const) {
      const next = neighbour(at, name, way);
      if (next) seen.add(next);
    }
  }
  assert.equal(seen.size, den.points.length);
});

test('a finger finds the point it is near, and none in between', () => {
  const at = layout(board, false);
  const c3 = at.places.get('C3');
  assert.ok(c3);
  assert.equal(nearest(at, c3.x + 20, c3.y - 20), 'C3');
  assert.equal(nearest(at, c3.x + 50, c3.y + 50), null);
});

test('a straight jump passes over one point', () => {
  assert.equal(between(board, 'C3', 'E5'), 'D4');
  assert.equal(between(board, 'C3', 'C4'), null);
  assert.equal(between(board, 'A1', 'C2'), null);
  assert.ok(linked(board, 'C3', 'D4'));
  assert.ok(!linked(board, 'C2', 'D3'));
});
