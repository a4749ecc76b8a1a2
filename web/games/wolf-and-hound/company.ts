// Who is with whom, before the game begins (WH-10).
import { html, type TemplateResult } from 'lit';
import type { CompanyWish } from '../module';
import { houndWords } from './words';

export function company({ players, value }: CompanyWish): TemplateResult {
  const text = houndWords().company;
  const drawn = value('seats') === 'drawn';
  return html`<p class="company" data-testid="company">
    ${text.teams[players]} ${together(players, drawn, value('lone') ?? '')}
    ${drawn ? text.firstDrawn : text.firstChosen}
  </p>`;
}

function together(players: number, drawn: boolean, lone: string): string {
  const text = houndWords().company;
  const named = /^P(\d)$/.exec(lone)?.[1] ?? (drawn ? null : '2');
  switch (players) {
    case 3:
      return named === null ? text.loneDrawn : text.alone(named);
    case 4:
      return drawn ? text.teamsDrawn : text.teamsChosen;
    default:
      return '';
  }
}
