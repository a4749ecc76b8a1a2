// The table of Au Pavillon du Traqueur: territories in a ring, what is asked below, the own spells, and a line about
// whatever is looked at.
import { html, nothing, render, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { drag } from '../../kit/drag';
import { shake } from '../../kit/flight';
import { Part } from '../../kit/part';
import type { Beat } from '../../net/wire';
import { capital } from '../../words/names';
import { words } from '../../words/words';
import type { Desk } from '../module';
import { about, type Looked } from './about';
import { arrow, spot, type Arrow } from './arrows';
import { panel, response, standing, type Asking } from './asking';
import { follow, litCards, litPlaces } from './beats';
import { centre } from './centre';
import { byObject, cardOf, casts, exactly, further, several, strikes, thoughtOf } from './choice';
import { Foresight } from './foresight';
import { aiming, hand, type HandWish } from './hand';
import { land, type Touch } from './land';
import { combatLog } from './log';
import { nameOf } from './names';
import { castPreview, strikePreview, type Preview } from './preview';
import { ring, seatIndex, type Card, type PavillonView, type Pet, type Player } from './view';
import { lodgeWords } from './words';

@customElement('pavillon-table')
export class PavillonTable extends Part {
  @property({ attribute: false }) desk!: Desk<PavillonView>;
  /** What is drawn: the desk's view, and beyond it while beats are played. */
  @state() private drawn: PavillonView | null = null;
  /** The beat that is played right now. */
  @state() private beat: Beat | null = null;
  /** The own pet that is to strike, and the target a finger has tapped once. */
  @state() private striker: string | null = null;
  @state() private tapped: string | null = null;
  /** The spell of the hand that is to be cast, and its aims so far. */
  @state() private spell: string | null = null;
  @state() private aims: string[] = [];
  /** What is looked at, and what was asked about. */
  @state() private looked: Looked | null = null;
  @state() private asked: Looked | null = null;
  /** The player who is pointed at, while a spell is aimed. */
  @state() private pointed: string | null = null;
  @state() private reading = false;
  private readonly foresight = new Foresight(this);
  private readonly watcher = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.drawArrows());

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher?.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher?.disconnect();
  }

  private get view(): PavillonView {
    return this.desk.view;
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
    const before = changed.get('desk') as Desk<PavillonView> | undefined;
    if (before?.sent && !this.desk.sent && before.last?.seq === this.desk.last?.seq) shake(this);
    if (before?.view !== this.desk.view) [this.drawn, this.beat] = [this.view, null];
    this.forget();
  }

  /** Lets go of whatever can't be chosen any more. */
  private forget(): void {
    const { moves } = this.desk;
    if (this.striker && !strikes(moves).some((one) => one.by === this.striker)) this.striker = null;
    if (this.tapped && !this.choices.has(this.tapped)) this.tapped = null;
    if (this.spell && !casts(moves).some((one) => one.spell === this.spell)) this.putBack();
  }

  /** Draws what a beat leaves behind; the view it leads to comes after the last one. */
  follow(beat: Beat): void {
    [this.drawn, this.beat] = [follow(this.drawn ?? this.view, beat), beat];
  }

  private play(move: string): void {
    this.putBack();
    [this.striker, this.tapped, this.asked] = [null, null, null];
    this.desk.play(move);
  }

  private putBack(): void {
    [this.spell, this.aims, this.tapped] = [null, [], null];
  }

  protected override render(): TemplateResult {
    const view = this.drawn ?? this.view;
    const { beat, name } = this;
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
        ${centre({ view, beat, name, read: () => (this.reading = true) })}
        <svg class="pt-arrows" aria-hidden="true"></svg>
      </div>
      <div class="pt-below">
        ${this.view.window ? response(asking, this.tools()) : this.tools()} ${panel(asking)}
        <div class="pt-own">${hand(this.handWish)} ${about(this.view, this.preview, this.looked ?? this.asked)}</div>
        ${standing(asking)}
      </div>
      ${this.reading ? combatLog(this.desk.told, () => (this.reading = false)) : nothing}
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
      lit: litPlaces(this.desk.lit),
      left: (this.preview ?? this.declared)?.left ?? NOTHING,
      pet: (pet, touch) => this.tapPet(pet, touch),
      grab: (pet, event) => this.grabPet(pet, event),
      player: (player, touch) => this.tapPlayer(player, touch),
      point: (player) => (this.pointed = player?.seat ?? null),
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

  /** What is thought of: the spell in hand at what is pointed at, a strike, or the one that is declared. */
  private get preview(): Preview | null {
    const { view, spell, looked } = this;
    if (spell) return this.castPreview(spell);
    const target = looked?.pet?.name ?? this.tapped;
    const aimed = view.you?.strikes.find((one) => one.move === `strike ${this.byDefault} ${target}`);
    if (aimed) return strikePreview(view, aimed);
    const about = looked?.pet ? looked.pet.place === view.strike?.at : !looked && !this.asked;
    return about ? this.declared : null;
  }

  private get declared(): Preview | null {
    const ahead = this.view.strike?.ahead;
    return ahead ? strikePreview(this.view, ahead) : null;
  }

  private castPreview(spell: string): Preview | null {
    const card = this.view.you?.hand.find((one) => one.id === cardOf(spell));
    const pointed = this.looked?.pet?.name ?? this.pointed ?? this.tapped;
    const cast = thoughtOf(casts(this.desk.moves), spell, this.aims, pointed);
    const ahead = cast && this.foresight.of(this.desk, cast.move);
    return card && ahead ? castPreview(this.view, card.name, ahead) : null;
  }

  private tapPet(pet: Pet, touch: boolean): void {
    const { moves } = this.desk;
    if (!this.may || !this.choices.has(pet.name)) {
      this.ask(pet.card, pet);
      return;
    }
    if (this.spell) return this.aim(pet.name, touch);
    const chosen = byObject(moves, 'choose').get(pet.name);
    if (chosen) return this.play(chosen);
    const strike = strikes(moves).find((one) => one.by === this.byDefault && one.at === pet.name);
    if (!strike) {
      [this.striker, this.tapped] = [this.striker === pet.name ? null : pet.name, null];
      this.asked = { card: pet.card, pet };
    } else this.confirm(strike.move, pet.name, touch);
  }

  /** A pet that may strike is dragged onto its target. */
  private grabPet(pet: Pet, event: PointerEvent): void {
    if (!this.may || this.spell || !strikes(this.desk.moves).some((one) => one.by === pet.name)) return;
    drag(event, event.currentTarget as HTMLElement, {
      lift: () => (this.striker = pet.name),
      drop: (over) => {
        const at = over?.closest<HTMLElement>('[data-pet]')?.dataset['pet'];
        const strike = strikes(this.desk.moves).find((one) => one.by === pet.name && one.at === at);
        if (strike) this.play(strike.move);
      },
    });
  }

  /** Plays it; a finger, which can't point, taps twice and sees in between what would come of it. */
  private confirm(move: string, target: string, touch: boolean): void {
    if (touch && this.tapped !== target) {
      this.tapped = target;
      this.desk.hint(lodgeWords().tapAgain);
    } else this.play(move);
  }

  private tapPlayer(player: Player, touch: boolean): void {
    if (this.spell) return this.aim(player.seat, touch);
    const chosen = byObject(this.desk.moves, 'choose').get(player.seat);
    if (chosen && this.may) this.play(chosen);
  }

  private ask(card: Card, pet?: Pet): void {
    this.asked = this.asked?.card === card ? null : { card, pet };
  }

  // Spells

  private tapSpell(card: Card, name: string): void {
    const { moves } = this.desk;
    const given = byObject(moves, 'discard').get(card.id);
    this.asked = { card };
    if (!this.may) return;
    if (given) return this.play(given);
    if (!casts(moves).some((one) => one.spell === name)) return;
    const again = this.spell === name;
    this.putBack();
    this.spell = again ? null : name;
    this.striker = null;
  }

  /** A spell is dragged onto what it is aimed at. */
  private grabSpell(card: Card, name: string, event: PointerEvent): void {
    if (!this.may || !casts(this.desk.moves).some((one) => one.spell === name)) return;
    drag(event, event.currentTarget as HTMLElement, {
      lift: () => {
        if (this.spell !== name) this.tapSpell(card, name);
      },
      drop: (over) => {
        const on = over?.closest<HTMLElement>('[data-pet], [data-player]');
        const target = on?.dataset['pet'] ?? on?.dataset['player'];
        if (target && this.choices.has(target)) this.aim(target, false);
      },
    });
  }

  /** A target of the spell: with a single aim it is cast, with several it is gathered. */
  private aim(target: string, touch: boolean): void {
    const { spell } = this;
    const all = casts(this.desk.moves);
    if (!spell) return;
    const aims = this.aims.includes(target) ? this.aims.filter((one) => one !== target) : [...this.aims, target];
    const cast = exactly(all, spell, aims);
    if (cast && !several(all, spell)) this.confirm(cast.move, target, touch);
    else this.aims = aims;
  }

  private get handWish(): HandWish {
    return {
      view: this.view,
      moves: this.desk.moves,
      may: this.may,
      spell: this.spell,
      aims: this.aims,
      lit: litCards(this.desk.lit),
      tap: (card, name) => this.tapSpell(card, name),
      grab: (card, name, event) => this.grabSpell(card, name, event),
      look: (card) => (this.looked = card && { card }),
      play: (move) => this.play(move),
      putBack: () => this.putBack(),
    };
  }

  /** What to do with the spell in hand, or with the strike. */
  private tools(): TemplateResult | typeof nothing {
    const pt = lodgeWords();
    if (!this.may) return nothing;
    if (this.spell) return aiming(this.handWish, this.spell);
    if (!this.desk.moves.includes('hold')) return nothing;
    return html`<div class="pt-tools">
      <p>${this.byDefault ? pt.strikeWith(nameOf(this.view, this.byDefault)) : pt.strike}</p>
      <button data-move="hold" data-testid="hold" @click=${() => this.play('hold')}>${pt.hold}</button>
    </div>`;
  }

  /** Arrows are drawn where the pets have come to lie. */
  private drawArrows(): void {
    const field = this.querySelector('.pt-ring');
    const layer = this.querySelector<SVGElement>('.pt-arrows');
    if (!field || !layer) return;
    const drawn = this.arrows.flatMap((one) => {
      const [from, to] = [spot(field, one.by), spot(field, one.at)];
      return from && to ? [arrow(from, to, one)] : [];
    });
    render(svg`${drawn}`, layer as unknown as HTMLElement);
  }

  private get arrows(): Arrow[] {
    const { you, strike, step } = this.view;
    if (strike && step !== 'STRIKE') return [{ by: strike.by, at: strike.at, kind: 'declared', advantage: false }];
    const by = this.byDefault;
    const strikes = (you?.strikes ?? []).filter((one) => this.may && !this.spell && one.move.startsWith('strike '));
    const chosen = strikes.find((one) => one.move === this.thought);
    return strikes
      .filter((one) => one === chosen || (!this.advisedStrike && one.move.startsWith(`strike ${by} `)))
      .map((one) => ({
        by: one.by,
        at: one.at,
        kind: one === chosen ? 'chosen' : 'possible',
        advantage: one.advantage,
      }));
  }

  /** The strike that is thought of: at what is pointed at or tapped once, or the one that was advised. */
  private get thought(): string | null {
    const target = this.looked?.pet?.name ?? this.tapped;
    return target ? `strike ${this.byDefault} ${target}` : this.advisedStrike;
  }

  private get advisedStrike(): string | null {
    const { advised } = this.desk;
    return !this.looked && !this.striker && advised?.startsWith('strike ') ? advised : null;
  }
}

const NONE: ReadonlySet<string> = new Set<string>();
const NOTHING: ReadonlyMap<string, number> = new Map<string, number>();
