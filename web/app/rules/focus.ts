// Where somebody wants the rules opened.
export type Tab = 'brief' | 'rules' | 'icons' | 'cards' | 'keys';

/** What matters now: the first of these that is known is opened. */
export interface Focus {
  tab?: Tab;
  /** The id of the rule that has just forbidden something. */
  rule?: string;
  /** The card that is looked at, by its id. */
  card?: string;
  /** What the table is about, in the game's own word. */
  phase?: string;
}
