// The words for when somebody is away, and the others choose what to do about it.
import type { Called } from './called';

export const en = {
  away: (who: Called) => `${who.first} ${who.many ? 'are' : 'is'} no longer here.`,
  patience: (seconds: number) => `Let’s give it another ${seconds} s.`,
  ask: 'What shall we do?',
  wait: 'Wait',
  waiting: 'You are waiting.',
  noLonger: 'Choose something else',
  bot: 'Let a bot play',
  end: 'End the game',
  endSure: 'End the game? Nobody wins.',
  proposal: (who: Called) => `${who.first} ${who.many ? 'propose' : 'proposes'} to end the game without a winner.`,
  proposed: 'The game ends if the others agree.',
};

export const fr: typeof en = {
  away: (who: Called) => `${who.first} ${who.many ? 'ne sont' : 'n’est'} plus là.`,
  patience: (seconds: number) => `Patientons encore ${seconds} s.`,
  ask: 'Que faire ?',
  wait: 'Attendre',
  waiting: 'Vous attendez.',
  noLonger: 'Choisir autre chose',
  bot: 'Un robot joue',
  end: 'Terminer',
  endSure: 'Terminer la partie ? Personne ne gagne.',
  proposal: (who: Called) =>
    `${who.first} ${who.many ? 'proposent' : 'propose'} de terminer la partie, sans vainqueur.`,
  proposed: 'La partie se termine si les autres sont d’accord.',
};
