// What happened, line by line: the lines of a turn stand together and can be folded; whatever was taken back is struck
// out; whoever points at a line sees on the board what it speaks of.
import { html, type TemplateResult } from 'lit';
import { chapters, told, type Picture } from '../../kit/told';
import type { Beat, Told } from '../../net/wire';
import { say, words } from '../../words/words';

/** The lines that were taken back, by their numbers. */
export function undone(lines: Told[]): Set<number> {
  const standing: number[] = [];
  const gone = new Set<number>();
  for (const { seq, actor, cue } of lines) {
    const back = actor === 'table' && /^back (\d+)$/.exec(cue);
    if (back) standing.splice(-Number(back[1])).forEach((one) => gone.add(one));
    else if (actor !== 'table') standing.push(seq);
  }
  return gone;
}

/** How many of the newest chapters lie open. */
const OPEN = 2;

export function log(lines: Told[], picture: Picture, light: (beats: Beat[]) => void): TemplateResult {
  const spoken = lines.filter((line) => say(line.words));
  if (spoken.length === 0) return html`<p class="faint">${words().logEmpty}</p>`;
  const gone = undone(lines);
  const all = chapters(spoken);
  const one = (line: Told): TemplateResult => {
    const beats = line.telling?.beats ?? [];
    const text = told(line.words, line.telling?.marks, picture);
    return html`<li
      class=${gone.has(line.seq) ? 'undone' : ''}
      data-seq=${line.seq}
      data-lights=${beats.length}
      @pointerenter=${() => light(beats)}
      @pointerleave=${() => light([])}
      @click=${() => light(beats)}
    >
      ${gone.has(line.seq) ? html`<s>${text}</s>` : text}
    </li>`;
  };
  return html`<ol
    class="log"
    tabindex="0"
    aria-label=${words().log}
    data-testid="log"
    @keydown=${(event: KeyboardEvent) => walk(event, spoken, light)}
    @blur=${() => light([])}
  >
    ${all.map(({ under, lines: some }, i) =>
      under
        ? html`<li class="chapter" data-chapter=${under.key}>
            <details ?open=${i >= all.length - OPEN && under.key !== 'deal'}>
              <summary>${told(under.words, under.marks, picture)}</summary>
              <ol>
                ${some.map(one)}
              </ol>
            </details>
          </li>`
        : some.map(one),
    )}
  </ol>`;
}

/** The arrow keys go from line to line. */
function walk(event: KeyboardEvent, lines: Told[], light: (beats: Beat[]) => void): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const list = event.currentTarget as HTMLElement;
  const shown = [...list.querySelectorAll<HTMLElement>('li[data-seq]')].filter((line) => line.offsetParent !== null);
  const at = shown.findIndex((line) => line.classList.contains('at'));
  const next = shown[at < 0 ? shown.length - 1 : Math.max(0, Math.min(shown.length - 1, at + by))];
  shown.forEach((line) => line.classList.toggle('at', line === next));
  next?.scrollIntoView({ block: 'nearest' });
  light(lines.find((line) => String(line.seq) === next?.dataset['seq'])?.telling?.beats ?? []);
}
