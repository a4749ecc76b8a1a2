// The middle of the ring: which combat and turn it is, who beats whom, the piles; and the winner's weapon in its moment.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../words/words';
import { count, picture } from './art';
import { order } from './asking';
import type { Part as Change } from './cues';
import type { PavillonView } from './view';
import { wheel } from './wheel';
import { lodgeWords } from './words';

interface CentreWish {
  view: PavillonView;
  /** The change that is shown right now. */
  change: Change | null;
  name: (seat: string) => string;
  read: () => void;
}

export function centre({ view, change, name, read }: CentreWish): TemplateResult {
  const pt = lodgeWords();
  const fighting = view.turn > 0;
  return html`<div class="pt-centre">
    <p class="pt-when">
      <strong>${fighting ? pt.combat(view.round) : pt.preparation(view.round)}</strong>
      ${fighting ? html`<span>${pt.turn(view.turn)}</span>` : nothing}
    </p>
    <svg class="pt-wheel" viewBox="-52 -50 104 96" role="img" aria-label=${pt.wheel}>${wheel()}</svg>
    ${fighting ? nothing : order({ view, name })}
    <p class="pt-told" data-testid="told">${change ? say(change.told) : ''}</p>
    <p class="pt-piles" title=${pt.piles(view.pets.size, view.weapons.size, view.spells.size)}>
      ${count('life', view.pets.size, '')}${count('attack', view.weapons.size, '')}${count(
        'spells',
        view.spells.size,
        '',
      )}
    </p>
    <button class="pt-log-button" data-testid="combat-log" @click=${read}>${pt.log}</button>
  </div>`;
}

/** The weapon of the winner strikes: a moment of its own. */
export function moment({ view, change, name }: Omit<CentreWish, 'read'>): TemplateResult | typeof nothing {
  if (change?.verb !== 'won' && change?.verb !== 'hit') return nothing;
  const winner = change.words[0] ?? '';
  const weapon = view.players.find((player) => player.seat === winner)?.weapon;
  if (!weapon) return nothing;
  return html`<div class=${`pt-moment ${change.verb}`} data-testid="moment" aria-hidden="true">
    <svg viewBox="-48 -48 96 96">${picture(weapon)}</svg>
    <strong>${change.verb === 'won' ? lodgeWords().wins(name(winner)) : lodgeWords().hits(say(weapon.name))}</strong>
  </div>`;
}
