// What stands around every table: its menu, its drawers, who sits there.
export const en = {
  menu: 'Menu',
  atTable: 'At the table',
  talk: 'Log',
  fold: 'Make smaller',
  unfold: 'Show again',
  takeBack: 'Take back',
  another: 'Another game of it',
  unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
};

export const fr: typeof en = {
  menu: 'Menu',
  atTable: 'À la table',
  talk: 'Journal',
  fold: 'Réduire',
  unfold: 'Agrandir',
  takeBack: 'Reprendre',
  another: 'Une autre partie',
  unread: (count) => (count === 1 ? '1 nouveau message' : `${count} nouveaux messages`),
};
