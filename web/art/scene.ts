// Cut-paper landscapes and the animals that walk in them. Colours come from the stylesheet, so that the same
// paper is dusk in one theme and day in the other.
import { svg, type SVGTemplateResult } from 'lit';

/** A jagged mountain line across the width, the same for the same seed, closed at the bottom. */
export function ridge(seed: number, width: number, base: number, height: number, step: number, floor: number): string {
  let state = seed;
  const chance = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  let path = `M0 ${floor}V${Math.round(base - height * chance() * 0.6)}`;
  for (let x = 0, up = true; x < width; up = !up) {
    x = Math.min(width, x + step * (0.55 + chance() * 0.9));
    const y = up ? base - height * (0.55 + 0.45 * chance()) : base - height * 0.42 * chance();
    path += `L${Math.round(x)} ${Math.round(y)}`;
  }
  return `${path}V${floor}Z`;
}

/** Soft hills, the same for the same seed. */
export function hill(seed: number, width: number, base: number, height: number, floor: number): string {
  const waves = 3;
  let path = `M0 ${floor}V${base}`;
  for (let i = 0; i < waves; i++) {
    const [x, next] = [(width * i) / waves, (width * (i + 1)) / waves];
    const sway = Math.sin(seed * 7.3 + i * 2.1) * height;
    const y = base + Math.sin(seed * 3.1 + i * 1.7) * height * 0.3;
    path += `C${x + width / 9} ${base - sway} ${next - width / 9} ${y + sway * 0.6} ${next} ${y}`;
  }
  return `${path}V${floor}Z`;
}

/** The sky of a cover, 320 by 200. */
export const sky = (): SVGTemplateResult => svg`<rect class="cover-sky" width="320" height="200" fill="url(#sky)"/>`;

export function pine(x: number, y: number, size: number): SVGTemplateResult {
  return svg`<path class="pine" transform=${`translate(${x} ${y}) scale(${size})`} d="M0 -60L11 -40H6L17 -22H10L22 -3H3V5H-3V-3H-22L-10 -22H-17L-6 -40H-11Z"/>`;
}

/** A sheep seen from the side; -1 looks to the left. */
export function grazing(x: number, y: number, size: number, way: 1 | -1 = 1): SVGTemplateResult {
  return svg`<g transform=${`translate(${x} ${y}) scale(${size * way} ${size})`}><path class="leg" d="M-17 -16V0M-9 -16V0M9 -16V0M17 -16V0"/>
    <path class="wool" d="M-27 -26a10 10 0 0 1 4-15a11 11 0 0 1 17-8a12 12 0 0 1 18 1a10 10 0 0 1 14 10a10 10 0 0 1 1 15a10 10 0 0 1-12 10a12 12 0 0 1-17 2a12 12 0 0 1-16-2a9 9 0 0 1-9-13Z"/>
    <path class="face" d="M20 -43C28 -50 40 -44 42 -34C42 -29 36 -28 32 -30C26 -31 20 -35 20 -43Z"/><path class="face" d="M22 -44C14 -46 12 -40 16 -36C20 -35 23 -38 22 -44Z"/>
    <path class="tuft" d="M18 -47a6 6 0 0 1 11-4a5 5 0 0 1 2 7a7 7 0 0 1-13-3Z"/></g>`;
}

/** A wolf that sits and howls. */
export function howling(x: number, y: number, size: number, way: 1 | -1 = 1): SVGTemplateResult {
  return svg`<path class="wolf-cut" transform=${`translate(${x} ${y}) scale(${size * way} ${size})`}
    d="M-30 0C-50 2 -64 -8 -62 -26C-56 -14 -46 -12 -34 -13C-36 -36 -26 -54 -10 -68C-4 -76 -2 -82 0 -88L-12 -92L4 -100C12 -104 18 -110 27 -124L31 -119L33 -124L33 -116C32 -108 28 -102 22 -96C26 -86 24 -78 25 -68C29 -50 26 -36 24 -24L25 -5L33 0H13L12 -24C8 -16 5 -10 6 -4L12 0Z"/>`;
}

/** A wolf on the prowl, head low. */
export function prowling(x: number, y: number, size: number, way: 1 | -1 = 1): SVGTemplateResult {
  return svg`<path class="wolf-cut" transform=${`translate(${x} ${y}) scale(${size * way} ${size})`}
    d="M84 -26L72 -36L62 -42L60 -54L52 -46L46 -56L42 -45C22 -52 -8 -52 -34 -47C-50 -44 -58 -32 -70 -16C-56 -20 -48 -26 -40 -30C-42 -22 -48 -14 -46 -8L-48 0H-37L-34 -12L-22 -22L-20 -10L-24 0H-13L-8 -22C6 -17 20 -18 30 -22L32 0H42L42 -20L50 -24L60 -6L58 0H68L70 -8L58 -28C66 -22 76 -20 84 -26Z"/>`;
}

