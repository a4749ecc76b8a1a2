// The table of Au Pavillon du Traqueur: territories in a ring, what is asked below, the own spells, and a line about
// whatever is looked at.
import { html, nothing, render, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { capital } from '../../app/table/names';
import { dialog } from '../../kit/dialog';
import { calm, shake } from '../../kit/flight';
import { Part } from '../../kit/part';
import { say, words } from '../../words/words';
import type { Desk } from '../module';
import { arrow, spot, type Arrow } from './arrows';
import { count, picture } from './art';
import { nameAt, order, panel, response, standing, type Asking } from './asking';
import { cardImage, kindName, marks, numbers } from './cards';
import { byObject, casts, exactly, further, several, strikes } from './choice';
import { chapters, follow, readCue, type Part as Change } from './cues';
import { land, type Touch } from './land';
import { show } from './motion';
import { petAt, ring, seatIndex, type Card, type Foreseen, type PavillonView, type Pet, type Player } from './view';
import { wheel } from './wheel';

interface Frame {
  view: PavillonView;
  change: Change;
}

@customElement('pavillon-table')
export class PavillonTable extends Part {
  @property({ attribute: false }) desk!: Desk;
  /** What is drawn; behind the desk's view while changes are shown. */
  @state() private drawn: PavillonView | null = null;
  /** The change that is shown right now. */
  @state() private change: Change | null = null;
  /** The own pet that is to strike, and the target a finger has tapped once. */
  @state() private striker: string | null = null;
  @state() private tapped: string | null = null;
  /** The spell of the hand that is to be cast, and its aims so far. */
  @state() private spell: string | null = null;
  @state() private aims: string[] = [];
  /** What is looked at, and what was asked about. */
  @state() private looked: { card: Card; pet?: Pet | undefined } | null = null;
  @state() private asked: { card: Card; pet?: Pet | undefined } | null = null;
  @state() private reading = false;
  private waiting: Frame[] = [];
  private timer = 0;
  private readonly watcher = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.drawArrows());

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher?.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher?.disconnect();
    window.clearTimeout(this.timer);
  }

  private get view(): PavillonView {
    return this.desk.view as PavillonView;
  }

  private get may(): boolean {
    return this.desk.seat !== null && !this.desk.sent;
  }

  private readonly name = (seat: string): string => {
    const index = seatIndex(seat);
    return index === this.desk.eyes ? capital(words().you) : this.desk.name(index);
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('desk')) return;
    const before = changed.get('desk') as Desk | undefined;
    if (before?.sent && !this.desk.sent && before.last?.seq === this.desk.last?.seq) shake(this);
    if (before?.view !== this.desk.view) this.takeIn(before);
    this.forget();
  }

  /** Lets go of whatever can't be chosen any more. */
  private forget(): void {
    const { moves } = this.desk;
    if (this.striker && !strikes(moves).some((one) => one.by === this.striker)) this.striker = null;
    if (this.tapped && !strikes(moves).some((one) => one.by === this.byDefault && one.at === this.tapped))
      this.tapped = null;
    if (this.spell && !casts(moves).some((one) => one.spell === this.spell)) this.putBack();
  }

  /** A new view: what happened is shown change by change where it follows on what is drawn, at once otherwise. */
  private takeIn(before: Desk | undefined): void {
    const { desk } = this;
    const seen = before?.told.at(-1)?.seq ?? -1;
    const fresh = desk.told.filter((one) => one.seq > seen && one.actor !== 'table');
    const changes = fresh.flatMap((one) => readCue(one).parts);
    const follows = before && before.eyes === desk.eyes && fresh.length > 0;
    if (!follows || calm() || document.hidden || changes.length > MOST) {
      this.catchUp();
      return;
    }
    let now = this.waiting.at(-1)?.view ?? (before.view as PavillonView);
    for (const change of changes) {
      now = follow(now, change);
      this.waiting.push({ view: now, change });
    }
    if (this.timer === 0) this.next();
  }

  /** Shows what waits, one change after the other. */
  private next(): void {
    const frame = this.waiting.shift();
    if (!frame) {
      this.timer = 0;
      [this.drawn, this.change] = [this.view, null];
      return;
    }
    [this.drawn, this.change] = [frame.view, frame.change];
    this.timer = -1;
    void this.updateComplete.then(() => {
      const long = show(this, frame.change, this.waiting.length > 6 ? 0.5 : 1);
      if (long === 0) this.next();
      else this.timer = window.setTimeout(() => this.next(), long);
    });
  }

  /** Leaves out what has yet to be shown. */
  private catchUp(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
    [this.drawn, this.change] = [this.view, null];
  }

  private play(move: string): void {
    this.catchUp();
    this.putBack();
    [this.striker, this.tapped, this.asked] = [null, null, null];
    this.desk.play(move);
  }

  private putBack(): void {
    [this.spell, this.aims] = [null, []];
  }

  protected override render(): TemplateResult {
    const view = this.drawn ?? this.view;
    const sides = ring(view.players, this.desk.eyes, this.desk.flipped);
    const touch = this.touch();
    const asking: Asking = { desk: this.desk, view: this.view, may: this.may, name: this.name };
    return html`<div
      class=${`pt-table players-${view.players.length}`}
      data-step=${this.view.step}
      data-settled=${this.drawn === this.view}
    >
      <div class="pt-ring">
        ${view.players.map((player) =>
          land({
            view,
            player,
            side: sides.get(player.seat) ?? 'below',
            name: this.name(player.seat),
            own: seatIndex(player.seat) === this.desk.eyes,
            touch,
          }),
        )}
        ${this.centre(view)}
        <svg class="pt-arrows" aria-hidden="true"></svg>
        ${this.moment(view)}
      </div>
      <div class="pt-below">
        ${response(asking)} ${this.tools()} ${panel(asking)} ${this.hand()} ${standing(asking)}
      </div>
      ${this.about()} ${this.reading ? this.log() : nothing}
    </div>`;
  }

  protected override updated(): void {
    this.drawArrows();
  }

  // What may be tapped

  private touch(): Touch {
    return {
      choices: this.choices,
      chosen: new Set([...(this.striker ? [this.striker] : []), ...this.aims]),
      foreseen: this.foreseen,
      pet: (pet, touch) => this.tapPet(pet, touch),
      player: (player) => this.tapPlayer(player),
      look: (card, pet) => (this.looked = card ? { card, pet } : null),
      ask: (card) => this.ask(card),
    };
  }

  /** The pets by name and the players by seat that may be tapped now. */
  private get choices(): ReadonlySet<string> {
    const { moves } = this.desk;
    if (!this.may) return NONE;
    if (this.spell) return new Set([...further(casts(moves), this.spell, this.aims), ...this.aims]);
    const able = strikes(moves);
    const chosen = [...byObject(moves, 'choose').keys()];
    return new Set([
      ...chosen,
      ...able.map((one) => one.by),
      ...able.filter((one) => one.by === this.byDefault).map((one) => one.at),
    ]);
  }

  /** The striker, chosen or the only one. */
  private get byDefault(): string | null {
    const able = new Set(strikes(this.desk.moves).map((one) => one.by));
    return this.striker ?? (able.size === 1 ? ([...able][0] ?? null) : null);
  }

  /** What the strike that is looked at would do; or the one that is declared. */
  private get foreseen(): Foreseen | null {
    const { you, strike } = this.view;
    const target = this.looked?.pet?.name ?? this.tapped;
    const aimed = you?.strikes.find((one) => one.move === `strike ${this.byDefault} ${target}`);
    return aimed ?? strike?.ahead ?? null;
  }

  private tapPet(pet: Pet, touch: boolean): void {
    const { moves } = this.desk;
    if (!this.may || !this.choices.has(pet.name)) {
      this.ask(pet.card, pet);
      return;
    }
    if (this.drawn !== this.view) this.catchUp();
    if (this.spell) return this.aim(pet.name);
    const chosen = byObject(moves, 'choose').get(pet.name);
    if (chosen) return this.play(chosen);
    const strike = strikes(moves).find((one) => one.by === this.byDefault && one.at === pet.name);
    if (!strike) {
      [this.striker, this.tapped] = [this.striker === pet.name ? null : pet.name, null];
      this.asked = { card: pet.card, pet };
    } else if (touch && this.tapped !== pet.name) {
      this.tapped = pet.name;
      this.desk.hint(words().pt.tapAgain);
    } else this.play(strike.move);
  }

  private tapPlayer(player: Player): void {
    if (this.spell) return this.aim(player.seat);
    const chosen = byObject(this.desk.moves, 'choose').get(player.seat);
    if (chosen && this.may) this.play(chosen);
  }

  private ask(card: Card, pet?: Pet): void {
    this.asked = this.asked?.card === card ? null : { card, pet };
  }

  // Spells

  private tapSpell(card: Card): void {
    const { moves } = this.desk;
    const given = byObject(moves, 'discard').get(card.id);
    this.asked = { card };
    if (!this.may) return;
    if (given) return this.play(given);
    if (!casts(moves).some((one) => one.spell === card.id)) return;
    [this.spell, this.aims] = [this.spell === card.id ? null : card.id, []];
    this.striker = null;
  }

  /** A target of the spell: with a single aim it is cast at once, with several it is gathered. */
  private aim(target: string): void {
    const { spell } = this;
    const all = casts(this.desk.moves);
    if (!spell) return;
    const aims = this.aims.includes(target) ? this.aims.filter((one) => one !== target) : [...this.aims, target];
    const cast = exactly(all, spell, aims);
    if (cast && !several(all, spell)) this.play(cast.move);
    else this.aims = aims;
  }

  private hand(): TemplateResult | typeof nothing {
    const { you } = this.view;
    const { pt } = words();
    if (!you || this.view.step === 'KEEP') return nothing;
    if (you.hand.length === 0) return html`<p class="pt-none" data-testid="hand-empty">${pt.handEmpty}</p>`;
    const able = new Set(casts(this.desk.moves).map((one) => one.spell));
    const given = byObject(this.desk.moves, 'discard');
    return html`<div class="pt-hand" role="group" aria-label=${pt.hand} data-testid="hand">
      ${you.hand.map((card, i) => {
        const legal = this.may && (able.has(card.id) || given.has(card.id));
        const entries = card.kind === 'trap' ? (you.entries[i] ?? 0) : 0;
        return html`<button
          class=${`pt-spell ${card.kind}${legal ? ' legal' : ''}`}
          data-spell=${card.id}
          data-legal=${legal}
          aria-pressed=${this.spell === card.id}
          @click=${() => this.tapSpell(card)}
          @pointerenter=${(event: PointerEvent) => event.pointerType !== 'touch' && (this.looked = { card })}
          @pointerleave=${() => (this.looked = null)}
          @focus=${() => (this.looked = { card })}
          @blur=${() => (this.looked = null)}
        >
          ${cardImage(card)}<span>${say(card.name)}</span>
          ${entries > 0
            ? html`<b class="pt-entries" title=${pt.trapEntries(entries, this.view.players.length)}
                >${entries}/${this.view.players.length}</b
              >`
            : nothing}
        </button>`;
      })}
    </div>`;
  }

  /** What to do with the spell in hand, or with the strike. */
  private tools(): TemplateResult | typeof nothing {
    const { pt } = words();
    const { moves } = this.desk;
    if (!this.may) return nothing;
    if (this.spell) {
      const all = casts(moves);
      const cast = exactly(all, this.spell, this.aims);
      const card = this.view.you?.hand.find((one) => one.id === this.spell);
      const name = card ? say(card.name) : this.spell;
      return html`<div class="pt-tools" data-testid="aiming">
        <p>${cast ? '' : several(all, this.spell) ? pt.aimMany(name) : pt.aim(name)}</p>
        ${cast
          ? html`<button class="primary" data-testid="cast" @click=${() => this.play(cast.move)}>
              ${pt.castNow(name)}
            </button>`
          : nothing}
        <button data-testid="put-back" @click=${() => this.putBack()}>${pt.letGo}</button>
      </div>`;
    }
    if (!moves.includes('hold')) return nothing;
    return html`<div class="pt-tools">
      <p>${this.byDefault ? pt.strikeWith(this.petName(this.byDefault)) : pt.strike}</p>
      <button data-move="hold" data-testid="hold" @click=${() => this.play('hold')}>${pt.hold}</button>
    </div>`;
  }

  private petName(name: string): string {
    const pet = this.view.players.flatMap((player) => player.pets).find((one) => one.name === name);
    return pet ? say(pet.card.name) : name;
  }

  // What is shown

  private centre(view: PavillonView): TemplateResult {
    const { pt } = words();
    const fighting = view.turn > 0;
    return html`<div class="pt-centre">
      <p class="pt-when">
        <strong>${fighting ? pt.combat(view.round) : pt.preparation(view.round)}</strong>
        ${fighting ? html`<span>${pt.turn(view.turn)}</span>` : nothing}
      </p>
      <svg class="pt-wheel" viewBox="-52 -50 104 96" role="img" aria-label=${pt.wheel}>${wheel()}</svg>
      ${fighting ? nothing : order({ view, name: this.name })}
      <p class="pt-told" data-testid="told">${this.change ? say(this.change.told) : ''}</p>
      <p class="pt-piles" title=${pt.piles(view.pets.size, view.weapons.size, view.spells.size)}>
        ${count('life', view.pets.size, '')}${count('attack', view.weapons.size, '')}${count(
          'spells',
          view.spells.size,
          '',
        )}
      </p>
      <button class="pt-log-button" data-testid="combat-log" @click=${() => (this.reading = true)}>${pt.log}</button>
    </div>`;
  }

  /** The weapon of the winner strikes: a moment of its own. */
  private moment(view: PavillonView): TemplateResult | typeof nothing {
    const { change } = this;
    if (change?.verb !== 'won' && change?.verb !== 'hit') return nothing;
    const winner = change.words[0] ?? '';
    const weapon = view.players.find((player) => player.seat === winner)?.weapon;
    if (!weapon) return nothing;
    return html`<div class=${`pt-moment ${change.verb}`} data-testid="moment" aria-hidden="true">
      <svg viewBox="-48 -48 96 96">${picture(weapon)}</svg>
      <strong>${change.verb === 'won' ? words().pt.wins(this.name(winner)) : words().pt.hits(say(weapon.name))}</strong>
    </div>`;
  }

  /** Arrows are drawn where the pets have come to lie. */
  private drawArrows(): void {
    const field = this.querySelector('.pt-ring');
    const layer = this.querySelector<SVGElement>('.pt-arrows');
    if (!field || !layer) return;
    const drawn = this.arrows.flatMap(({ by, at, kind }) => {
      const [from, to] = [spot(field, by), spot(field, at)];
      return from && to ? [arrow(from, to, kind)] : [];
    });
    render(svg`${drawn}`, layer as unknown as HTMLElement);
  }

  private get arrows(): Arrow[] {
    const { you, strike, step } = this.view;
    if (strike && step !== 'STRIKE') return [{ by: strike.by, at: strike.at, kind: 'declared' }];
    const by = this.byDefault;
    if (!by || this.spell || !this.may) return [];
    return (you?.strikes ?? [])
      .filter((one) => one.move.startsWith(`strike ${by} `))
      .map((one) => ({ by: one.by, at: one.at, kind: one.advantage ? 'advantage' : 'possible' }));
  }

  /** In plain words: the strike ahead, or the card that is looked at. */
  private about(): TemplateResult {
    return html`<div class="pt-about" data-testid="about" aria-live="polite">${this.aboutWhat()}</div>`;
  }

  private aboutWhat(): TemplateResult | typeof nothing {
    const { pt } = words();
    const { foreseen } = this;
    const shown = this.looked ?? this.asked;
    const strike = foreseen && (!shown?.pet || shown.pet.place === foreseen.at || this.tapped);
    if (foreseen && strike && (this.looked?.pet || this.tapped || !shown))
      return html`<div data-testid="foreseen">
        <strong>${nameAt(this.view, foreseen.by)} → ${nameAt(this.view, foreseen.at)}</strong> <em>${pt.ahead}</em>
        <ul>
          ${foreseen.notes.map((note) => html`<li>${say(note)}</li>`)}
        </ul>
      </div>`;
    if (!shown) return nothing;
    const { card } = shown;
    const pet = shown.pet && petAt(this.view, shown.pet.place);
    return html`${cardImage(card)}
      <div>
        <strong>${say(card.name)}</strong> <em>${kindName(card)}</em> ${numbers(card)}
        <p>${say(card.text)}</p>
        ${pet && marks(pet).length > 0
          ? html`<p class="faint">
              ${marks(pet)
                .map((mark) => `${mark.label} ${mark.value}`)
                .join(', ')}
            </p>`
          : nothing}
      </div>`;
  }

  /** The combat log, to be read back. */
  private log(): TemplateResult {
    const { pt } = words();
    const title = { combat: pt.combat, prepare: pt.preparation, turn: pt.combat };
    return dialog({
      id: 'combat-log-dialog',
      heading: pt.logTitle,
      close: () => (this.reading = false),
      body: html`<ol class="pt-log">
        ${chapters(this.desk.told)
          .reverse()
          .map(
            (chapter) =>
              html`<li>
                <h3>
                  ${pt.ofWhom(
                    title[chapter.verb as keyof typeof title](chapter.round),
                    chapter.who ? this.name(chapter.who) : pt.shop,
                  )}
                </h3>
                <ul>
                  ${chapter.lines.map((line) => html`<li>${say(line.text)}</li>`)}
                </ul>
              </li>`,
          )}
      </ol>`,
    });
  }
}

/** More changes than these at once are not shown one by one, as in a replay that jumps. */
const MOST = 24;

const NONE: ReadonlySet<string> = new Set<string>();
