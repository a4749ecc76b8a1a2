// Bundles the page into dist/, or with --tests the unit tests into build/tests/.
import { build } from 'esbuild';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';

const target = 'es2022';

async function page() {
  await rm('dist', { recursive: true, force: true });
  await mkdir('dist', { recursive: true });
  await cp('static', 'dist', { recursive: true });
  await build({
    entryPoints: { app: 'app/main.ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target,
    legalComments: 'none',
    outdir: 'dist',
  });
  await build({ entryPoints: { app: 'app/app.css' }, bundle: true, minify: true, outdir: 'dist' });
}

async function tests() {
  await rm('build/tests', { recursive: true, force: true });
  const names = (await readdir('tests')).filter((name) => name.endsWith('.test.ts'));
  await build({
    entryPoints: names.map((name) => `tests/${name}`),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target,
    outdir: 'build/tests',
    outExtension: { '.js': '.mjs' },
  });
}

await (process.argv.includes('--tests') ? tests() : page());
