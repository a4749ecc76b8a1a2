// A small picture for each game, 320 by 200.
import { svg, type SVGTemplateResult } from 'lit';
import { face, type Family } from './families';
import { ram, redWolf, sheep, token, wolf } from './pieces';
import { fence, grazing, hill, hound, howling, hut, lantern, pine, prowling, ridge, sky } from './scene';

export function wolfAndHoundCover(): SVGTemplateResult {
  return svg`${sky()}<circle class="sun" cx="160" cy="96" r="34"/><path class="peak p1" d=${ridge(9, 320, 120, 70, 46, 200)}/><path class="peak p2" d=${ridge(31, 320, 134, 44, 40, 200)}/>
    <path class="slope s1" d=${hill(2, 320, 142, 14, 200)}/>${prowling(66, 148, 0.62)}${hound(254, 148, 0.6, -1)}
    <path class="slope s2" d=${hill(5, 320, 164, 12, 200)}/>${grazing(132, 170, 0.5)}${grazing(176, 174, 0.62, -1)}${grazing(214, 170, 0.46)}${fence(72, 188, 8)}`;
}

export function wolfWalkersCover(): SVGTemplateResult {
  return svg`${sky()}<circle class="sun" cx="206" cy="74" r="42"/><path class="peak p2" d=${hill(8, 320, 130, 26, 200)}/>
    <path class="spiral" d="M206 74m-4 0a4 4 0 0 1 8 0a10 10 0 0 1-20 0a17 17 0 0 1 34 0a25 25 0 0 1-50 0a34 34 0 0 1 68 0"/>
    ${howling(206, 168, 0.86)}<path class="slope s2" d=${hill(3, 320, 162, 16, 200)}/>
    <path class="trunk" d="M-6 200L6 0H48L40 70C58 52 66 42 74 22L82 26C72 56 58 74 42 90L50 200ZM276 200L284 110C268 96 260 84 254 62L262 58C268 76 276 84 286 90L282 0H318L326 200Z"/>
    <path class="leaf" d="M74 24c12-14 24-10 30 0c-10 10-22 10-30 0ZM252 60c-14-8-16-20-8-28c10 6 14 18 8 28ZM48 104c14-6 24 0 26 10c-12 4-22 0-26-10Z"/>${pine(120, 176, 0.5)}${pine(146, 180, 0.36)}`;
}

export function sheepSheepCover(): SVGTemplateResult {
  const cards: Family[] = ['RED', 'BLUE', 'VIOLET', 'BLUE', 'BLUE', 'GREEN', 'ORANGE', 'PINK', 'YELLOW'];
  return svg`${sky()}<path class="slope s1" d=${hill(4, 320, 70, 18, 200)}/><path class="slope s2" d=${hill(9, 320, 150, 14, 200)}/>
    ${cards.map((family, i) => {
      const [x, y] = [98 + (i % 3) * 62, 40 + Math.floor(i / 3) * 60];
      return svg`<g transform=${`translate(${x} ${y}) rotate(${((i * 37) % 7) - 3}) scale(.56) translate(-50 -50)`}>${face(family)}</g>`;
    })}`;
}

export function kukuliCover(): SVGTemplateResult {
  return svg`${sky()}<path class="peak p1" d=${ridge(17, 320, 130, 60, 44, 200)}/><path class="peak p2" d="M160 14L262 142L320 200H0L58 142Z"/><path class="snow" d="M160 14L186 47L172 44L160 56L148 43L134 47Z"/>
    <path class="slope s1" d=${hill(6, 320, 150, 12, 200)}/><path class="cover-lines" d="M160 84L96 132M160 84L224 132M160 84V132M96 132H224M96 132L64 176M224 132L256 176M160 132L112 176M160 132L208 176M160 132V176M64 176H256"/>
    ${token(wolf(), 160, 84, 0.82)}${token(sheep(), 96, 134, 0.5)}${token(sheep(), 160, 134, 0.5)}${token(ram(), 224, 134, 0.52)}${[64, 112, 160, 208, 256].map((x) => token(sheep(), x, 178, 0.5))}`;
}

