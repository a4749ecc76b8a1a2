// Each folder knows those below it: settings < net < words < kit < art < games < app. Games don't know each other.
// The page that verifies a match stands apart.
import { dirname, join, relative, sep } from 'node:path';

const LAYERS = ['settings', 'net', 'words', 'kit', 'art', 'games', 'app', 'verify', 'tests'];

/** Who may take what from the games' folder at once. Games themselves come when they are opened. */
const SHARED = {
  app: { list: 'all', module: 'all', hunt: ['kit-page'] },
  games: { module: 'all', hunt: ['kukuli', 'bagh-chal', 'bagh-bandi'] },
};

export const layers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      up: '{{from}} is below {{to}}: what both need belongs to {{from}} or further down.',
      early: 'A game comes when it is opened: only the list of the games may name {{taken}}, in an import().',
      across: 'The game {{taker}} may not know {{taken}}: what both need belongs to kit or art.',
    },
  },
  create(context) {
    const here = parts(relative(context.cwd, context.filename));
    const look = (node) => {
      const path = node.source?.value;
      if (typeof path !== 'string' || !path.startsWith('.')) return;
      const there = parts(relative(context.cwd, join(dirname(context.filename), path)));
      const fault = faultOf(here, there, node.type === 'ImportExpression' || node.importKind === 'type');
      if (fault) context.report({ node: node.source, ...fault });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};

/** What is wrong with an import; `later` is one that fetches nothing yet. */
function faultOf([from, taker], [to, taken], later) {
  if (LAYERS.indexOf(to) > LAYERS.indexOf(from)) return { messageId: 'up', data: { from, to } };
  if (to !== 'games' || from === 'tests' || taker === taken || shares(from, taker, taken)) return null;
  if (from === 'games' && taker !== 'list') return { messageId: 'across', data: { taker, taken } };
  return from === 'games' && later ? null : { messageId: 'early', data: { taken } };
}

function shares(from, taker, taken) {
  const takers = SHARED[from][taken] ?? [];
  return takers === 'all' || takers.includes(taker);
}

const parts = (path) => path.replace(/\.ts$/, '').split(sep);
