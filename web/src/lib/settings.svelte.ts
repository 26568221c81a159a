// What a player sets once and keeps: in this browser's local storage.
import { load, save } from './storage';

export const langs = ['en', 'pl', 'fr', 'it'] as const;
export type Lang = (typeof langs)[number];
export type Motion = 'auto' | 'reduced' | 'full';
export type TextSize = 'small' | 'normal' | 'large' | 'huge';

export interface Settings {
  lang: Lang;
  motion: Motion;
  sound: boolean;
  textSize: TextSize;
  name: string;
  guideDone: boolean;
}

function browserLang(): Lang {
  for (const wanted of navigator.languages ?? []) {
    const code = wanted.slice(0, 2).toLowerCase();
    if ((langs as readonly string[]).includes(code)) return code as Lang;
  }
  return 'en';
}

const defaults: Settings = { lang: browserLang(), motion: 'auto', sound: false, textSize: 'normal', name: '', guideDone: false };

export const settings: Settings = $state({ ...defaults, ...load<Partial<Settings>>('settings', {}) });

const quiet = window.matchMedia('(prefers-reduced-motion: reduce)');
let systemQuiet = $state(quiet.matches);
quiet.addEventListener('change', () => (systemQuiet = quiet.matches));

// Whether animations are off: by the setting, or by the system when the setting says so.
export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || (settings.motion === 'auto' && systemQuiet);
}

// Keeps settings stored and the document's attributes in step with them; called once by App.
export function watchSettings(): void {
  $effect(() => save('settings', $state.snapshot(settings)));
  $effect(() => {
    const root = document.documentElement;
    root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
    root.dataset.text = settings.textSize;
    root.lang = settings.lang;
  });
}
