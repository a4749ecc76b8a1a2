import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as page from '../words/en';
import * as pageInFrench from '../words/fr';
import { unbroken } from '../words/words';

/** The page's catalogue, and those that games bring along, by their folder. */
const catalogues: Record<string, { en: unknown; fr: unknown }> = { page: { en: page.en, fr: pageInFrench.fr } };
for (const folder of readdirSync('games').filter((name) => existsSync(`games/${name}/words.ts`)))
  catalogues[folder] = (await import(`../games/${folder}/words.ts`)) as { en: unknown; fr: unknown };

const said = (language: 'en' | 'fr') =>
  Object.fromEntries(Object.entries(catalogues).map(([folder, catalogue]) => [folder, catalogue[language]]));
const [en, fr] = [said('en'), said('fr')];

/** Every text of a catalogue with where it stands; functions are called with something of each kind. */
function texts(part: unknown, at = ''): [string, string][] {
  if (typeof part === 'string') return [[at, part]];
  if (typeof part === 'function') return [[at, String((part as (...args: unknown[]) => unknown)(3, 5))]];
  return Object.entries(part as object).flatMap(([key, value]) => texts(value, `${at}.${key}`));
}

test('both catalogues have the same places, and none is empty', () => {
  assert.deepEqual(
    texts(fr).map(([at]) => at),
    texts(en).map(([at]) => at),
  );
  for (const [at, text] of [...texts(en), ...texts(fr)]) assert.ok(text.trim() || at.endsWith('Names.0'), at);
});

test('curved apostrophes everywhere', () => {
  for (const [at, text] of [...texts(en), ...texts(fr)]) assert.ok(!text.includes("'"), `${at}: ${text}`);
});

test('French sets a no-break space before double signs', () => {
  for (const [at, text] of texts(fr)) assert.ok(!/[^\u00a0\u202f][!?;:](\s|$)/.test(text), `${at}: ${text}`);
});

test('French texts of the server get theirs on the page', () => {
  assert.equal(
    unbroken('« Au loup ! » : à 3:0, tout va ?'),
    '«\u00a0Au loup\u00a0!\u00a0»\u00a0: à 3:0, tout va\u00a0?',
  );
});

test('every text is said somewhere', () => {
  const code = readdirSync('.', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /^(app|art|games|kit|net|words\/(fault|names|worth))\b.*\.ts$/.test(file) && !file.endsWith('words.ts'),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  // Levels, the grades of puzzles, the parts of a box and options are named by the server.
  const keys = Object.values(en)
    .flatMap((catalogue) => texts(catalogue))
    .flatMap(([at]) => (/\.(level|grade|boxParts|meanings)/.test(at) ? [] : (at.match(/[A-Za-z]\w*/g) ?? [])));
  assert.deepEqual(
    [...new Set(keys)].filter((key) => !new RegExp(`\\b${key}\\b`).test(code)),
    [],
  );
});
