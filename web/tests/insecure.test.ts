// Families play by the address of a machine in their network, without HTTPS. Browsers keep part of what they can do from
// such pages: docs/testing.md says what is used of it, and what is done without it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Only for pages from a secure place, https://developer.mozilla.org/docs/Web/Security/Secure_Contexts. */
const SECURE =
  /\bnavigator\.(clipboard|share|canShare|wakeLock|serviceWorker|storage|locks|mediaDevices|geolocation|credentials|gpu|keyboard)\b|\bcrypto\.(randomUUID|subtle)\b|\bcaches\.|\bcookieStore\b|\bnew (Notification|PaymentRequest)\b|\bshow(OpenFile|SaveFile|Directory)Picker\b/g;

test('what only pages from a secure place have is used where something is done without it', () => {
  const used = ['app', 'art', 'games', 'kit', 'net', 'settings', 'verify', 'words']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(SECURE)].map(([what]) => `${file}: ${what}`));
  assert.deepEqual(used.sort(), [
    'kit/copy.ts: navigator.clipboard',
    'kit/copy.ts: navigator.share',
    'net/line.ts: crypto.randomUUID',
  ]);
});
