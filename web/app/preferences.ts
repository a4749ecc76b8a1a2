// How the page speaks, looks and sounds: a row of buttons.
import { html, type TemplateResult } from 'lit';
import { icon } from '../kit/icons';
import { change, language, settings } from '../settings/settings';
import { nextTheme } from '../settings/theme';
import { words } from '../words/words';

const THEME_ICONS = { auto: 'auto', day: 'sun', dusk: 'moon' } as const;

/** The buttons, named for tests by where they stand. */
export function preferences(where: string, help: () => void): TemplateResult {
  const sound = settings.sound ? words().soundOn : words().soundOff;
  return html`<button
      class="plain"
      lang=${language() === 'en' ? 'fr' : 'en'}
      data-testid=${`${where}language`}
      @click=${() => change({ language: language() === 'en' ? 'fr' : 'en' })}
    >
      ${words().otherLanguage}
    </button>
    <button
      class="plain"
      data-testid=${`${where}theme`}
      aria-label=${words().light(words().themeNames[settings.theme])}
      title=${words().themeNames[settings.theme]}
      @click=${() => change({ theme: nextTheme(settings.theme) })}
    >
      ${icon(THEME_ICONS[settings.theme])}
    </button>
    <button
      class="plain"
      data-testid=${`${where}sound`}
      aria-label=${sound}
      title=${sound}
      @click=${() => change({ sound: !settings.sound })}
    >
      ${icon(settings.sound ? 'sound' : 'mute')}
    </button>
    <button class="plain" data-testid=${`${where}help`} aria-label=${words().help} title=${words().help} @click=${help}>
      ${icon('help')}
    </button>`;
}
