// "What would you play?": the move, why, and what else was looked at.
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../kit/icons';
import { told, type Picture } from '../../kit/told';
import type { Advice, AdviceReason, SeatInfo } from '../../net/wire';
import { say, words } from '../../words/words';
import type { TableState } from './state';

/** Whether the person here plays alone against bots: only they are advised (T-10). */
export function alone(seats: SeatInfo[], mine: number[]): boolean {
  return mine.length === 1 && seats.every((seat) => seat.kind === 'bot' || mine.includes(seat.seat));
}

export function advice(
  now: TableState,
  picture: Picture,
  play: (text: string) => void,
  close: () => void,
): TemplateResult | typeof nothing {
  if (!now.advice) return nothing;
  if (now.advice === 'thinking')
    return html`<p class="notice thinking" role="status" data-testid="thinking">${words().advice.thinking}</p>`;
  const [best, ...others] = now.advice.choices;
  if (!best) return nothing;
  const shares = now.advice.reason.kind === 'worlds';
  return html`<section class="notice advice" role="status" data-testid="advice" data-move=${best.text}>
    <button class="plain" aria-label=${words().close} @click=${close}>${icon('close')}</button>
    <p><strong>${words().advice.title}</strong> ${told(best.words, best.telling?.marks, picture)}</p>
    ${now.advice.why
      ? html`<p data-testid="reason">${told(now.advice.why, now.advice.whyMarks, picture)}</p>`
      : html`<p>${why(now.advice)}</p>`}
    <div class="advice-row">
      <button class="primary" data-testid="play-advice" @click=${() => play(best.text)}>
        ${words().advice.playIt}
      </button>
      ${now.advice.why
        ? html`<details>
            <summary>${words().advice.figure}</summary>
            <p>${why(now.advice)}</p>
          </details>`
        : nothing}
      ${shares && others.length > 0
        ? html`<details>
            <summary>${words().advice.others}</summary>
            <ul>
              ${others.map((one) => html`<li><b>${words().advice.share(one.worth)}</b> ${say(one.words)}</li>`)}
            </ul>
          </details>`
        : nothing}
    </div>
  </section>`;
}

/** The reason in words. */
function why({ choices, reason }: Advice): string {
  const text = words().advice;
  switch (reason.kind) {
    case 'worlds':
      return text.worlds(choices[0]?.worth ?? 0, reason.imagined);
    case 'ahead':
      return ahead(reason, choices[0]?.worth ?? 0);
    case 'group':
      if (reason.points === 0) return text.noGroup;
      return `${text.group(reason.points, reason.exchanges)} ${comparison(reason)}`.trim();
    case 'meadow':
      return text.meadow(reason.mine, reason.theirs);
    case 'forced':
      return text.forced;
  }
}

/** How a group compares with others. */
function comparison({ proven, forgone }: AdviceReason & { kind: 'group' }): string {
  if (forgone > 0) return words().advice.forgone(forgone);
  return proven ? words().advice.proven : '';
}

function ahead({ depth, end }: AdviceReason & { kind: 'ahead' }, share: number): string {
  const text = words().advice;
  if (Math.abs(end) >= FAR) return end > 0 ? text.winsSolved : text.losesSolved;
  if (end > 0) return text.wins(end);
  if (end < 0) return text.loses(-end);
  if (Math.abs(share - 0.5) < EVEN) return text.even(depth);
  if (share < HARD) return text.hard(depth);
  return (share > 0.5 ? text.ahead : text.behind)(depth, share);
}

/** From so many moves on, solved tables know who wins but not when. */
const FAR = 700;

/** A lead of less than this is nothing to speak of. */
const EVEN = 0.05;

/** With less than this, a number would only take courage away. */
const HARD = 0.05;
