// Clocks and sand glasses. Times are the server's; what has passed since is counted by this page.
import { html, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { hours } from '../net/hours';
import type { ClockReading, SandReading } from '../net/wire';
import { words } from '../words/words';
import { Part } from './part';
import { sound } from './sound';

/** Milliseconds left for a seat, `passed` after the reading. */
export function clockLeft(reading: ClockReading, seat: number, passed: number): number {
  const left = reading.left[String(seat)] ?? 0;
  return Math.max(0, reading.running.includes(seat) ? left - passed : left);
}

/** Milliseconds of sand left, `passed` after the reading. */
export const sandLeft = (sand: SandReading, passed: number): number => Math.max(0, sand.deadline - sand.now - passed);

const HOUR = 3_600_000;

/** 1:05, and tenths when it gets tight; days and hours where nobody is in a hurry. */
export function clockFace(left: number): string {
  if (left >= HOUR)
    return words().clockFar(Math.floor(left / HOUR / 24), Math.floor(left / HOUR) % 24, Math.floor(left / 60_000) % 60);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Draws itself again while time runs. */
class Ticking extends Part {
  private ticker = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.ticker = window.setInterval(() => this.requestUpdate(), 200);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearInterval(this.ticker);
  }
}

@customElement('be-clock')
export class ClockPart extends Ticking {
  @property({ attribute: false }) reading!: ClockReading;
  @property({ type: Number }) seat = 0;
  /** When the reading came, by the hours of the house. */
  @property({ type: Number }) heard = 0;
  @property() name = '';

  protected override render(): TemplateResult {
    const left = clockLeft(this.reading, this.seat, hours.now() - this.heard);
    const face = clockFace(left);
    const runs = this.reading.running.includes(this.seat);
    return html`<span
      class=${`clock${runs ? ' runs' : ''}${left < 20_000 ? ' tight' : ''}`}
      role="timer"
      aria-label=${words().clockOf(this.name, face)}
      >${left < HOUR ? face : words().clockStill(face)}</span
    >`;
  }
}

/** Seconds until a moment, put into words. */
@customElement('be-until')
export class UntilPart extends Ticking {
  /** By the hours of the house. */
  @property({ type: Number }) moment = 0;
  @property({ attribute: false }) tell: (seconds: number) => string = String;

  protected override render(): TemplateResult {
    const seconds = Math.ceil((this.moment - hours.now()) / 1000);
    return html`${seconds > 0 ? this.tell(seconds) : ''}`;
  }
}

/** Seconds from which on sand is short. */
const SHORT = 10;

@customElement('be-sand')
export class SandPart extends Ticking {
  @property({ attribute: false }) sand!: SandReading;
  /** When the reading came, by the hours of the house. */
  @property({ type: Number }) heard = 0;
  /** Whether the last seconds are heard: for whoever is to play. */
  @property({ type: Boolean }) audible = false;
  private second = 0;

  private tick(second: number): void {
    if (this.audible && second < this.second && second > 0 && second <= SHORT) sound('tick');
    this.second = second;
  }

  protected override render(): TemplateResult {
    const left = sandLeft(this.sand, hours.now() - this.heard);
    const full = Math.min(1, left / this.sand.length);
    const seconds = Math.ceil(left / 1000);
    this.tick(seconds);
    // The upper bulb empties from its rim, the lower one fills from its floor.
    const top = 8 + (1 - full) * 24;
    const heap = 60 - (1 - full) * 22;
    return html`<span
      class=${`sand${seconds <= SHORT ? ' tight' : ''}`}
      role="timer"
      aria-label=${left > 0 ? words().sandLeft(seconds) : words().sandOut}
    >
      <svg viewBox="0 0 48 68" aria-hidden="true">
        <clipPath id="sand-upper"><rect x="0" y=${top} width="48" height=${Math.max(0, 34 - top)} /></clipPath>
        <clipPath id="sand-lower"><rect x="0" y=${heap} width="48" height="30" /></clipPath>
        <path class="glass" d=${UPPER} />
        <path class="glass" d=${LOWER} />
        <path class="grains" clip-path="url(#sand-upper)" d=${UPPER} />
        <path class="grains" clip-path="url(#sand-lower)" d=${LOWER} />
        ${left > 0 ? svg`<path class="stream" d="M24 32V58"/>` : ''}
        <path class="frame" d="M8 5H40M8 63H40" /></svg
      ><span>${seconds}</span></span
    >`;
  }
}

/** The time of a window as a bar that shrinks. */
@customElement('be-bar')
export class BarPart extends Ticking {
  @property({ attribute: false }) sand!: SandReading;
  /** When the reading came, by the hours of the house. */
  @property({ type: Number }) heard = 0;
  @property() label = '';

  protected override render(): TemplateResult {
    const left = sandLeft(this.sand, hours.now() - this.heard);
    return html`<progress class="time-bar" max=${this.sand.length} .value=${left} aria-label=${this.label}></progress>`;
  }
}

const UPPER = 'M11 8H37C37 20 28 27 25.5 34H22.5C20 27 11 20 11 8Z';
const LOWER = 'M22.5 34H25.5C28 41 37 48 37 60H11C11 48 20 41 22.5 34Z';
