// A sign for each hue, so that no colour ever stands alone.

/** Paths within -6..6: disc, square, triangle, lozenge, cross, cup, star. */
const SIGNS = [
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0',
  'M-4.2 -4.2H4.2V4.2H-4.2Z',
  'M0 -5L5.4 4.4H-5.4Z',
  'M0 -6L5 0L0 6L-5 0Z',
  'M-5 -1.7H-1.7V-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5Z',
  'M-5 -4L0 -1L5 -4L3.5 5H-3.5Z',
  'M0 -6L1.6 -2H6L2.5 1L4 5.5L0 3L-4 5.5L-2.5 1L-6 -2H-1.6Z',
];

export const sign = (hue: number): string => SIGNS[hue % SIGNS.length] ?? '';
