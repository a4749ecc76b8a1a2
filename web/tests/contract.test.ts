import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';

/** What the compiler says to the page, with one file read otherwise than it is. */
function complaints(file: string, change: (text: string) => string): string[] {
  const path = ts.findConfigFile('.', ts.sys.fileExists) ?? '';
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    '.',
  );
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.readFile = (name) => {
    const text = read(name);
    return text !== undefined && name.endsWith(file) ? change(text) : text;
  };
  const program = ts.createProgram(fileNames, { ...options, noEmit: true, incremental: false }, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file: at, messageText }) => `${at?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

test('a field of a message that is called otherwise breaks it too', () => {
  const found = complaints('net/wire.ts', (text) => text.replaceAll('toPledge:', 'toPromise:'));
  assert.ok(
    found.some((one) => /app\/shares\.ts.*'toPledge'/s.test(one)),
    found.join('\n'),
  );
});

test('a field of a view that is called otherwise breaks the page’s check, not a table', () => {
  const found = complaints('net/views/hunt.ts', (text) => text.replace('captured:', 'caught:'));
  assert.ok(
    found.some((one) => /games\/hunt\/hunt\.ts.*'captured'/s.test(one)),
    found.join('\n'),
  );
});
