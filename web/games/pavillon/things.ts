// What sentences speak of, as small pictures: cards by the signs they have on the table, and what is counted.
import { html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { glyph, picture as cardPicture } from './art';
import { head } from './heads';
import type { Family } from './view';

/** A card with its name beside it, or the sign of Life, coins or Attack in place of the word. */
export function picture(thing: string): TemplateResult | null {
  const [kind, id = ''] = thing.split(':');
  switch (kind) {
    case 'life':
    case 'coin':
    case 'attack':
      return html`<svg class="pt-sign-of" viewBox="-11 -11 22 22" aria-hidden="true">${glyph(kind)}</svg>`;
    case 'pet':
      return token(head(id, 'fierce'));
    case 'weapon':
      return token(cardPicture({ id, kind: 'weapon' }));
    case 'spell': {
      const family = familyOf(id);
      return family ? token(cardPicture({ id, kind: family })) : null;
    }
    default:
      return null;
  }
}

const token = (art: SVGTemplateResult): TemplateResult =>
  html`<svg class="pt-token" viewBox="-48 -48 96 96" aria-hidden="true">${art}</svg>`;

/** The family of a spell is the first word of its name. */
const FAMILIES: Record<string, Family> = {
  aspect: 'aspect',
  fleche: 'arrow',
  morsure: 'bite',
  piege: 'trap',
  piqure: 'sting',
  tir: 'shot',
};

const familyOf = (spell: string): Family | undefined => FAMILIES[spell.split('-')[0] ?? ''];
