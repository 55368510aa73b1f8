import { createContext, use } from 'react';
import type { Locale } from '#domain/api/page.ts';
import type { Texts } from './en.ts';

interface Language {
  texts: Texts;
  locale: Locale;
  /** The time zone for times; undefined for that of this machine. */
  timeZone: string | undefined;
}

export const TextsContext = createContext<Language | null>(null);

export function useTexts(): Texts {
  return useLanguage().texts;
}

export function useLanguage(): Language {
  const language = use(TextsContext);
  if (!language) throw new Error('No texts around this component');
  return language;
}