/** The dog that guards: ears down, tail up. */
export function hound(x: number, y: number, size: number, way: 1 | -1 = 1): SVGTemplateResult {
  return svg`<g transform=${`translate(${x} ${y}) scale(${size * way} ${size})`}><path class="hound-cut"
    d="M58 -62C66 -62 72 -56 84 -54C86 -48 80 -44 70 -44C64 -42 60 -40 56 -36C54 -28 48 -24 46 -20L46 0H36L34 -20C20 -16 0 -16 -14 -20L-18 0H-28L-28 -22C-34 -28 -36 -36 -34 -42C-44 -46 -52 -58 -48 -74C-42 -62 -36 -56 -26 -54C-4 -58 18 -56 34 -56C42 -62 50 -66 58 -62Z"/>
    <path class="hound-ear" d="M50 -62C44 -56 42 -46 46 -40C54 -42 56 -52 56 -60Z"/></g>`;
}

export function lantern(): SVGTemplateResult {
  return svg`<circle class="glow" r="52" cy="14"/><path class="iron" d="M0 -44a9 9 0 0 1 0 14M-15 -16L0 -32L15 -16ZM-18 -16H18V-10H-18ZM-16 38H16V44H-16Z"/>
    <path class="flame-glass" d="M-14 -10H14L12 38H-12Z"/><path class="flame" d="M0 30C-10 24 -6 12 0 2C6 12 10 24 0 30Z"/>`;
}

/** A shepherd's hut with light in its window. */
export function hut(x: number, y: number, size: number): SVGTemplateResult {
  return svg`<g transform=${`translate(${x} ${y}) scale(${size})`}><circle class="glow" cx="6" cy="-20" r="58"/>
    <path class="hut" d="M-34 0V-30H34V0Z"/><path class="roof" d="M-44 -28L-6 -58H14L46 -28Z"/><path class="window" d="M-4 -22H12V-8H-4Z"/><path class="hut-bar" d="M4 -22V-8M-4 -15H12"/></g>`;
}

export function fence(x: number, y: number, posts: number, size = 1): SVGTemplateResult {
  const wide = (posts - 1) * 26;
  return svg`<g class="fence" transform=${`translate(${x} ${y}) scale(${size})`}><path d=${`M-8 -20H${wide + 8}M-8 -9H${wide + 8}`}/>
    ${Array.from({ length: posts }, (_, i) => svg`<path d=${`M${i * 26} 2V-28`}/>`)}</g>`;
}

const stars = [
  [90, 50],
  [210, 90],
  [330, 34],
  [420, 110],
  [560, 56],
  [640, 120],
  [760, 40],
  [905, 84],
  [1010, 30],
  [1120, 100],
  [150, 140],
  [700, 20],
];

/** The mountains at nightfall, wide, with everybody in it. */
export function dusk(): SVGTemplateResult {
  return svg`<rect width="1200" height="440" fill="url(#sky)"/>
    <g class="stars">${stars.map(([x, y], i) => svg`<circle cx=${x} cy=${y} r=${1 + (i % 3) * 0.6}/>`)}</g>
    <circle class="sun-halo" cx="800" cy="196" r="120"/><circle class="sun" cx="800" cy="196" r="46"/>
    <path class="peak p1" d=${ridge(11, 1200, 292, 118, 120, 440)}/><path class="peak p1b" d=${ridge(23, 1200, 312, 96, 90, 440)}/>
    <path class="peak p2" d=${ridge(5, 1200, 334, 92, 105, 440)}/>
    <path class="peak p3" d=${ridge(42, 1200, 356, 66, 80, 440)}/>
    <path class="crag" d="M570 380L606 324L622 310L668 303L722 309L752 340L800 380Z"/>
    ${howling(670, 307, 0.72, 1)}
    <path class="slope s1" d="M0 350C160 300 300 306 430 336S760 384 930 346S1130 330 1200 322V440H0Z"/>
    ${[
      [40, 345, 0.7],
      [78, 340, 0.95],
      [118, 338, 0.75],
      [1040, 344, 0.8],
      [1082, 338, 1.1],
      [1130, 336, 0.8],
      [1168, 332, 1],
    ].map(([x, y, s]) => pine(x ?? 0, y ?? 0, s ?? 1))}
    ${hut(952, 356, 0.78)}
    <path class="slope s2" d="M0 396C190 352 380 360 560 384S940 414 1200 368V440H0Z"/>
    ${fence(610, 392, 7, 0.72)}${grazing(470, 384, 0.62)}${grazing(545, 396, 0.78, -1)}${grazing(700, 400, 0.85)}${grazing(770, 402, 0.62, -1)}${grazing(842, 404, 0.8)}${grazing(392, 376, 0.5, -1)}
    <path class="slope s3" d="M0 424C260 398 520 418 760 428S1080 412 1200 408V440H0Z"/>
    <g transform="translate(880 402) scale(.3)">${lantern()}</g>`;
}

/** The gradients all pictures share; drawn once on the page. */
export function paints(): SVGTemplateResult {
  return svg`<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop class="sky-a" offset="0"/><stop class="sky-b" offset=".3"/><stop class="sky-c" offset=".5"/><stop class="sky-d" offset=".66"/></linearGradient>
    <radialGradient id="glow"><stop class="glow-a" offset="0"/><stop class="glow-b" offset="1"/></radialGradient><clipPath id="card-round"><rect width="100" height="100" rx="10"/></clipPath></defs>`;
}

/** Faint mountains behind every screen. */
export function horizon(): SVGTemplateResult {
  return svg`<path class="h1" d=${ridge(19, 1200, 150, 110, 130, 240)}/><path class="h2" d=${ridge(37, 1200, 190, 80, 100, 240)}/><path class="h3" d=${hill(4, 1200, 206, 26, 240)}/>`;
}
