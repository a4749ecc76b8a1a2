import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accepts, newSetup } from '../app/setup';
import { explain, MODIFIERS, sign, traits } from '../games/wolf-and-hound/animals';
import { teamClass } from '../games/wolf-and-hound/art';
import { litBy } from '../games/wolf-and-hound/beats';
import { inOrder } from '../games/wolf-and-hound/builder';
import { face, foretell } from '../games/wolf-and-hound/cards';
import { follow, roundEnd } from '../games/wolf-and-hound/follow';
import { fold, layoutFor, NARROW, spread, SQUARE, stand, stroll, WIDE } from '../games/wolf-and-hound/layout';
import { called, shortly } from '../games/wolf-and-hound/people';
import {
  NAMES,
  count,
  sides,
  way,
  type AnimalView,
  type CardView,
  type MeadowView,
  type Name,
  type WolfAndHoundView,
} from '../games/wolf-and-hound/view';
import type { Beat, Game, Option, Told } from '../net/wire';

const label = (text: string) => ({ en: text, fr: text });

const meadows: MeadowView[] = NAMES.map((name, i) => ({
  name,
  seat: i === 3 ? undefined : i,
  team: i % 2 === 0 ? 'GREEN' : 'ORANGE',
  pen: i + 1,
  forest: 1,
  cards: 4,
  shown: [],
}));

function animal(id: string, mark: string, at: Name): AnimalView {
  return { ...traits({ id, label: label(id), mark }), label: label(id), at };
}

test('one’s own meadow lies below, the partner’s opposite, clockwise', () => {
  assert.deepEqual(
    [...sides(meadows, 1, false)],
    [
      ['P1', 3],
      ['P2', 0],
      ['P3', 1],
      ['P4', 2],
    ],
  );
  assert.equal(sides(meadows, 1, true).get('P2'), 2);
  assert.equal(sides(meadows, null, false).get('P1'), 0);
});

test('a mark is read as traits', () => {
  assert.deepEqual(traits({ id: 'W06', label: label(''), mark: 'black | -1/2 | left+right | -1' }), {
    id: 'W06',
    kind: 'WOLF',
    colour: 'BLACK',
    movement: 'HALF_BACK',
    targets: ['LEFT', 'RIGHT'],
    power: 'CHASE',
  });
  const metamorph = traits({ id: 'M04', label: label(''), mark: 'white | -1 | self | ±1' });
  assert.deepEqual([metamorph.kind, MODIFIERS[metamorph.movement], sign(metamorph)], ['METAMORPH', '−1', '+']);
  assert.match(explain(metamorph), /Two faces.*one place less/);
  const double = traits({ id: 'W05', label: label(''), mark: 'black | x2 | self | -1' });
  assert.deepEqual([double.movement, MODIFIERS[double.movement]], ['DOUBLE', '×2']);
  assert.match(explain(double), /twice as far/);
});

test('the way of a preview ends where the server says', () => {
  const wolf = animal('W01', 'black | none | self | -1', 'P3');
  const at = (place: Name) => ({ animal: 'W01', at: place, colour: 'BLACK' as const });
  assert.deepEqual(way(wolf, 'b3', at('P2'), meadows), ['P3', 'P4', 'P1', 'P2']);
  assert.deepEqual(way(wolf, 'b4', at('P3'), meadows), ['P3', 'P4', 'P1', 'P2', 'P3']);
  const double = animal('W01', 'black | x2 | self | -1', 'P3');
  assert.deepEqual(way(double, 'b3', at('P1'), meadows), ['P3', 'P4', 'P1', 'P2', 'P3', 'P4', 'P1']);
  assert.deepEqual(way(wolf, 'w3', at('P3'), meadows), ['P3']);
  assert.deepEqual(way(wolf, 'b1', at('P2'), meadows), ['P3', 'P2']);
  const back = animal('W06', 'black | -1/2 | self | -1', 'P1');
  assert.deepEqual(way(back, 'b4', { animal: 'W06', at: 'P3', colour: 'BLACK' }, meadows), ['P1', 'P4', 'P3']);
});

test('a card says where it sends whom', () => {
  const wolf = animal('W01', 'black | none | self | -1', 'P3');
  const card: CardView = { card: 'b1', landings: [{ animal: 'W01', at: 'P4', colour: 'BLACK' }] };
  const tells = (one: CardView, ...others: AnimalView[]) =>
    foretell(one, { animals: [wolf, ...others], meadows }, (name) => name);
  assert.equal(tells(card), 'black 1: the wolf goes to P4.');
  assert.equal(tells(card, animal('W02', 'black | 1/2 | self | -1', 'P3')), 'black 1: wolf 01 goes to P4.');
  const still: CardView = { ...card, landings: [{ animal: 'W01', at: 'P3', colour: 'BLACK' }] };
  assert.equal(tells({ ...still, card: 'w1' }), 'white 1: no animal moves.');
  assert.equal(tells({ ...still, card: 'b4' }), 'black 4: the wolf goes all the way round, back to P3.');
  assert.deepEqual([face('w4').name, face('w4').corner, face('w4').key], ['white 4', '4', 'w4']);
});

