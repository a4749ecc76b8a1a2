// The number cards, drawn from their names.
import type { CardFace } from '../../kit/card';
import { callAnimal } from './animals';
import { numberPicture } from './art';
import { isBlack, valueOf, way, type CardView, type WolfAndHoundView } from './view';
import { houndWords } from './words';

export const cardName = (card: string): string => houndWords().card(isBlack(card), valueOf(card));

export function face(card: string, more = ''): CardFace {
  return {
    key: card,
    name: [cardName(card), more].filter(Boolean).join('. '),
    corner: card.slice(1),
    picture: numberPicture(card),
    text: houndWords().colours[isBlack(card) ? 'BLACK' : 'WHITE'],
  };
}

/** Where a card would send the animals, in a sentence; `who` says what a player is called. */
export function foretell(
  { card, landings }: CardView,
  { animals, meadows }: Pick<WolfAndHoundView, 'animals' | 'meadows'>,
  who: (name: string) => string,
): string {
  const wh = houndWords();
  const moves = landings.flatMap((landing) => {
    const animal = animals.find((one) => one.id === landing.animal);
    const steps = animal ? way(animal, card, landing, meadows).length - 1 : 0;
    if (!animal || (steps === 0 && animal.colour === landing.colour)) return [];
    const flipped = animal.colour === landing.colour ? '' : wh.turning(wh.colours[landing.colour]);
    const name = callAnimal(animal, animals);
    return [(steps % 4 === 0 ? wh.rounds : wh.goes)(name, who(landing.at)) + flipped];
  });
  return moves.length > 0 ? `${cardName(card)}${wh.colon} ${moves.join(', ')}.` : wh.nobodyMoves(cardName(card));
}
