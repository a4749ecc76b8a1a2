// The middle of the ring: which combat and turn it is, who beats whom, the piles; and the winner's weapon in its moment.
import { html, nothing, type TemplateResult } from 'lit';
import type { Beat } from '../../net/wire';
import { say } from '../../words/words';
import { count, picture } from './art';
import { order } from './asking';
import { seatIndex, type PavillonView } from './view';
import { wheel } from './wheel';
import { lodgeWords } from './words';

interface CentreWish {
  view: PavillonView;
  /** The beat that is played right now. */
  beat: Beat | null;
  name: (seat: string) => string;
  read: () => void;
}

export function centre({ view, beat, name, read }: CentreWish): TemplateResult {
  const pt = lodgeWords();
  const fighting = view.turn > 0;
  return html`<div class="pt-centre">
    <p class="pt-when">
      <strong>${fighting ? pt.combat(view.round) : pt.preparation(view.round)}</strong>
      ${fighting ? html`<span>${pt.turn(view.turn)}</span>` : nothing}
    </p>
    <svg class="pt-wheel" viewBox="-52 -50 104 96" role="img" aria-label=${pt.wheel}>${wheel()}</svg>
    ${fighting ? nothing : order({ view, name })}
    <p
      class="pt-piles"
      data-pets=${view.pets.size}
      data-weapons=${view.weapons.size}
      data-spells=${view.spells.size}
      title=${pt.piles(view.pets.size, view.weapons.size, view.spells.size)}
    >
      ${count('life', view.pets.size, '')}${count('attack', view.weapons.size, '')}${count(
        'spells',
        view.spells.size,
        '',
      )}
    </p>
    <button class="pt-log-button" data-testid="combat-log" @click=${read}>${pt.log}</button>
    ${moment({ view, beat, name })}
  </div>`;
}

/** The weapon of the winner strikes: a moment of its own, where it covers nobody. */
function moment({ view, beat, name }: Omit<CentreWish, 'read'>): TemplateResult | typeof nothing {
  if (beat?.verb !== 'won' && beat?.verb !== 'hit') return nothing;
  const winner = view.players.find(({ seat }) => seatIndex(seat) === beat.who);
  if (!winner) return nothing;
  const { seat, weapon } = winner;
  return html`<div class=${`pt-moment ${beat.verb}`} data-testid="moment" aria-hidden="true">
    <svg viewBox="-48 -48 96 96">${picture(weapon)}</svg>
    <strong>${beat.verb === 'won' ? lodgeWords().wins(name(seat)) : lodgeWords().hits(say(weapon.name))}</strong>
  </div>`;
}
