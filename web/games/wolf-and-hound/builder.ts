// The combination builder: recommended sets of animals by level, all animals to choose from, and a link to share.
import { html, nothing, type TemplateResult } from 'lit';
import '../../kit/copy';
import { linkTo } from '../../kit/reach';
import { toggleItem } from '../../kit/selection';
import type { OptionValue } from '../../net/wire';
import { say, words } from '../../words/words';
import type { OptionWish } from '../module';
import { explain, traits } from './animals';
import { token } from './art';
import { houndWords } from './words';

export function builder({ game, option, value, set }: OptionWish): TemplateResult | null {
  if (option.kind !== 'selection') return null;
  const wh = houndWords();
  const chosen = value.split('+').filter(Boolean);
  const levels = new Map<string, OptionValue[]>();
  for (const offer of option.offers) levels.set(say(offer.label), [...(levels.get(say(offer.label)) ?? []), offer]);
  const full = chosen.length >= option.most;
  const same = (offer: OptionValue) => sorted(offer.id) === sorted(value);
  return html`<fieldset class="option wh-builder" data-option=${option.name}>
    <legend>${say(option.label)}</legend>
    ${[...levels].map(
      ([level, offers]) =>
        html`<div class="wh-level" role="group" aria-label=${level}>
          <span class="wh-level-name">${level}</span>
          <div class="chips">
            ${offers.map(
              (offer) =>
                html`<label class="chip wh-offer"
                  ><input
                    type="radio"
                    name="wh-offer"
                    value=${offer.id}
                    .checked=${same(offer)}
                    @change=${() => set(offer.id)}
                  /><span class="wh-offer-art" aria-hidden="true"
                    >${offer.id
                      .split('+')
                      .map((id) => picture(option.items.find((item) => item.id === id) ?? null))}</span
                  ><span>${offer.id.split('+').join(' + ')}</span></label
                >`,
            )}
          </div>
        </div>`,
    )}
    <div class="wh-own" role="group" aria-label=${wh.ownChoice}>
      <span class="wh-level-name">${wh.ownChoice} (${words().pickSome(option.least, option.most)})</span>
      <ul class="wh-zoo">
        ${option.items.map((item) => {
          const on = chosen.includes(item.id);
          const last = on && chosen.length <= option.least;
          return html`<li>
            <label class=${`wh-pick${on ? ' on' : ''}`} data-animal=${item.id}
              ><input
                type="checkbox"
                .checked=${on}
                ?disabled=${(full && !on) || last}
                @change=${() => set(inOrder(option.items, toggleItem(value, item.id)))}
              />${picture(item)}<span><strong>${say(item.label)}</strong> ${explain(traits(item))}</span></label
            >
          </li>`;
        })}
      </ul>
    </div>
    <p class="faint" role="status" data-testid="chosen">
      ${wh.chosen(chosen.length, option.most)}${full ? ` ${wh.full}` : nothing}
    </p>
    <be-copy
      label=${wh.shareCombo}
      .title=${say(game.title)}
      .text=${linkTo({ screen: 'game', game: game.id, options: { [option.name]: value } })}
      data-testid="share-combo"
      data-link=${linkTo({ screen: 'game', game: game.id, options: { [option.name]: value } })}
    ></be-copy>
  </fieldset>`;
}

function picture(item: OptionValue | null): TemplateResult | typeof nothing {
  if (!item) return nothing;
  return html`<svg class="wh-face-art" viewBox="-67 -66 134 134" aria-hidden="true">${token(traits(item), 0)}</svg>`;
}

const sorted = (value: string): string => value.split('+').sort().join('+');

/** The chosen ones in the order of the box, so that a combination has one link. */
export function inOrder(items: OptionValue[], value: string): string {
  const chosen = new Set(value.split('+'));
  return items
    .filter((item) => chosen.has(item.id))
    .map((item) => item.id)
    .join('+');
}
