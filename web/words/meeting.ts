// The words around meeting at a table: invitations, codes, and seats that go along to another device.
export const en = {
  throughNetwork: 'The link goes through your local network: it works for whoever is on the same Wi‑Fi.',
  onlyHere:
    'This link leads nowhere but to this machine, which seems to be in no network. Open the page by an address that others can reach, or start the server with --public-url.',
  askCode: 'Six letters to read out',
  codeHow: 'To be typed on the first screen of this same address.',
  codeUntil: (seconds: number) => `Good for ${minutes(seconds)}.`,
  copyByHand: 'This browser does not let us copy. Select the text and copy it yourself:',
  haveCode: 'Do you have a code?',
  codeLabel: 'Six letters',
  useCode: 'Join',

  taken: {
    title: 'This seat is taken already.',
    why: 'Somebody has used this invitation. If it was you, open the table in the browser you sat down with.',
  },
  foreign: {
    title: 'This invitation is not for this table.',
    why: 'Maybe the link has lost its end on the way. Ask for it once more.',
  },
  gone: {
    title: 'There is no such table.',
    why: 'Maybe the link has lost its end on the way, or leads to another house.',
  },
  finished: { title: 'This game is over.', why: 'You can look at it move by move.' },
  freeSeat: 'a free seat',
  watch: 'Watch the game',
  other: 'Play something else',

  carry: 'Continue on another device',
  carryAll: (others: number) => (others === 1 ? 'My other game as well' : `My ${others} other games as well`),
  carryHow:
    'Photograph this square with the other device, or open the link there. It works once, and gives your seat to whoever opens it: show it to nobody else.',
  carryUntil: (seconds: number) => `Good for ${minutes(seconds)}.`,
  carryHere: 'Continue here',
  carryAsk: 'Games of yours are about to come to this device. The link works once.',
};

export const fr: typeof en = {
  throughNetwork: 'Le lien passe par votre réseau local : il marche pour qui est sur le même Wi‑Fi.',
  onlyHere:
    'Ce lien ne mène qu’à cette machine, qui ne semble être dans aucun réseau. Ouvrez la page par une adresse que les autres peuvent atteindre, ou lancez le serveur avec --public-url.',
  askCode: 'Six lettres à dicter',
  codeHow: 'À taper sur le premier écran, à cette même adresse.',
  codeUntil: (seconds: number) => `Valable ${minutes(seconds)}.`,
  copyByHand: 'Ce navigateur ne nous laisse pas copier. Sélectionnez le texte et copiez-le vous-même :',
  haveCode: 'Vous avez un code ?',
  codeLabel: 'Six lettres',
  useCode: 'Rejoindre',

  taken: {
    title: 'Cette place est déjà prise.',
    why: 'Quelqu’un s’est servi de cette invitation. Si c’était vous, ouvrez la table dans le navigateur avec lequel vous vous êtes assis.',
  },
  foreign: {
    title: 'Cette invitation n’est pas pour cette table.',
    why: 'Le lien a peut-être perdu sa fin en route. Demandez-le encore une fois.',
  },
  gone: {
    title: 'Cette table n’existe pas.',
    why: 'Le lien a peut-être perdu sa fin en route, ou mène à une autre maison.',
  },
  finished: { title: 'Cette partie est finie.', why: 'Vous pouvez la revoir coup par coup.' },
  freeSeat: 'une place libre',
  watch: 'Regarder la partie',
  other: 'Jouer à autre chose',

  carry: 'Continuer sur un autre appareil',
  carryAll: (others: number) => (others === 1 ? 'Mon autre partie aussi' : `Mes ${others} autres parties aussi`),
  carryHow:
    'Photographiez ce carré avec l’autre appareil, ou ouvrez-y le lien. Il marche une seule fois, et donne votre place à qui l’ouvre : ne le montrez à personne d’autre.',
  carryUntil: (seconds: number) => `Valable ${minutes(seconds)}.`,
  carryHere: 'Continuer ici',
  carryAsk: 'Vos parties vont venir sur cet appareil. Le lien marche une seule fois.',
};

/** The same in both languages. */
function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}
