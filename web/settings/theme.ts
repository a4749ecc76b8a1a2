import { settings, type Theme } from './settings';

/** Day or dusk, as chosen or as the system has it. */
export function lightOf(theme: Theme): 'day' | 'dusk' {
  if (theme !== 'auto') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dusk' : 'day';
}

export const nextTheme = (theme: Theme): Theme => (({ auto: 'day', day: 'dusk', dusk: 'auto' }) as const)[theme];

export function paintTheme(): void {
  const light = lightOf(settings.theme);
  document.documentElement.dataset['light'] = light;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', light === 'day' ? '#f7efe2' : '#171c38');
}
