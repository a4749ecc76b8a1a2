// How the game at hand is played with a finger, a mouse and the keyboard.
import { html, type TemplateResult } from 'lit';
import type { Explaining } from '../../games/module';
import { words } from '../../words/words';
import { keyTable } from '../key-table';

export const keys = ({ how, keys: own }: Explaining): TemplateResult =>
  html`<p>${how()}</p>
    ${keyTable([...(own?.() ?? []), ...words().keys])}`;
