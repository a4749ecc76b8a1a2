package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;

/**
 * A card of the deck.
 *
 * @param icons the icons of its Story, as a set of bits
 * @param title of its Objective
 */
public record Card(int id, int icons, Objective objective, Words title) {}
