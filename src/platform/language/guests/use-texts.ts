import { createContext, use } from 'react';
import type { Texts } from '#texts/guests/main/en.ts';
import type { Language } from '../rules/languages.ts';

interface PageLanguage {
  texts: Texts;
  /** Those of all folders, on the server. */
  all?: Readonly<Record<string, unknown>> | undefined;
  language: Language;
  /** The time zone for times; undefined for that of this machine. */
  timeZone: string | undefined;
}

export const TextsContext = createContext<PageLanguage | null>(null);

export function useTexts(): Texts {
  return useLanguage().texts;
}

export function useLanguage(): PageLanguage {
  const shown = use(TextsContext);
  if (!shown) throw new Error('No texts around this component');
  return shown;
}
