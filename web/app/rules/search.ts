// Finds rules and cards by words, whatever their accents.

/** In small letters without accents. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');

/** Whether all words that are looked for stand in a text, or begin one of its words' parts. */
export function finds(wanted: string, text: string): boolean {
  const where = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => where.includes(word));
}
