// The words for how the shares in the dice come together (T-13).
export const en = {
  fair: 'A fair deal',
  pledged: 'Everybody was bound to their share in the dice before any was shown: nobody could choose the cards.',
  open: 'Fairness 1: somebody came with an older program or a simple one, and could see other shares in the dice before giving theirs. Together with the host they could have chosen the cards.',
  elsewhere:
    'Your share in the dice is on the device where you sat down. Open the table there, or the game ends before anything is dealt.',
  changed:
    'This is not what everybody was bound to when you showed your share in the dice: somebody has changed it. Don’t trust these cards.',
  calledOff: (count: string, of: string) =>
    `Tables of this house that ended because somebody did not show their share in the dice: ${count} of ${of}.`,
  kept: 'These are the shares that everybody was bound to at the table: this device has kept them.',
};

export const fr: typeof en = {
  fair: 'Une donne équitable',
  pledged:
    'Chacun s’est engagé sur sa part des dés avant qu’aucune ne soit montrée : personne n’a pu choisir les cartes.',
  open: 'Équité 1 : quelqu’un est venu avec un programme ancien ou très simple, et a pu voir d’autres parts des dés avant de donner la sienne. De mèche avec l’hôte, il aurait pu choisir les cartes.',
  elsewhere:
    'Votre part des dés se trouve sur l’appareil où vous vous êtes assis. Ouvrez-y la table, sinon la partie s’arrête avant la donne.',
  changed:
    'Ce n’est pas ce sur quoi chacun s’était engagé quand vous avez montré votre part des dés : quelqu’un l’a changé. Ne vous fiez pas à ces cartes.',
  calledOff: (count: string, of: string) =>
    `Tables de cette maison arrêtées parce que quelqu’un n’a pas montré sa part des dés : ${count} sur ${of}.`,
  kept: 'Ce sont bien les parts sur lesquelles chacun s’était engagé à la table : cet appareil les a gardées.',
};
