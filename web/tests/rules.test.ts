import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finds } from '../app/rules/search';
import { shelf } from '../games/list';

test('words are found in any order, without accents and in parts', () => {
  assert.ok(finds('cout pièce', 'Payez en Pièces le Coût de l’arme'));
  assert.ok(finds('COEUR', 'le cœur de la forêt'));
  assert.ok(finds('ku-3', 'KU-3 Le loup doit capturer'));
  assert.ok(!finds('cout mouton', 'Payez le Coût de l’arme'));
});

test('every game names what it draws, each thing once', async () => {
  for (const { id, load } of shelf) {
    const { explaining } = await load();
    const names = explaining.legend().map(({ name }) => name);
    assert.ok(names.length > 0, id);
    assert.equal(new Set(names).size, names.length, id);
    assert.ok(explaining.how().length > 20, id);
  }
});
