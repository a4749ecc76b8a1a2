// Checks a match file in the browser alone. It works on a page that was saved and opened from the disk, too.
import { read, verify, type Found } from './match';

/** What the check found, in one paragraph. */
export function told({ ok, why, given, draws, fairness }: Found): string {
  if (!ok) return `✗ ${why}`;
  if (given)
    return (
      `✗ Not proven: ${draws.length} draws are what the dice give, but the match began from a given position, and no ` +
      `dice prove what was hidden in it. · Pas prouvé : les ${draws.length} tirages sont ceux des dés, mais la partie ` +
      `a commencé d’une position donnée, et aucun dé ne prouve ce qui y était caché.`
    );
  const { en, fr } = draws.length > 0 ? SHARES[fairness] : NONE;
  return (
    `✓ Fair: the seed is the one committed to, and ${draws.length} draws are what the dice give.${en} · ` +
    `Juste : la graine est celle qui était promise et les ${draws.length} tirages sont ceux des dés.${fr}`
  );
}

/** How the shares in the dice came together, where there are draws. */
const SHARES = {
  1: {
    en: ' Fairness 1: somebody could see the shares of others before giving one.',
    fr: ' Équité 1 : quelqu’un a pu voir les parts des autres avant de donner la sienne.',
  },
  2: {
    en: ' Fairness 2: everybody was bound to a share in the dice before any was shown.',
    fr: ' Équité 2 : chacun s’est engagé sur sa part des dés avant qu’aucune ne soit montrée.',
  },
};
const NONE = { en: '', fr: '' };

/** Says of the text of a file what is to be said. */
export function check(text: string): Found {
  try {
    return verify(read(text));
  } catch (error) {
    return { ok: false, why: (error as Error).message, draws: [], given: false, fairness: 1 };
  }
}

function show(found: Found): void {
  const verdict = element('verdict');
  verdict.className = found.ok && !found.given ? 'fair' : 'foul';
  verdict.textContent = told(found);
  const table = element('draws');
  table.hidden = found.draws.length === 0;
  table.querySelector('tbody')?.replaceChildren(
    ...found.draws.map(({ draw, card, numbers, ok }) => {
      const row = document.createElement('tr');
      const drawn = numbers.map(([bound, value]) => `${value} < ${bound}`).join(', ');
      for (const text of [String(draw), card, drawn, ok ? '✓' : '✗']) row.insertCell().textContent = text;
      return row;
    }),
  );
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}

// Without a page, what is exported can be called by itself.
if (typeof document !== 'undefined') {
  element('file').addEventListener('change', (event) => {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (file) void file.text().then((text) => show(check(text)));
  });
}
