// What advice and the review of a match say.
const percent = (share: number) => `${Math.round(share * 100)} %`;
const signed = (share: number) => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

/** A loss; nothing is no loss. */
const less = (much: string) => (much.startsWith('0') ? much : `−${much}`);

/** Points are estimated by fractions, and told without. */
const whole = (points: number) => Math.round(points);

export const en = {
  ask: 'Hint',
  thinking: 'I am thinking it over…',
  title: 'My advice:',
  figure: 'How sure is that?',
  playIt: 'Play it',
  others: 'I have also looked at',
  worlds: (share: number, count: number) => `It wins ${percent(share)} of ${count} games I imagined from here.`,
  wins: (moves: number) => `It wins by force, in ${moves} moves of both sides at most.`,
  winsSolved: 'It wins by force: the solved tables say so.',
  losesSolved: 'All moves lose: the solved tables say so.',
  loses: (moves: number) => `All moves lose; this one holds out longest: ${moves} moves of both sides.`,
  even: (depth: number) => `Looking ${depth} moves ahead, the game stays even.`,
  ahead: (depth: number, share: number) =>
    `Looking ${depth} moves ahead, your chances against best play are ${percent(share)}.`,
  behind: (depth: number, share: number) =>
    `Looking ${depth} moves ahead, it is the least bad: your chances against best play are ${percent(share)}.`,
  hard: (depth: number) =>
    `Looking ${depth} moves ahead, it holds out best. Against best play the game is hard to save.`,
  group: (points: number, exchanges: number) =>
    exchanges === 0
      ? `A group worth ${points} points stands there already.`
      : `It leads to a group worth ${points} points, in ${exchanges} ${exchanges === 1 ? 'exchange' : 'exchanges'}.`,
  proven: 'Nothing better exists.',
  forgone: (points: number) =>
    `Another group is worth ${points === 1 ? 'one point' : `${points} points`} more, but it would serve the others more than you.`,
  noGroup: 'No group is within reach; this leaves the others little.',
  meadow: (mine: number, theirs: number) => `It promises you ${mine} points and leaves ${theirs} to the next player.`,
  forced: 'It is the only move.',
  share: percent,

  review: 'Review the game',
  reviewing: 'Looking at every decision again…',
  reviewed: (decisions: number) => `${decisions} decisions looked at`,
  choiceAbout:
    'Choice: the victories that better moves would have brought, by what you could know, as a mean over all decisions.',
  pointsAbout: 'Choice: the points that better moves would have brought.',
  luckAbout: 'Luck: what hidden cards made of your moves, beyond what could be expected.',
  nothingLost: 'Nothing to regret: no move cost anything worth telling.',
  nothingDecided: 'There was nothing to decide in this game.',
  choice: 'Choice',
  luck: 'Luck',
  costliest: 'The moves that cost most',
  cost: (share: number) => less(percent(share)),
  lost: (points: number) => less(`${whole(points)} ${whole(points) === 1 ? 'point' : 'points'}`),
  findTurning: 'Find the turning point',
  turning: 'The turning point',
  nearly: 'What nearly cost the game',
  noTurning: 'No single decision turned this game.',
  seeMoment: 'See this moment again',
  playOn: 'Play on from here',
  played: 'Played',
  betterMove: 'Better',
  better: (move: string) => `Better: ${move}`,
  hindsight: (share: number) =>
    share < 0.005 ? 'With all cards open it was the best move.' : `With all cards open it cost ${percent(share)}.`,
  signedShare: (share: number) => signed(share),
  luckOf: (share: number) => `Luck: ${signed(share)}`,
};

export const fr: typeof en = {
  ask: 'Conseil',
  thinking: 'J’y réfléchis…',
  title: 'Mon conseil :',
  figure: 'Est-ce sûr ?',
  playIt: 'Jouer ce coup',
  others: 'J’ai aussi regardé',
  worlds: (share, count) => `Ce coup gagne ${percent(share)} des ${count} parties que j’ai imaginées d’ici.`,
  wins: (moves) => `Il gagne à coup sûr, en ${moves} coups des deux camps au plus.`,
  winsSolved: 'Il gagne à coup sûr : les tables résolues le disent.',
  losesSolved: 'Tous les coups perdent : les tables résolues le disent.',
  loses: (moves) => `Tous les coups perdent ; celui-ci résiste le plus : ${moves} coups des deux camps.`,
  even: (depth) => `En regardant ${depth} coups plus loin, la partie reste égale.`,
  ahead: (depth, share) =>
    `En regardant ${depth} coups plus loin, vos chances contre le meilleur jeu sont de ${percent(share)}.`,
  behind: (depth, share) =>
    `En regardant ${depth} coups plus loin, c’est le moindre mal : vos chances contre le meilleur jeu sont de ${percent(share)}.`,
  hard: (depth) =>
    `En regardant ${depth} coups plus loin, c’est ce qui résiste le mieux. Contre le meilleur jeu, la partie est difficile à sauver.`,
  group: (points, exchanges) =>
    exchanges === 0
      ? `Un groupe qui vaut ${points} points est déjà là.`
      : `Il mène à un groupe qui vaut ${points} points, en ${exchanges} ${exchanges === 1 ? 'échange' : 'échanges'}.`,
  proven: 'Il n’y a pas mieux.',
  forgone: (points) =>
    `Un autre groupe vaut ${points === 1 ? 'un point' : `${points} points`} de plus, mais il servirait les autres plus que vous.`,
  noGroup: 'Aucun groupe n’est à portée ; ce coup laisse peu aux autres.',
  meadow: (mine, theirs) => `Il vous promet ${mine} points et en laisse ${theirs} au joueur suivant.`,
  forced: 'C’est le seul coup.',
  share: percent,

  review: 'Analyser la partie',
  reviewing: 'Chaque décision est regardée à nouveau…',
  reviewed: (decisions) => `${decisions} décisions regardées`,
  choiceAbout:
    'Choix : les victoires que de meilleurs coups auraient apportées, d’après ce que vous pouviez savoir, en moyenne sur toutes les décisions.',
  pointsAbout: 'Choix : les points que de meilleurs coups auraient apportés.',
  luckAbout: 'Chance : ce que les cartes cachées ont fait de vos coups, au-delà de ce qu’on pouvait attendre.',
  nothingLost: 'Rien à regretter : aucun coup n’a coûté quoi que ce soit de notable.',
  nothingDecided: 'Il n’y avait rien à décider dans cette partie.',
  choice: 'Choix',
  luck: 'Chance',
  costliest: 'Les coups qui ont le plus coûté',
  cost: (share) => less(percent(share)),
  lost: (points) => less(`${whole(points)} ${whole(points) < 2 ? 'point' : 'points'}`),
  findTurning: 'Chercher le tournant',
  turning: 'Le tournant',
  nearly: 'Ce qui a failli coûter la partie',
  noTurning: 'Aucune décision n’a fait basculer la partie à elle seule.',
  seeMoment: 'Revoir ce moment',
  playOn: 'Rejouer à partir d’ici',
  played: 'Joué',
  betterMove: 'Mieux',
  better: (move) => `Mieux : ${move}`,
  hindsight: (share) =>
    share < 0.005 ? 'Cartes sur table, c’était le meilleur coup.' : `Cartes sur table, il a coûté ${percent(share)}.`,
  signedShare: (share) => signed(share),
  luckOf: (share) => `Chance : ${signed(share)}`,
};
