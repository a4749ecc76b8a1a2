import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foresee } from '../games/@ID@/view';

test('sheep on their way home are drawn at home', () => {
  assert.deepEqual(foresee({ out: 9, folded: 3, toMove: 1 }, '2'), { out: 7, folded: 5, toMove: 0 });
});
