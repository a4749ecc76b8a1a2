// Bundles the page into dist/, or with --tests the unit tests into build/tests/.
// Names of scripts and styles carry a hash of what is in them, so that browsers may keep them for ever.
import { build } from 'esbuild';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';

const target = 'es2022';
const bundled = { bundle: true, target, minify: true, legalComments: 'none', metafile: true, outdir: 'dist' };
const hashed = { entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]', assetNames: '[name]-[hash]' };

async function page() {
  await rm('dist', { recursive: true, force: true });
  await cp('static', 'dist', { recursive: true });
  const { names, fonts, inputs: styled } = await bundleStyles();
  const { app: style, ...styles } = names;
  const { inputs, outputs } = (
    await build({
      ...bundled,
      ...hashed,
      entryPoints: ['app/app.ts'],
      format: 'esm',
      splitting: true,
      define: { STYLES: JSON.stringify(styles) },
    })
  ).metafile;
  await note({ ...inputs, ...styled });
  await verifier();
  const script = outputOf(outputs, 'app/app.ts');
  const first = [...together(outputs, script)].map((path) => basename(path));
  await writeFile('dist/index.html', named(await readFile('static/index.html', 'utf8'), style, fonts, first));
}

/** What verifies a match: one script that anybody can read, and keep beside its page. */
const verifier = () =>
  build({
    entryPoints: ['verify/verify.ts'],
    bundle: true,
    target,
    charset: 'utf8',
    format: 'iife',
    globalName: 'verifier',
    outdir: 'dist',
  });

/** Whose work is in the bundle: build/packages.txt, for the notices, which travel with the page. */
async function note(inputs) {
  const packages = Object.keys(inputs).flatMap((path) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []);
  await mkdir('build', { recursive: true });
  await writeFile('build/packages.txt', [...new Set(packages)].sort().join('\n') + '\n');
  await cp('../NOTICES.md', 'dist/notices.txt');
  await tell();
}

/** Whose the games are and what is ours in them, as the docs say it. */
async function tell() {
  await cp('../docs/credits.md', 'dist/credits.txt');
  await mkdir('dist/ours', { recursive: true });
  for (const page of await readdir('../docs/games/ours'))
    await cp(`../docs/games/ours/${page}`, `dist/ours/${basename(page, '.md')}.txt`);
}

/** The style of the first screen, those of rules and lessons, those of games by their folder, each in a file of its own; and fonts. */
async function bundleStyles() {
  const folders = (await readdir('games')).filter((folder) => existsSync(`games/${folder}/${folder}.css`));
  const entryPoints = [
    'app/app.css',
    'app/learn/learn.css',
    'app/rules/rules.css',
    ...folders.map((folder) => `games/${folder}/${folder}.css`),
  ];
  const loader = { '.woff2': 'file' };
  const { inputs, outputs } = (await build({ ...bundled, ...hashed, entryPoints, loader })).metafile;
  return {
    names: Object.fromEntries(entryPoints.map((path) => [basename(path, '.css'), basename(outputOf(outputs, path))])),
    fonts: Object.keys(outputs).flatMap((path) => (path.endsWith('.woff2') ? [basename(path)] : [])),
    inputs,
  };
}

const outputOf = (outputs, source) => Object.keys(outputs).find((path) => outputs[path].entryPoint === source);

/** A script and all that it can't begin without. */
function together(outputs, path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const needed = outputs[path].imports.filter(({ kind }) => kind === 'import-statement');
  needed.forEach((one) => together(outputs, one.path, found));
  return found;
}

/** The page with the names of its files; scripts that others import are fetched at once, not one after the other. */
function named(html, style, fonts, [script, ...others]) {
  const preloads = [
    ...fonts.map((path) => `<link rel="preload" href="/${path}" as="font" type="font/woff2" crossorigin />`),
    ...others.map((path) => `<link rel="modulepreload" href="/${path}" />`),
  ].join('\n    ');
  return html
    .replace('href="/app.css" />', `href="/${style}" />\n    ${preloads}`)
    .replace('src="/app.js"', `src="/${script}"`);
}

async function tests() {
  await rm('build/tests', { recursive: true, force: true });
  const names = (await readdir('tests')).filter((name) => name.endsWith('.test.ts'));
  await build({
    entryPoints: names.map((name) => `tests/${name}`),
    bundle: true,
    platform: 'node',
    external: ['typescript'],
    format: 'esm',
    target,
    define: { STYLES: '{}' },
    outdir: 'build/tests',
    outExtension: { '.js': '.mjs' },
  });
}

await (process.argv.includes('--tests') ? tests() : page());
