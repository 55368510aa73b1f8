import type { Translations } from '#domain/menu/menu.ts';
import { LANGUAGES, type Language } from '../../../texts/index.ts';

interface Translated {
  label: string;
  description?: string;
  translations?: Translations | undefined;
}

/** How a guest reads the menu: in which language, and in which money. */
export interface Guest {
  language: Language;
  currency: string;
  /** Whether nothing can be ordered. */
  viewOnly: boolean;
}

export const guestTexts = ({ language }: Guest) => LANGUAGES[language].editor.guest;

export const namesFor = ({ language }: Guest) => LANGUAGES[language].names;

export function labelFor({ language }: Guest, { label, translations }: Translated): string {
  return translations?.[language]?.label || label;
}

export function descriptionFor({ language }: Guest, { description = '', translations }: Translated): string {
  return translations?.[language]?.description || description;
}
