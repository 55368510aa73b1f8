import { createContext, use } from 'react';
import { messageOf } from '#domain/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import { en, type Texts } from './en.ts';
import { hi } from './hi.ts';

export type Language = 'en' | 'hi';

export const LANGUAGES: Record<Language, Texts> = { en, hi };

export interface Interface {
  language: Language;
  t: Texts;
  setLanguage: (language: Language) => void;
}

export const TextsContext = createContext<Interface>({ language: 'en', t: en, setLanguage: () => {} });

export function useInterface(): Interface {
  return use(TextsContext);
}

export function useTexts(): Texts {
  return use(TextsContext).t;
}

/** The one chosen before, else the first of the browser's that we speak. */
export function chooseLanguage(remembered: string | null, preferred: readonly string[]): Language {
  if (remembered !== null && isLanguage(remembered)) return remembered;
  return preferred.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

export function errorText(t: Texts, error: unknown): string {
  if (!(error instanceof AppError)) return t.errors.INTERNAL ?? '';
  return t.errors[error.code] ?? messageOf(error);
}
