// Bagh Chal by the usual rules of docs/games/bagh-chal.md, written for boardgame.io as its guide says, to compare
// random games a second. `node bagh-chal.mjs perft 5` counts move paths, so that one can see that it is the same game;
// `node bagh-chal.mjs 10` plays for ten seconds.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const SHEEP = '0';
const WOLVES = '1';
const TO_WIN = 5;
const QUIET = 200;

/** Points 0 to 24, row by row; from each, the steps and the jumps that the lines allow. */
const STEPS = [...Array(25).keys()].map((from) => ends(from, 1));
const JUMPS = [...Array(25).keys()].map((from) => ends(from, 2).map((to) => [(from + to) / 2, to]));

function ends(from, far) {
  const [x, y] = [from % 5, Math.floor(from / 5)];
  return [-1, 0, 1]
    .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy]))
    .filter(([dx, dy]) => (dx || dy) && (!dx || !dy || (x + y) % 2 === 0))
    .map(([dx, dy]) => [x + far * dx, y + far * dy])
    .filter(([tx, ty]) => tx >= 0 && tx < 5 && ty >= 0 && ty < 5)
    .map(([tx, ty]) => 5 * ty + tx);
}

function stepsOf(G, piece) {
  return G.cells.flatMap((cell, from) =>
    cell === piece ? STEPS[from].filter((to) => G.cells[to] === '.').map((to) => ({ from, to, over: -1 })) : [],
  );
}

function movesOf(G, player) {
  if (player === WOLVES) {
    const captures = G.cells.flatMap((cell, from) =>
      cell === 'W'
        ? JUMPS[from]
            .filter(([over, to]) => G.cells[over] === 'S' && G.cells[to] === '.')
            .map(([over, to]) => ({ from, to, over }))
        : [],
    );
    return [...stepsOf(G, 'W'), ...captures];
  }
  if (G.hand > 0) {
    return G.cells.flatMap((cell, to) => (cell === '.' ? [{ from: -1, to, over: -1 }] : []));
  }
  // BC-5: no sheep move may make a position occur for the third time.
  return stepsOf(G, 'S').filter((move) => (G.past[after(G, move)] ?? 0) < 2);
}

function after(G, { from, to }) {
  const cells = [...G.cells];
  cells[to] = cells[from];
  cells[from] = '.';
  return cells.join('');
}

function same(a, b) {
  return a.from === b.from && a.to === b.to && a.over === b.over;
}

function carryOut(G, player, move) {
  const piece = player === WOLVES ? 'W' : 'S';
  const placed = move.from < 0;
  if (placed) {
    G.hand -= 1;
  } else {
    G.cells[move.from] = '.';
  }
  G.cells[move.to] = piece;
  if (move.over >= 0) {
    G.cells[move.over] = '.';
    G.captured += 1;
  }
  // What is placed or captured never comes back.
  if (placed || move.over >= 0) {
    G.past = {};
  }
  if (player === SHEEP && G.hand === 0) {
    const position = G.cells.join('');
    G.past[position] = (G.past[position] ?? 0) + 1;
  }
  G.quiet = G.hand > 0 || placed || move.over >= 0 ? 0 : G.quiet + 1;
}

function outcome(G, next) {
  if (G.captured >= TO_WIN) {
    return { winner: WOLVES };
  }
  if (movesOf(G, next).length === 0) {
    return { winner: next === WOLVES ? SHEEP : WOLVES };
  }
  return G.quiet >= QUIET ? { draw: true } : undefined;
}

const BaghChal = {
  name: 'bagh-chal',
  setup: () => ({
    cells: [...'W...W...............W...W'],
    hand: 20,
    captured: 0,
    quiet: 0,
    past: {},
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go: ({ G, playerID }, move) => {
      if (!movesOf(G, playerID).some((one) => same(one, move))) {
        return INVALID_MOVE;
      }
      carryOut(G, playerID, move);
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => finished(G, ctx),
};

/** Asked after a move, when the turn has not passed on yet. */
function finished(G, ctx) {
  return ctx.numMoves > 0 ? outcome(G, ctx.currentPlayer === SHEEP ? WOLVES : SHEEP) : undefined;
}

function perft(G, player, depth) {
  if (depth === 0) {
    return 1;
  }
  if (outcome(G, player)) {
    return 0;
  }
  return movesOf(G, player).reduce((sum, move) => {
    const next = structuredClone(G);
    carryOut(next, player, move);
    return sum + perft(next, player === SHEEP ? WOLVES : SHEEP, depth - 1);
  }, 0);
}

/** One random game, every move through boardgame.io. */
function play() {
  const client = Client({ game: BaghChal, numPlayers: 2, debug: false });
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      return { moves, end: ctx.gameover.draw ? 'draw' : ctx.gameover.winner };
    }
    const legal = movesOf(G, ctx.currentPlayer);
    client.moves.go(legal[Math.floor(Math.random() * legal.length)]);
    moves += 1;
  }
}

function playFor(seconds) {
  const ends = { [SHEEP]: 0, [WOLVES]: 0, draw: 0 };
  let games = 0;
  let moves = 0;
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    const game = play();
    ends[game.end] += 1;
    games += 1;
    moves += game.moves;
  }
  const { user, system } = process.cpuUsage();
  const took = (user + system) / 1_000_000;
  console.log(
    `${(games / took).toFixed(1)} games and ${(moves / took).toFixed(0)} moves a second of processor time; ` +
      `${(moves / games).toFixed(1)} moves a game; ` +
      `wolves won ${ends[WOLVES]}, sheep ${ends[SHEEP]}, drawn ${ends.draw}`,
  );
}

const [what, depth] = process.argv.slice(2);
if (what === 'perft') {
  for (let plies = 1; plies <= Number(depth); plies += 1) {
    console.log(plies, perft(BaghChal.setup(), SHEEP, plies));
  }
} else {
  playFor(Number(what ?? 10));
}
