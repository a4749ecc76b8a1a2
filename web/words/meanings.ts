// What the values of options mean for a game, where their labels do not say it all.

/** By option, then by value; `any` stands for all that have no text of their own. */
export type Meanings = Record<string, Record<string, string>>;

export const meaningOf = (meanings: Meanings, option: string, value: string): string =>
  meanings[option]?.[value] ?? meanings[option]?.['any'] ?? '';
