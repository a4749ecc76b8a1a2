// The parts of the kit side by side, for whoever builds a game's folder.
import { html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { ram, redWolf, sheep, wolf } from '../art/pieces';
import { figure } from '../games/hunt/figures';
import { meadow } from '../games/hunt/meadow';
import '../kit/board';
import { card, cardBack, pile, type CardFace } from '../kit/card';
import '../kit/hand';
import { Part } from '../kit/part';
import '../kit/time';
import { hours } from '../net/hours';
import type { Stand } from '../net/views/hunt';
import { words } from '../words/words';

const FLOCK: Stand[] = [
  { point: 'C2', piece: 'WOLF', height: 1 },
  { point: 'A1', piece: 'SHEEP', height: 1 },
  { point: 'E1', piece: 'SHEEP', height: 3 },
  { point: 'C1', piece: 'RAM', height: 1 },
];

@customElement('kit-page')
export class KitPage extends Part {
  @state() private picked = 1;
  private readonly opened = hours.now();

  protected override render(): TemplateResult {
    const faces = HUES.map(
      (hue): CardFace => ({
        name: `${hue + 1}`,
        corner: String(hue + 1),
        hue,
        text: FAMILY[hue] ?? '',
        picture: PICTURES[hue % 4]?.(),
      }),
    );
    const first = faces[0];
    return html`<div class="page kit-page">
      <h1>${words().kitTitle}</h1>
      <p>${words().kitHow}</p>
      <h2><code>be-hand</code></h2>
      <be-hand
        .cards=${faces}
        .legal=${new Set([0, 1, 3])}
        .picked=${new Set([this.picked])}
        @pick=${(event: CustomEvent<{ index: number }>) => (this.picked = event.detail.index)}
      ></be-hand>
      <h2><code>pile, card</code></h2>
      <div class="row">
        ${pile('A', 12, cardBack())}${pile('B', 2, first ? card(first) : cardBack())}${pile('C', 0, cardBack())}
        ${card({
          name: 'Ours',
          corner: '2',
          hue: 4,
          text: 'Ours',
          picture: wolf(),
          stats: [
            { sign: '⚔', value: 2, label: 'Attack' },
            { sign: '♥', value: 7, label: 'Life' },
          ],
        })}
      </div>
      <h2><code>be-sand, be-clock</code></h2>
      <div class="row">
        <be-sand .sand=${{ deadline: 90_000, length: 90_000, now: 0 }} .heard=${this.opened}></be-sand>
        <be-clock
          .reading=${{ running: [0], left: { '0': 125_000 }, at: 0 }}
          .seat=${0}
          .heard=${this.opened}
          name="A"
        ></be-clock>
      </div>
      <h2><code>be-board</code></h2>
      <div class="kit-board">
        <be-board
          .board=${TRIANGLE}
          .backdrop=${meadow}
          .figures=${FLOCK.map(figure)}
          .marks=${[{ from: 'C2', to: 'A1', allowed: true }]}
          label="be-board"
        ></be-board>
      </div>
      <div class="row">
        ${[wolf, redWolf, sheep, ram].map(
          (art) => html`<svg class="emblem big" viewBox="-45 -45 90 90" aria-hidden="true">${art()}</svg>`,
        )}
      </div>
    </div>`;
  }
}

const HUES = [0, 1, 2, 3, 4, 5, 6];
const FAMILY = ['Alpage', 'Brume', 'Cime', 'Dune', 'Étang', 'Fougère', 'Givre'];
const PICTURES = [sheep, ram, wolf, redWolf];
const TRIANGLE = {
  points: [
    { name: 'A1', x: 0, y: 0 },
    { name: 'C1', x: 1, y: 0 },
    { name: 'E1', x: 2, y: 0 },
    { name: 'C2', x: 1, y: 1 },
  ],
  lines: [
    ['A1', 'C1'],
    ['C1', 'E1'],
    ['A1', 'C2'],
    ['C1', 'C2'],
    ['E1', 'C2'],
  ] as [string, string][],
};
