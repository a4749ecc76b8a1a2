import { Line } from '../net/line';

/** The page's one line to its server. */
export const line = new Line(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/play`);
