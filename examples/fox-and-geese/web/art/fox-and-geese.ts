// The animals of Fox and Geese, drawn around 0,0 within a radius of about 38, and its cover, 320 by 200.
// The fox is pointed, with ears as long as its face; a goose is all neck and beak.
import { svg, type SVGTemplateResult } from 'lit';
import { token } from './pieces';
import { fence, hill, pine, sky } from './scene';

export function fox(): SVGTemplateResult {
  return svg`<g class="red"><path class="shade" d=${FOX} transform="translate(0 5)"/><path class="fur" d=${FOX}/>
    <path class="ear" d="M-27 -31L-25 -11L-13 -15ZM27 -31L25 -11L13 -15Z"/>
    <path class="mask" d="M0 36L-12 22L-33 4L-18 3L-8 12L0 8L8 12L18 3L33 4L12 22Z"/>
    <path class="amber" d="M-16 -2L-7 2L-10 5Q-14 4 -16 -2ZM16 -2L7 2L10 5Q14 4 16 -2Z"/>
    <path class="snout" d="M-5 28Q0 25 5 28L0 36Z"/></g>`;
}

export function goose(): SVGTemplateResult {
  return svg`<g><path class="shade" d=${GOOSE} transform="translate(0 5)"/><path class="wool" d=${GOOSE}/>
    <path class="wool-2" d="M-4 12Q10 2 27 8M-2 20Q12 12 24 17"/>
    <path class="amber" d="M-22 -26L-38 -20L-21 -17Z"/><circle class="face" cx="-16" cy="-24" r="2.6"/></g>`;
}

export function foxAndGeeseCover(): SVGTemplateResult {
  return svg`${sky()}<circle class="sun" cx="252" cy="52" r="26"/><path class="slope s1" d=${hill(3, 320, 92, 20, 200)}/>${pine(36, 112, 0.7)}${pine(62, 108, 0.5)}
    <path class="slope s2" d=${hill(8, 320, 138, 14, 200)}/><path class="cover-lines" d="M160 64L96 116M160 64L224 116M160 64V116M96 116H224M96 116L64 168M224 116L256 168M160 116L112 168M160 116L208 168M160 116V168M64 168H256"/>
    ${token(fox(), 160, 62, 0.86)}${[96, 160, 224].map((x) => token(goose(), x, 114, 0.56))}${[64, 112, 160, 208, 256].map((x) => token(goose(), x, 168, 0.56))}${fence(20, 194, 12)}`;
}

const FOX = 'M0 38L-14 26L-34 6L-27 2L-33 -38L-12 -20Q0 -24 12 -20L33 -38L27 2L34 6L14 26Z';
const GOOSE =
  'M-12 -4C-10 -12 -12 -14 -18 -14C-27 -15 -27 -33 -15 -34C-5 -35 -1 -26 -2 -14C-2 -8 4 -6 14 -4C26 -2 33 2 37 -4C38 12 30 32 6 32C-14 32 -22 18 -12 -4Z';
