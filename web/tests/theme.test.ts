import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync('kit/theme.css', 'utf8');

function light(name: string): Map<string, string> {
  const block = css.split(`[data-light='${name}'] {`)[1]?.split('}')[0] ?? '';
  return new Map([...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, key = '', value = '']) => [key, value]));
}

/** Contrast of two colours as WCAG has it. */
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const papers = ['--page', '--paper', '--paper-2'];
const inks = ['--ink', '--ink-2', '--link', '--warn', '--good'];

for (const name of ['dusk', 'day']) {
  const colours = light(name);
  const of = (key: string) => colours.get(key) ?? '';

  for (const paper of papers) {
    for (const ink of inks) {
      test(`${name}: ${ink} on ${paper}`, () =>
        assert.ok(contrast(of(ink), of(paper)) >= 4.5, contrast(of(ink), of(paper)).toFixed(2)));
    }
    for (const sign of ['--edge', '--accent', '--focus']) {
      test(`${name}: ${sign} stands out on ${paper}`, () =>
        assert.ok(contrast(of(sign), of(paper)) >= 3, contrast(of(sign), of(paper)).toFixed(2)));
    }
  }

  test(`${name}: text on buttons and banners`, () => {
    assert.ok(contrast(of('--on-accent'), of('--accent')) >= 4.5);
    assert.ok(contrast(of('--page'), of('--good')) >= 4.5);
  });
}
