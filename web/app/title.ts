import type { Route } from '../kit/routes';
import type { Game } from '../net/wire';
import { say, words } from '../words/words';

/** What a screen is called in the browser's tab; the first screen and tables tell more there, and do it themselves. */
export function titleOf(route: Route, games: Game[]): string | null {
  const game = 'game' in route ? games.find(({ id }) => id === route.game) : undefined;
  const of = game ? say(game.title) : words().lost;
  switch (route.screen) {
    case 'home':
    case 'table':
      return null;
    case 'game':
      return called(of);
    case 'learn':
      return called(words().learn.learnOf(of));
    case 'train':
      return called(`${of}, ${words().train}`);
    case 'puzzles':
      return called(game ? words().solved.puzzlesOf(of) : of);
    case 'join':
    case 'watch':
      return called(words().joinTitle);
    case 'carry':
      return called(words().meeting.carry);
    case 'replay':
      return called(words().replay);
    case 'kit':
      return called(words().kitTitle);
    case 'lost':
      return called(words().lost);
  }
}

const called = (screen: string): string => `${screen} · ${words().title}`;
