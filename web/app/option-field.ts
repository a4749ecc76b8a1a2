// The usual field for an option of a table in the making.
import { html, nothing, type TemplateResult } from 'lit';
import type { OptionWish } from '../games/module';
import { toggleItem } from '../kit/selection';
import type { OptionValue, OptionWhole } from '../net/wire';
import { say, words } from '../words/words';
import { chip } from './chip';

export function optionField({ option, value, set }: OptionWish): TemplateResult {
  switch (option.kind) {
    case 'choice':
      return html`<fieldset class="option" data-option=${option.name}>
        <legend>${say(option.label)}</legend>
        <div class="chips">
          ${option.values.map((one) =>
            chip(`option-${option.name}`, say(one.label), value === one.id, () => set(one.id), one.id),
          )}
        </div>
      </fieldset>`;
    case 'whole':
      return option.instead ? numberOrWord(option, option.instead, value, set) : numberField(option, value, set);
    case 'selection':
      return html`<fieldset class="option" data-option=${option.name}>
        <legend>${say(option.label)} (${words().pickSome(option.least, option.most)})</legend>
        <div class="chips">
          ${option.items.map(
            (item) =>
              html`<label class="chip"
                ><input
                  type="checkbox"
                  .checked=${value.split('+').includes(item.id)}
                  @change=${() => set(toggleItem(value, item.id))}
                />${say(item.label)}</label
              >`,
          )}
        </div>
      </fieldset>`;
  }
}

type Set = OptionWish['set'];

function numberField(option: OptionWhole, value: string, set: Set): TemplateResult {
  return html`<label class="field inline" data-option=${option.name}
    >${say(option.label)}${numberInput(option, value, set)}</label
  >`;
}

/** A number, or the word that is taken instead. */
function numberOrWord(option: OptionWhole, word: OptionValue, value: string, set: Set): TemplateResult {
  const isWord = value === word.id;
  const usual = option.preset === word.id ? String(option.least) : option.preset;
  return html`<fieldset class="option" data-option=${option.name}>
    <legend>${say(option.label)}</legend>
    <div class="chips">
      ${isWord ? nothing : numberInput(option, value, set)}
      <label class="chip"
        ><input
          type="checkbox"
          value=${word.id}
          .checked=${isWord}
          @change=${() => set(isWord ? usual : word.id)}
        />${say(word.label)}</label
      >
    </div>
  </fieldset>`;
}

function numberInput(option: OptionWhole, value: string, set: Set): TemplateResult {
  return html`<input
    type="number"
    aria-label=${say(option.label)}
    min=${Math.min(option.least, ...(option.besides ?? []))}
    max=${option.most}
    step=${option.step ?? 1}
    .value=${value}
    @change=${(event: Event) => set((event.target as HTMLInputElement).value)}
  />`;
}
