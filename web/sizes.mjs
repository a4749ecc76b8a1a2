// What a browser fetches for the first screen, gzipped, and what comes later; too much of the first, or of fonts, fails.
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes, for the first screen. */
const MOST = { '.js': 60_000, '.css': 12_000 };

/** Bytes of fonts, which are packed already. */
const FONTS = 60_000;

const files = readdirSync('dist').filter((file) => extname(file) in MOST);
const size = (file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length;
const first = new Set();

/** Takes in a file with those it names as imports that can't wait. */
function take(file) {
  if (first.has(file)) return;
  first.add(file);
  const text = readFileSync(`dist/${file}`, 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) take(name);
}

for (const [, name] of readFileSync('dist/index.html', 'utf8').matchAll(/(?:href|src)="\/([^"]+\.(?:js|css))"/g))
  take(name);

const show = (file) => console.log(`  ${String(size(file)).padStart(7)}  ${file}`);
console.log('First screen:');
[...first].forEach(show);
console.log('When it is asked for:');
files.filter((file) => !first.has(file)).forEach(show);

for (const [kind, most] of Object.entries(MOST)) {
  const sum = [...first].filter((file) => extname(file) === kind).reduce((all, file) => all + size(file), 0);
  console.log(`${kind.slice(1)} for the first screen: ${sum} of ${most} bytes, gzipped`);
  if (sum === 0 || sum > most) process.exitCode = 1;
}

const fonts = readdirSync('dist').filter((file) => extname(file) === '.woff2');
const bytes = fonts.reduce((all, file) => all + readFileSync(`dist/${file}`).length, 0);
console.log(`fonts: ${bytes} of ${FONTS} bytes`);
if (bytes === 0 || bytes > FONTS) process.exitCode = 1;
