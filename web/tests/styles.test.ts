import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { shelf } from '../games/list';

const files = ['app', 'art', 'games', 'kit'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);
const read = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');

/** A style file with all that it takes in. */
const whole = (file: string): string[] => [
  file,
  ...[...read(file).matchAll(/@import '([^']+)'/g)].flatMap(([, path = '']) => whole(join(dirname(file), path))),
];

const entries = [
  'app/app.css',
  'app/learn/learn.css',
  'app/rules/rules.css',
  ...new Set(shelf.map(({ styles }) => `games/${styles}/${styles}.css`)),
];

test('every game has the style file that it names', () => {
  for (const entry of entries) assert.ok(existsSync(entry), entry);
});

test('every style file is taken in, once', () => {
  assert.deepEqual(entries.flatMap(whole).sort(), files.sort());
});

test('no style file is longer than 300 lines', () => {
  for (const file of files) assert.ok(readFileSync(file, 'utf8').split('\n').length <= 301, file);
});

test('colours and durations are written as custom properties, and only used by name elsewhere', () => {
  for (const file of files) {
    const stray = read(file).match(/^\s*(?!--)[a-z-]+:[^;{}]*(#[0-9a-f]{3,8}\b|rgb\(\d|\s[\d.]+m?s\b)[^;{}]*;/gm) ?? [];
    assert.deepEqual(stray, [], file);
  }
});

test('every custom property is written down and used', () => {
  const parts = ['kit/board.ts', 'games/hunt/table.ts'].map((file) => readFileSync(file, 'utf8'));
  const text = [...files.map(read), ...parts].join('\n');
  const names = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
  assert.deepEqual(names(/var\((--[\w-]+)/g), names(/(--[\w-]+)(?:'|:)/g));
});

test('a class that is styled is drawn somewhere', () => {
  const code = ['app', 'art', 'games', 'kit', 'static']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(ts|html)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const selectors = files.flatMap((file) => read(file).match(/[^{};]+(?=\{)/g) ?? []).join();
  const classes = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
  // Some names are put together: a number or a name of the wire's follows.
  const drawn = (name: string) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) ||
    new RegExp(`(?<![\\w-])${name.replace(/\d$/, '')}\\$\\{`).test(code) ||
    new RegExp(`['".]${name.replaceAll('-', '_').toUpperCase()}\\b`).test(code) ||
    new RegExp(`\\b${name.replaceAll('-', '_').toUpperCase()}:`).test(code);
  assert.deepEqual(
    [...classes].filter((name) => !drawn(name)),
    [],
  );
});