export function baghChalCover(): SVGTemplateResult {
  const at = (i: number) => 40 + i * 30;
  const grid = [0, 1, 2, 3, 4].map((i) => `M${100 + i * 30} 40V160M100 ${at(i)}H220`).join('');
  return svg`${sky()}<path class="peak p1" d=${ridge(51, 320, 110, 70, 60, 200)}/><path class="slope s1" d=${hill(7, 320, 132, 16, 200)}/><path class="slope s2" d=${hill(1, 320, 172, 12, 200)}/>
    <rect class="cover-board" x="78" y="18" width="164" height="164" rx="14"/><path class="cover-lines" d=${`${grid}M100 40L220 160M220 40L100 160M160 40L220 100L160 160L100 100Z`}/>
    ${token(wolf(), 100, 40, 0.58)}${token(wolf(), 220, 40, 0.58)}${token(wolf(), 220, 160, 0.58)}${token(redWolf(), 100, 160, 0.58)}
    ${[
      [130, 70],
      [160, 70],
      [160, 100],
      [190, 100],
      [130, 100],
      [160, 130],
    ].map(([x, y]) => token(sheep(), x ?? 0, y ?? 0, 0.36))}`;
}

export function baghBandiCover(): SVGTemplateResult {
  const pile = (x: number, y: number, top: SVGTemplateResult) =>
    svg`<g transform=${`translate(${x} ${y})`}>${[20, 15, 10, 5].map((d) => svg`<ellipse class="layer" cy=${d - 2} rx="25" ry="22"/>`)}<g transform="translate(0 -8) scale(.72)">${top}</g></g>`;
  return svg`${sky()}<circle class="sun" cx="250" cy="60" r="28"/><path class="peak p1" d=${ridge(77, 320, 112, 66, 52, 200)}/><path class="peak p2" d=${ridge(13, 320, 130, 40, 40, 200)}/><path class="slope s1" d=${hill(3, 320, 128, 14, 200)}/><path class="slope s2" d=${hill(8, 320, 176, 10, 200)}/>
    <path class="cover-lines" d="M90 84H230M90 152H230M90 84V152M230 84V152M90 84L160 118L230 84M90 152L160 118L230 152M160 84V152"/>
    ${pile(90, 80, sheep())}${pile(230, 80, ram())}${pile(90, 146, sheep())}${pile(230, 146, sheep())}${token(wolf(), 160, 82, 0.72)}${token(wolf(), 160, 152, 0.72)}`;
}

export function pavillonCover(): SVGTemplateResult {
  return svg`${sky()}<path class="peak p1" d=${ridge(61, 320, 104, 60, 48, 200)}/><path class="peak p3" d=${ridge(29, 320, 128, 36, 30, 200)}/>${pine(36, 160, 1.2)}${pine(70, 158, 0.8)}${pine(290, 162, 1.25)}${pine(258, 156, 0.7)}
    <path class="slope s1" d=${hill(2, 320, 152, 10, 200)}/>${hut(164, 166, 1.7)}<path class="bow" d="M128 46C148 22 180 22 200 46M128 46L200 46"/><path class="arrow" d="M164 66V16M164 16l-6 9M164 16l6 9M160 66l4-6l4 6"/>
    <path class="slope s3" d=${hill(5, 320, 182, 8, 200)}/><g transform="translate(246 150) scale(.46)">${lantern()}</g>${prowling(70, 190, 0.46)}`;
}

/** For a game that has none of its own. */
export function plainCover(): SVGTemplateResult {
  return svg`${sky()}<path class="peak p1" d=${ridge(9, 320, 120, 70, 46, 200)}/><path class="slope s2" d=${hill(5, 320, 150, 12, 200)}/>${pine(60, 170, 0.8)}`;
}
