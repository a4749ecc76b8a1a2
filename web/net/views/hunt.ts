// Made from the server’s records: see docs/wire-changes.md.

export interface HuntView {
  pieces: Stand[];
  toMove: Side;
  captured: number;
  toWin: number;
  hand: Hand;
  quiet?: Quiet;
}

export interface Stand {
  point: string;
  piece: Piece;
  height: number;
}

export type Piece = 'WOLF' | 'RED_WOLF' | 'SHEEP' | 'RAM';

export type Side = 'WOLVES' | 'SHEEP';

export interface Hand {
  sheep: number;
  rams: number;
}

export interface Quiet {
  turns: number;
  most: number;
}
