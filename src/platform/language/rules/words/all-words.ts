import type { Language } from '../languages.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';
import * as mr from './mr.ts';

/** What guests read outside of their app, and the usual names of a restaurant, in each language. */
export const ALL_WORDS: Record<Language, { names: en.Names; words: en.Words }> = { en, hi, mr };