const view: WolfAndHoundView = {
  round: 1,
  rounds: 5,
  score: { green: 0, orange: 0 },
  meadows,
  active: 'P3',
  stage: 'PLAY',
  animals: [animal('M01', 'black | none | self | ±1', 'P4'), animal('W01', 'black | none | self | -1', 'P4')],
  waiting: [],
  noThrees: false,
  lastLap: false,
  pile: 5,
  played: [],
  hand: [],
};

const beat = (verb: string, thing: string, from?: string, to?: string): Beat => ({
  verb,
  rule: 'WH-24',
  things: thing ? [thing] : [],
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

const tell = (cue: string, ...beats: Beat[]): Told => ({
  seq: 0,
  actor: 0,
  words: label(cue),
  cue,
  telling: { marks: { en: [], fr: [] }, beats },
});

test('the table is followed from beat to beat', () => {
  const hand = [{ card: 'b2', landings: [] }];
  const played = follow({ ...view, hand }, beat('play', 'card:b2', 'hand:P3', 'played:P3'), 2);
  assert.deepEqual([played.played, played.meadows[2]?.cards, played.hand], [[{ by: 'P3', card: 'b2' }], 3, []]);
  assert.equal(follow({ ...view, hand }, beat('play', 'card:b2', 'hand:P3', 'played:P3'), 1).hand.length, 1);
  const walked = follow(played, beat('walk', 'animal:M01', 'P4+P1', 'P2'), 2);
  const flipped = follow(walked, beat('flip', 'animal:M01', 'black', 'white'), 2);
  assert.deepEqual(
    flipped.animals.map(({ id, at, colour }) => `${id} ${at} ${colour}`),
    ['M01 P2 WHITE', 'W01 P4 BLACK'],
  );
  const drawn = follow(flipped, beat('draw', '', 'pile', 'hand:P3'), 2);
  assert.deepEqual([drawn.pile, drawn.meadows[2]?.cards], [4, 4]);
  const acted = follow(drawn, beat('chase', 'animal:W01', 'pen:P2', 'forest:P2'), 2);
  assert.deepEqual([acted.active, acted.meadows[1]], ['P4', { ...meadows[1], pen: 1, forest: 2 }]);
});

test('a ghost’s card is turned up, put under its stack, and another comes from the top', () => {
  const up = follow(view, beat('turn', 'card:w2', 'pile', 'turned-up'), null);
  assert.deepEqual([up.turnedUp?.card, up.pile], ['w2', 4]);
  const under = follow(up, beat('under', 'card:w2', 'turned-up', 'stack:P4'), null);
  assert.deepEqual([under.turnedUp, under.meadows[3]?.cards, under.meadows[3]?.shown], [undefined, 5, ['w2']]);
  const top = follow(under, beat('turn', 'card:b1', 'stack:P4', 'turned-up'), null);
  const played = follow(top, beat('play', 'card:b1', 'turned-up', 'played:P4'), null);
  assert.deepEqual([played.meadows[3]?.cards, played.turnedUp, played.played.length], [4, undefined, 1]);
});

test('beats light up animals, cards and places', () => {
  const lit = litBy([beat('play', 'card:b2', 'hand:P3', 'played:P3'), beat('walk', 'animal:W01', 'P4+P1', 'P2')]);
  assert.deepEqual([...lit], ['b2', 'played:P3 b2', 'played:P3', 'W01', 'P2']);
});

test('the end of a round is remembered when the next one has begun', () => {
  const now = { ...view, round: 2, score: { green: 0, orange: 1 } };
  const chase = tell('act W01 P3-', beat('chase', 'animal:W01', 'pen:P3', 'forest:P3'));
  const end = roundEnd(view, [chase, tell('round 2 P2'), tell('deal P2 ?')], now);
  assert.deepEqual(
    [end?.round, end?.winner, end?.why?.en, end?.sheep],
    [1, 'ORANGE', 'round 2 P2', { GREEN: 3, ORANGE: 6 }],
  );
  assert.equal(roundEnd(view, [tell('draw P1 ?')], view), null);
});

test('people are called by name, ghosts by their partner’s', () => {
  const game = { seats: [{ id: 'P1', label: label('player 1') }] } as unknown as Game;
  const table = { game, view, eyes: 0, name: (seat: number) => ['Ana', 'Benedict', 'Chloé'][seat] ?? '' };
  assert.deepEqual(
    NAMES.map((name) => called(table, name)),
    ['you', 'Benedict', 'Chloé', 'Benedict’s ghost'],
  );
  assert.equal(called({ ...table, eyes: 1 }, 'P4'), 'your ghost');
  assert.deepEqual(
    NAMES.map((name) => shortly(table, name)),
    ['you', 'Benedi…', 'Chloé', 'Ghost'],
  );
  assert.equal(shortly({ ...table, eyes: null, name: () => 'Player 1' }, 'P1'), 'P1');
});

test('when seats are drawn everybody moves to the place that was drawn, and no round has ended', () => {
  const [p1, p2, p3, p4] = meadows;
  assert.ok(p1 && p2 && p3 && p4);
  const now = { ...view, meadows: [p3, p1, p2, p4] };
  assert.equal(roundEnd(view, [tell('sit P3 P1 P2 P4'), tell('deal P3 ?')], now), null);
  assert.deepEqual([sides(now.meadows, 0, false).get('P1'), sides(now.meadows, 0, false).get('P2')], [0, 1]);
});

test('who has no team yet wears a plain cloak', () => {
  assert.equal(teamClass(undefined), 'undrawn');
  assert.equal(teamClass('ORANGE'), 'orange');
});

test('the pens are counted by team', () => assert.deepEqual(count(meadows), { GREEN: 4, ORANGE: 6 }));

test('each room has the layout that fills it', () => {
  assert.equal(layoutFor(950, 530), WIDE);
  assert.equal(layoutFor(374, 500), NARROW);
  assert.equal(layoutFor(344, 341), SQUARE);
});

for (const layout of [WIDE, NARROW, SQUARE]) {
  test(`${layout.width} by ${layout.height}: all animals, sheep and cards lie inside`, () => {
    for (const side of [0, 1, 2, 3] as const) {
      for (let n = 1; n <= 5; n++) {
        for (let i = 0; i < n; i++) {
          const { x, y } = stand(layout, side, i, n);
          const { board, token } = layout;
          assert.ok(x - token >= board.x && x + token <= board.x + board.w, `${side} ${i}/${n}`);
          assert.ok(y - token >= board.y && y + token <= board.y + board.h, `${side} ${i}/${n}`);
        }
      }
      for (const [box, at] of [
        [layout.sides[side].pen, fold(layout, side, 4, 5, 5)],
        [layout.sides[side].forest, fold(layout, side, 0, 5, 0)],
      ] as const)
        assert.ok(at.x > box.x && at.x < box.x + box.w && at.y > box.y && at.y < box.y + box.h);
      const { played } = layout.sides[side];
      for (let i = 0; i < 13; i++) {
        const at = spread(played, layout.card, i, 13);
        assert.ok(
          at.x + layout.card.w <= played.x + played.w + 0.01 && at.y + layout.card.h <= played.y + played.h + 3,
        );
      }
    }
  });
}

test('a walk goes round the corners, clockwise or back', () => {
  const from = stand(WIDE, 0, 0, 1);
  const on = stroll(WIDE, [0, 1, 2], from, stand(WIDE, 2, 0, 1));
  assert.equal(on.stops.length, 5);
  assert.deepEqual(on.stations, [0, 2, 4]);
  assert.ok((on.stops[1]?.x ?? 0) < from.x && on.stops[1]?.y === from.y);
  const back = stroll(WIDE, [0, 3], from, stand(WIDE, 3, 0, 1));
  assert.ok((back.stops[1]?.x ?? 0) > from.x && back.stops[1]?.y === from.y);
});

const combo: Option = {
  kind: 'selection',
  name: 'combo',
  label: label('Animals'),
  preset: 'H01+W01',
  items: ['H01', 'W01', 'W02'].map((id) => ({ id, label: label(id) })),
  least: 1,
  most: 2,
  offers: [],
};

test('a link sets the table up, as far as it makes sense', () => {
  const game = { players: [4], usualLevel: 'dog', options: [combo] } as unknown as Game;
  assert.equal(newSetup(game, 0, { combo: 'W02+W01' }).options['combo'], 'W02+W01');
  for (const nonsense of ['', 'W99', 'W01+W01', 'H01+W01+W02'])
    assert.equal(newSetup(game, 0, { combo: nonsense, other: '1' }).options['combo'], 'H01+W01');
  assert.deepEqual(Object.keys(newSetup(game, 0, { other: '1' }).options), ['combo']);
  assert.ok(accepts(combo, 'W02'));
  assert.equal(inOrder(combo.items, 'W02+H01'), 'H01+W02');
});
