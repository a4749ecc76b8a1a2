// Made from the server’s records: see docs/wire-changes.md.
import type { HuntView } from './hunt';
import type { PavillonView } from './pavillon';
import type { SheepSheepView } from './sheepsheep';
import type { TaleView } from './wolfwalkers';
import type { WolfAndHoundView } from './wolfandhound';

/** What each game shows. */
export interface Views {
  'bagh-bandi': HuntView;
  'bagh-chal': HuntView;
  kukuli: HuntView;
  pavillon: PavillonView;
  'sheep-sheep': SheepSheepView;
  'wolf-and-hound': WolfAndHoundView;
  wolfwalkers: TaleView;
}

export type GameId = keyof Views;

/** What some game shows. */
export type View = Views[GameId];
