// The number cards, drawn from their names.
import type { CardFace } from '../../kit/card';
import { say } from '../../words/words';
import { numberPicture } from './art';
import { isBlack, valueOf, type AnimalView, type CardView } from './view';
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
export function foretell({ card, landings }: CardView, animals: AnimalView[], who: (name: string) => string): string {
  const wh = houndWords();
  const moves = landings.flatMap((landing) => {
    const animal = animals.find((one) => one.id === landing.animal);
    if (!animal || (animal.at === landing.at && animal.colour === landing.colour)) return [];
    const flipped = animal.colour === landing.colour ? '' : wh.turning(wh.colours[landing.colour]);
    return [wh.goes(say(animal.label), who(landing.at)) + flipped];
  });
  return moves.length > 0 ? `${cardName(card)}${wh.colon} ${moves.join(', ')}.` : wh.nobodyMoves(cardName(card));
}
