import { createContext, use } from 'react';
import type { Locale } from '#domain/api/page.ts';
import type { Texts } from './en.ts';

export const TextsContext = createContext<{ texts: Texts; locale: Locale } | null>(null);

export function useTexts(): Texts {
  return useLanguage().texts;
}

export function useLanguage(): { texts: Texts; locale: Locale } {
  const language = use(TextsContext);
  if (!language) throw new Error('No texts around this component');
  return language;
}
