// What is in a game's box, and where each thing comes from: fetched when somebody opens it.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Fetched, whenHere } from '../kit/fetched';
import { Part } from '../kit/part';
import * as rest from '../net/rest';
import type { BoxItem } from '../net/wire';
import { say, words } from '../words/words';
import './source-badges';

@customElement('game-box')
export class GameBox extends Part {
  @property({ attribute: false }) game = '';
  @state() private open = false;
  private box = new Fetched<BoxItem[]>(() => rest.box(this.game));

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game')) this.box = new Fetched(() => rest.box(this.game));
  }

  protected override render(): TemplateResult {
    const toggled = (event: Event) => (this.open = (event.currentTarget as HTMLDetailsElement).open);
    return html`<details class="paper box" data-testid="box" @toggle=${toggled}>
      <summary><h2>${words().box}</h2></summary>
      ${this.open ? whenHere(this, this.box, (items) => html`${[...byFile(items)].map(part)}`) : nothing}
    </details>`;
  }
}

function byFile(items: BoxItem[]): Map<string, BoxItem[]> {
  const files = new Map<string, BoxItem[]>();
  for (const item of items) files.set(item.file, [...(files.get(item.file) ?? []), item]);
  return files;
}

function part([file, items]: [string, BoxItem[]]): TemplateResult {
  return html`<h3>${words().boxParts[file] ?? file}</h3>
    <ul class="box-items">
      ${items.map(
        (item) =>
          html`<li data-item=${say(item.name)}>
            <span>${say(item.name)}</span>
            <source-badges .of=${say(item.name)} .sources=${item.sources}></source-badges>
          </li>`,
      )}
    </ul>`;
}
