package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.rules.Seat;
import java.util.List;

/** What a player or the deal does. */
public sealed interface Move {

  /** Takes a card and places it: {@code 3@0,1}, {@code top@0,1}, {@code path2-story@0,1}. */
  record Take(Origin from, Cell cell) implements Move {}

  /** Where a card is taken from. */
  sealed interface Origin {

    /** A place of the market. */
    record Place(int number) implements Origin {}

    /** The pile's visible Story. */
    record Top() implements Origin {}

    /** One of the pile's first cards, on the side wished for. */
    record Path(int depth, Side side) implements Origin {}
  }

  /** Uses a Power: {@code use 14}. */
  record Use(int power) implements Move {}

  /** Swaps two of the own cards: {@code swap 0,0 1,0}. */
  record Swap(Cell one, Cell two) implements Move {}

  /** Moves one of the own cards: {@code move 0,0 2,1}. */
  record Shift(Cell from, Cell to) implements Move {}

  /** Turns one of the own cards over: {@code flip 0,1}. */
  record Flip(Cell cell) implements Move {}

  /** Adds an icon to a Story or erases it: {@code ink N 0,1}. */
  record Ink(Icon icon, Cell cell) implements Move {}

  /** Chooses one of the own Objectives: {@code pick 0,1}. */
  record Pick(Cell cell) implements Move {}

  /** Reserves a place of the market: {@code reserve 3}. */
  record Reserve(int place) implements Move {}

  /** Names places of the market: {@code name 1 2 5}. */
  record Name(List<Integer> places) implements Move {
    public Name {
      places = List.copyOf(places);
    }
  }

  /** Forbids a side: {@code forbid story}. */
  record Forbid(Side side) implements Move {}

  /** Swaps one of the own cards with the market: {@code barter 0,1 3}. */
  record Barter(Cell cell, int place) implements Move {}

  /** Swaps one of the own Objectives with another's: {@code bargain 0,1 P2 1,1}. */
  record Bargain(Cell own, Seat other, Cell theirs) implements Move {}

  /** Puts the pile's first cards in another order: {@code order 2 1 3}. */
  record Order(List<Integer> order) implements Move {
    public Order {
      order = List.copyOf(order);
    }
  }

  /** Keeps an Objective as first card: {@code keep 14}. */
  record Keep(int card) implements Move {}

  /** Leaves the grid as it is: {@code pass}. */
  record Pass() implements Move {}

  /** What chance brings. */
  sealed interface Dealt extends Move {}

  /** The first player is drawn: {@code first P2}. */
  record First(Seat seat) implements Dealt {}

  /** A Permanent is drawn: {@code permanent 5}. */
  record DrawPermanent(int id) implements Dealt {}

  /** A Power is drawn: {@code power 5}. */
  record DrawPower(int id) implements Dealt {}

  /** A card of the pile is drawn: {@code 14}. */
  record Draw(int card) implements Dealt {}
}
