import { html, type TemplateResult } from 'lit';

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  talk: 'M5 5h14v10H11l-5 4v-4H5ZM8 9h8M8 12h5',
  fold: 'M6 9l6 6 6-6',
  unfold: 'M6 15l6-6 6 6',
  sun: 'M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 2v2M12 20v2M4 4l1.5 1.5M18.5 18.5L20 20M2 12h2M20 12h2M4 20l1.5-1.5M18.5 5.5L20 4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  auto: 'M12 3a9 9 0 1 0 0 18ZM12 3a9 9 0 0 1 0 18',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5M12 2.8a9.2 9.2 0 1 0 0 18.4a9.2 9.2 0 1 0 0-18.4',
  flip: 'M7 4v15M7 19l-3.5-3.5M7 19l3.5-3.5M17 20V5M17 5l-3.5 3.5M17 5l3.5 3.5',
  lamp: 'M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.6.5-1 1.2-1 2v1.5h-5V16.500c0-.8-.4-1.500-1-2Z',
  book: 'M12 6c-2.500-2-5.500-2-8-1v13c2.500-1 5.500-1 8 1c2.500-2 5.500-2 8-1V5c-2.500-1-5.500-1-8 1ZM12 6v13',
  flag: 'M6 21V4c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0',
  hands: 'M8 12l3 3a2 2 0 0 0 3-3l-4-4-4 2-3-1M21 9l-3 1-4-2M3 9v6l5 4M21 9v6l-5 4',
  undo: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
  door: 'M13 4H6v16h7M10 12h10M20 12l-3.5-3.5M20 12l-3.5 3.5',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M8 5v14M16 5v14',
  first: 'M18 5l-9 7 9 7ZM6 5v14',
  previous: 'M16 5l-9 7 9 7Z',
  next: 'M8 5l9 7-9 7Z',
  last: 'M6 5l9 7-9 7ZM18 5v14',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  download: 'M12 4v11M12 15l-4.5-4.5M12 15l4.5-4.5M5 20h14',
  seal: 'M12 3l7 3v5c0 5-3 8.5-7 10c-4-1.5-7-5-7-10V6ZM8.5 12l2.5 2.5 4.5-5',
  people:
    'M8 11a3 3 0 1 0 0-6a3 3 0 1 0 0 6M2.5 19c0-4 2.5-6 5.5-6s5.5 2 5.5 6M16 11a2.5 2.5 0 1 0 0-5M16.5 13c3 0 5 2 5 6',
  time: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l3.5 2',
  again: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
} as const;

export type Icon = keyof typeof PATHS;

/** A line drawing; the words beside it, or its button's label, say what it means. */
export function icon(name: Icon): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
