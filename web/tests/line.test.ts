import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { hours } from '../net/hours';
import { Line, type Weather } from '../net/line';

interface Message {
  id: string;
  type: string;
  [field: string]: unknown;
}

/** A server's end of a socket, as far as the line can tell. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Message[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;

  constructor() {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
    this.say({ type: 'hello', protocol: 1, server: 'test' });
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  of(type: string): Message[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const newest = (): Socket => Socket.all.at(-1) as Socket;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setInterval', 'setTimeout', 'Date'] });
  Socket.all = [];
  const window = { setInterval, setTimeout, clearTimeout, addEventListener: () => undefined };
  Object.assign(globalThis, { window, document: window, WebSocket: Socket });
});

function seated(): { line: Line; turns: Weather[] } {
  const line = new Line('ws://test');
  const turns: Weather[] = [];
  line.watch((weather) => turns.push(weather));
  line.attach(
    't',
    { tokens: ['secret'] },
    () => undefined,
    () => undefined,
  );
  newest().open();
  return { line, turns };
}

test('sits down again from the last seq and repeats what was not answered under the same id', async () => {
  const { line, turns } = seated();
  newest().say({ type: 'state', table: 't', seq: 7, viewer: 0, told: [] });
  newest().say({ type: 'state', table: 't', seq: 6, viewer: 1, told: [] });
  const answer = line.say({ type: 'move', table: 't', seat: 0, seen: 7, text: 'C3-C4' });
  const [first] = newest().of('move');
  newest().close();
  mock.timers.tick(3000);
  assert.equal(Socket.all.length, 2);
  newest().open();
  assert.equal(newest().of('attach')[0]?.['seen'], 6, 'the seat that heard least decides');
  assert.equal(newest().of('move')[0]?.id, first?.id);
  newest().say({ type: 'ack', id: first?.id, seq: 8 });
  assert.deepEqual(await answer, { type: 'ack', id: first?.id, seq: 8 });
  assert.deepEqual(turns, ['up', 'down', 'up']);
});

test('speaks after five seconds of silence and gives a silent server up after twelve', () => {
  const { turns } = seated();
  mock.timers.tick(6000);
  assert.equal(newest().of('ping').length, 1);
  mock.timers.tick(5000);
  newest().say({ type: 'ping' });
  mock.timers.tick(11_000);
  assert.deepEqual(turns, ['up']);
  mock.timers.tick(3000);
  assert.deepEqual(turns, ['up', 'down']);
});

test('hangs up some time after the last table is left', () => {
  const { line } = seated();
  line.detach('t');
  assert.equal(newest().of('detach').length, 1);
  assert.equal(newest().readyState, 1);
  mock.timers.tick(5000);
  assert.equal(newest().readyState, 3);
  mock.timers.tick(10_000);
  assert.equal(Socket.all.length, 1);
});

test('tells when a seat is refused', () => {
  const line = new Line('ws://test');
  const faults: string[] = [];
  line.attach(
    't',
    { tokens: ['wrong'] },
    () => undefined,
    (answer) => faults.push(answer.type),
  );
  newest().open();
  newest().say({ type: 'error', id: newest().of('attach')[0]?.id, field: 'tokens', why: { en: 'no', fr: 'non' } });
  assert.deepEqual(faults, ['error']);
});

test('clocks stand still while the house waits for its store', () => {
  let time = 1000;
  const real = performance.now;
  performance.now = () => time;
  try {
    const { turns } = seated();
    const begin = hours.now();
    time += 500;
    newest().say({ type: 'waits' });
    time += 45_000;
    assert.equal(hours.now() - begin, 500);
    newest().say({ type: 'resumes', stood: 45_000 });
    time += 700;
    assert.equal(hours.now() - begin, 1200);
    newest().say({ type: 'waits' });
    time += 3000;
    newest().close();
    mock.timers.tick(3000);
    newest().open();
    time += 100;
    assert.equal(hours.now() - begin, 1300, 'another server does not wait, or says so');
    assert.deepEqual(turns, ['up', 'waits', 'resumes', 'waits', 'down', 'up']);
  } finally {
    performance.now = real;
  }
});
