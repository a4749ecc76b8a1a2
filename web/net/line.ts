// The one WebSocket of the page. It stays up by itself: it pings, notices silence, connects again, attaches
// every table again from the last seq, and repeats what was not answered under the same id.
import { backoff } from './backoff';
import { hours } from './hours';
import type { Answer, ChatMessage, ForSeat, Said, Sent, StateMessage, TableMessage, Viewer } from './wire';

export type TableNews = TableMessage | StateMessage | ChatMessage;
/** A message without a field that somebody else adds. */
export type Without<M, F extends PropertyKey> = M extends unknown ? Omit<M, F> : never;
/** What is said for a seat; the line gives it its id. */
export type Unsigned = Without<ForSeat, 'id'>;
export type Credentials = { tokens: string[] } | { watch: string };

/** How it goes with the server: whether it is heard, and whether it waits for its store. */
export type Weather = 'down' | 'up' | 'waits' | 'resumes';

interface Attached {
  /** What opens the table: seat tokens or the word for watching. */
  credentials: Credentials;
  /** The last seq received from it, for each viewer: a connection may break between the states of two seats. */
  seen: Map<Viewer, number>;
  hear: (news: TableNews) => void;
  /** Told when the server won't let us sit down. */
  fail: (answer: Answer) => void;
}

interface Waiting {
  message: Said;
  resolve: (answer: Answer) => void;
}

/** How often the line is looked after, how long it may be silent, and when it is given up. */
const BEAT = 500;
const SILENCE = 5000;
const GONE = 12000;
/** Whoever waits for an answer asks soon whether anybody hears, and is soon told that nobody does. */
const EAGER = 600;
const DOUBT = 1300;
/** Whoever leaves a table often goes to the next one: the line is kept that long. */
const LINGER = 3000;

export class Line {
  /** Whether the server is heard at the moment. */
  up = false;
  /** What the watchers were told last. */
  private told = false;
  private socket: WebSocket | null = null;
  private readonly tables = new Map<string, Attached>();
  /** Which table an attach on its way is for. Apart from `waiting`: every new connection attaches anew. */
  private readonly attaching = new Map<string, string>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly watchers = new Set<(weather: Weather) => void>();
  private tries = 0;
  private spoke = 0;
  private heard = 0;
  /** When somebody began to wait for an answer. */
  private since = 0;
  private retry = 0;

  constructor(private readonly address: string) {
    window.setInterval(() => this.beat(), BEAT);
    window.addEventListener('online', () => this.soon());
    window.addEventListener('offline', () => this.giveUp());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.soon());
  }

  /** Calls back whenever the weather changes; the answer ends it. */
  watch(callback: (weather: Weather) => void): () => void {
    this.watchers.add(callback);
    return () => this.watchers.delete(callback);
  }

  attach(table: string, credentials: Credentials, hear: Attached['hear'], fail: Attached['fail']): void {
    const attached = { credentials, seen: new Map(), hear, fail };
    this.tables.set(table, attached);
    if (this.up) this.sitDown(table, attached);
    else this.soon();
  }

  detach(table: string): void {
    if (!this.tables.delete(table)) return;
    if (this.up) this.write({ id: newId(), type: 'detach', table });
  }

  say(said: Unsigned): Promise<Answer> {
    const id = newId();
    return new Promise((resolve) => {
      const message: ForSeat = { id, ...said };
      if (this.waiting.size === 0) this.since = Date.now();
      this.waiting.set(id, { message, resolve });
      if (this.up) this.write(message);
    });
  }

  /** Nobody sits anywhere any more: no reason to keep the server busy. */
  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.up = false;
    socket?.close();
  }

  private connect(): void {
    this.socket?.close();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () =>
      this.write({ id: newId(), type: 'hello', protocol: 1, can: ['told-structure', 'house-waits', 'pledges'] });
    socket.onmessage = (event) => {
      if (this.socket === socket) this.take(JSON.parse(String(event.data)) as Sent);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private lost(): void {
    this.socket = null;
    this.turn(false);
    window.clearTimeout(this.retry);
    if (this.tables.size > 0)
      this.retry = window.setTimeout(() => this.connect(), backoff(this.tries++, Math.random()));
  }

  /** Connects without waiting, when there is a table to sit at and no line. */
  private soon(): void {
    if (this.socket || this.tables.size === 0) return;
    window.clearTimeout(this.retry);
    this.connect();
  }

  private take(heard: Sent): void {
    this.heard = Date.now();
    if (this.up) this.tell(true);
    switch (heard.type) {
      case 'hello':
        this.tries = 0;
        // A house that waits says so again.
        hours.pass();
        this.turn(true);
        this.tables.forEach((attached, table) => this.sitDown(table, attached));
        this.waiting.forEach(({ message }) => this.write(message));
        break;
      case 'table':
      case 'chat':
      case 'state': {
        const attached = this.tables.get(heard.table);
        if (!attached) return;
        if (heard.type === 'state') attached.seen.set(heard.viewer, heard.seq);
        attached.hear(heard);
        break;
      }
      case 'waits':
        hours.stand();
        this.forecast('waits');
        break;
      case 'resumes':
        hours.pass();
        this.forecast('resumes');
        break;
      case 'ping':
        // Hearing it was all it is for.
        break;
      case 'ack':
      case 'refused':
      case 'ruling':
      case 'advice':
      case 'pong':
      case 'error':
        this.settle(heard);
    }
  }

  private settle(answer: Answer): void {
    const id = answer.id ?? '';
    const table = this.attaching.get(id);
    if (table !== undefined && answer.type === 'error') this.tables.get(table)?.fail(answer);
    this.attaching.delete(id);
    this.waiting.get(id)?.resolve(answer);
    this.waiting.delete(id);
  }

  private sitDown(table: string, attached: Attached): void {
    const id = newId();
    const seen = attached.seen.size > 0 ? Math.min(...attached.seen.values()) : 0;
    this.attaching.set(id, table);
    this.write({ id, type: 'attach', table, seen, ...attached.credentials });
  }

  private beat(): void {
    if (!this.socket) return;
    const now = Date.now();
    if (this.tables.size === 0 && now - this.spoke > LINGER) {
      this.hangUp();
    } else if (now - this.heard > GONE) {
      this.giveUp();
    } else if (this.up) {
      const waits = this.waiting.size > 0;
      if (now - this.spoke > (waits ? EAGER : SILENCE)) this.write({ id: newId(), type: 'ping' });
      if (waits && now - Math.max(this.heard, this.since) > DOUBT) this.tell(false);
    }
  }

  private giveUp(): void {
    const { socket } = this;
    if (!socket) return;
    this.lost();
    socket.close();
  }

  private write(message: Said): void {
    this.spoke = Date.now();
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private turn(up: boolean): void {
    this.up = up;
    this.tell(up);
  }

  private tell(up: boolean): void {
    if (this.told === up) return;
    this.told = up;
    this.forecast(up ? 'up' : 'down');
  }

  private forecast(weather: Weather): void {
    this.watchers.forEach((callback) => callback(weather));
  }
}

const newId = (): string => crypto.randomUUID?.() ?? nonce();

/** 16 random bytes in hex: a seat's share in the dice. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
