// The words of a table in the making.
export const en = {
  who: 'Who plays?',
  modes: {
    bot: { title: 'Against a robot', hint: 'Begin at once' },
    here: { title: 'Together here', hint: 'Everybody on this device, by turns' },
    link: { title: 'At a distance', hint: 'Invite by a link, a QR code or six letters' },
  },
  start: { bot: 'Play', here: 'Play here', link: 'Set the table and invite' },
  side: 'You play',
  mixed: 'mixed',
  more: 'Set everything: rules, options, clock, seats',
  where: 'Who sits where?',
  noClock: 'Everybody takes their time. If somebody goes away, the others choose what to do.',
  clockRuns: 'Whoever runs out of time has lost; among several, a bot plays on for them.',
};

export const fr: typeof en = {
  who: 'Qui joue ?',
  modes: {
    bot: { title: 'Contre un robot', hint: 'On commence tout de suite' },
    here: { title: 'Ensemble ici', hint: 'Chacun son tour sur cet appareil' },
    link: { title: 'À distance', hint: 'Invitez par un lien, un code QR ou six lettres' },
  },
  start: { bot: 'Jouer', here: 'Jouer ici', link: 'Dresser la table et inviter' },
  side: 'Vous jouez',
  mixed: 'divers',
  more: 'Tout régler : règles, options, pendule, places',
  where: 'Qui s’assied où ?',
  noClock: 'Chacun prend son temps. Si quelqu’un s’en va, les autres choisissent que faire.',
  clockRuns: 'Qui n’a plus de temps a perdu ; à plusieurs, un robot continue à sa place.',
};
