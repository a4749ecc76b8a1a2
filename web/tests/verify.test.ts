import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { pledgeOf } from '../net/pledge';
import { hex, sha256, utf8 } from '../net/sha256';
import { check, told } from '../verify/verify';

/** A second source for hashes of every length that fills a block in another way. */
test('SHA-256 is what node says', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'é'.repeat(length);
    assert.equal(hex(sha256(utf8(text))), createHash('sha256').update(text).digest('hex'), String(length));
  }
});

const SEED = '00'.repeat(32);
const COMMITMENT = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');

const bound = (seat: number, nonce: string): string =>
  createHash('sha256').update(`bergerie pledge 1\n${COMMITMENT}\n${seat}\n${nonce}`).digest('hex');

const file = (...lines: string[]): string =>
  ['bergerie match 1', 'game sheep-sheep', 'players 2', `commitment ${COMMITMENT}`, `seed ${SEED}`, ...lines].join(
    '\n',
  );

test('a pledge is of the table, the seat and the nonce', () => {
  assert.equal(pledgeOf(COMMITMENT, 1, 'share'), bound(1, 'share'));
});

test('a nonce that is not the one pledged is told', () => {
  const found = check(file(`pledge 0 ${bound(0, 'a')}`, 'nonce 0 b', 'nonce 1 bot'));
  assert.match(told(found), /^✗ The nonce of seat 0 /);
  assert.equal(check(file(`pledge 0 ${bound(0, 'b')}`, 'nonce 0 b', 'nonce 1 bot')).ok, true);
});

test('whose share was bound says which fairness it is', () => {
  const shares = (...lines: string[]) => check(file(...lines)).fairness;
  assert.equal(shares(`pledge 0 ${bound(0, 'a')}`, 'nonce 0 a', 'nonce 1 bot'), 2);
  assert.equal(shares(`pledge 0 ${bound(0, 'a')}`, 'nonce 0 a', 'nonce 1 b'), 1);
});

test('what is no match file is told', () => {
  assert.match(told(check('hello')), /^✗ This is not a match file/);
});
