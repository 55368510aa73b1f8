import type { Language } from '#platform/language/rules/languages.ts';
import { type AllTexts, en } from './en.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';

/** For the server alone: a browser loads the texts of one language, in parts. */
export const ALL_TEXTS: Record<Language, AllTexts> = { en, hi, mr };
