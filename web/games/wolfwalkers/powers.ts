// The cards of the variant: the Permanent, the Powers with their markers, and their choice in the setup.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { OptionValue } from '../../net/wire';
import { language } from '../../settings/settings';
import { say, words } from '../../words/words';
import type { OptionWish } from '../module';
import { stop } from './choices';
import { cardSvg } from './grid';
import type { TaleView, VariantCard } from './view';
import { taleWords } from './words';

interface VariantWish {
  view: TaleView;
  name: (seat: number) => string;
  /** The cards that a hint or a line of the log speaks of. */
  pointed: ReadonlySet<string>;
  legal: ReadonlySet<string>;
  use: (stop: string) => void;
  /** Says what a card does. */
  tell: (text: string) => void;
}

export function variantPart(wish: VariantWish): TemplateResult | typeof nothing {
  const { permanent, powers, destiny } = wish.view;
  const ww = taleWords();
  if (!permanent && powers.length === 0) return nothing;
  return html`<div class="ww-variant" data-testid="variant">
    ${permanent
      ? html`<article
          class=${`ww-permanent${wish.pointed.has(`permanent:${permanent.id}`) ? ' pointed' : ''}`}
          data-permanent=${permanent.id}
          @click=${() => wish.tell(say(permanent.text))}
        >
          <h2><small>${ww.permanent}</small> ${say(permanent.title)}</h2>
          <p>${say(permanent.text)}</p>
          ${destiny
            ? html`<p class="ww-destiny" data-testid="destiny">
                ${cardSvg(destiny)}<span
                  >${ww.destiny}${ww.colon} ${destiny.objective ? say(destiny.objective.title) : ''}</span
                >
              </p>`
            : nothing}
        </article>`
      : nothing}
    ${powers.map((power) => powerPart(wish, power))}
  </div>`;
}

function powerPart({ view, name, pointed, legal, use, tell }: VariantWish, power: VariantCard): TemplateResult {
  const ww = taleWords();
  const now = view.doing.power === power.id;
  const usable = legal.has(stop.use(power.id));
  const used = power.usedBy.length > 0 ? ww.usedBy(power.usedBy.map(name).join(', ')) : ww.unused;
  return html`<article
    class=${`ww-power${now ? ' now' : ''}${pointed.has(`power:${power.id}`) ? ' pointed' : ''}`}
    data-power=${power.id}
    data-used=${power.usedBy.join(' ')}
    @click=${() => tell(say(power.text))}
  >
    <h2><small>${ww.power}</small> ${say(power.title)}</h2>
    <span class="ww-markers" role="img" aria-label=${used} title=${used}
      >${view.grids.map((grid) => marker(grid.seat, power.usedBy.includes(grid.seat)))}</span
    >
    <p>${say(power.text)}</p>
    ${now ? html`<span class="tag">${ww.inUse}</span>` : nothing}
    ${usable
      ? html`<button class="primary" data-testid=${`use-${power.id}`} @click=${() => use(stop.use(power.id))}>
          ${ww.use}
        </button>`
      : nothing}
  </article>`;
}

/** A player's marker on a Power: a full disc while it can be used, an empty crossed one after. */
function marker(seat: number, used: boolean): TemplateResult {
  return html`<svg class=${`ww-marker seat-${seat}${used ? ' used' : ''}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="9" />
    <text y="5">${seat + 1}</text>
    ${used ? svg`<path d="M-8 8L8 -8"/>` : nothing}
  </svg>`;
}

const RANDOM = 'random';

/** The setup's field for Permanent and Powers: what each does is told beside its name. */
export function variantField(wish: OptionWish): TemplateResult | null {
  const { option } = wish;
  if (option.kind === 'choice' && option.name === 'permanent') return permanentField(wish, option.values);
  if (option.kind === 'selection' && option.name === 'powers') return powersField(wish, option.items, option.most);
  return null;
}

/** What is printed on a card, in the language of the moment. */
function printed({ mark }: OptionValue): string {
  const [en = '', fr = ''] = (mark ?? '').split(' | ');
  return language() === 'fr' ? fr : en;
}

function permanentField({ option, value, set }: OptionWish, values: OptionValue[]): TemplateResult {
  const chosen = values.find((one) => one.id === value);
  return html`<fieldset class="option" data-option=${option.name}>
    <legend>${say(option.label)}</legend>
    <div class="chips">
      ${values.map(
        (one) =>
          html`<label class="chip" title=${printed(one) || nothing}
            ><input
              type="radio"
              name=${`option-${option.name}`}
              value=${one.id}
              .checked=${one.id === value}
              @change=${() => set(one.id)}
            />${say(one.label)}</label
          >`,
      )}
    </div>
    <p class="faint ww-chosen" role="status">${chosen ? printed(chosen) : nothing}</p>
  </fieldset>`;
}

function powersField({ option, value, set }: OptionWish, items: OptionValue[], most: number): TemplateResult {
  const ww = taleWords();
  const chosen = value.split('+').filter((id) => id !== RANDOM && id !== '');
  const toggle = (id: string): void => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    set(next.length > 0 ? next.join('+') : RANDOM);
  };
  return html`<fieldset class="option" data-option=${option.name}>
    <legend>${say(option.label)} (${words().pickSome(0, most)})</legend>
    <div class="chips">
      ${items
        .filter((item) => item.id !== RANDOM)
        .map((item) => {
          const on = chosen.includes(item.id);
          return html`<label class="chip" title=${printed(item) || nothing}
            ><input
              type="checkbox"
              value=${item.id}
              .checked=${on}
              ?disabled=${!on && chosen.length >= most}
              @change=${() => toggle(item.id)}
            />${say(item.label)}</label
          >`;
        })}
    </div>
    <div class="faint ww-chosen" role="status">
      <p>${ww.chosenPowers(chosen.length)}</p>
      ${items
        .filter((item) => chosen.includes(item.id))
        .map((item) => html`<p><strong>${say(item.label)}</strong> – ${printed(item)}</p>`)}
    </div>
  </fieldset>`;
}
