import { useLanguage } from '../use-texts.ts';
import { dietEn } from './en.ts';
import { dietHi } from './hi.ts';

export type DietTexts = typeof dietEn;

/** Both languages are in one script, which is loaded with the parts that use it. */
export function useDietTexts(): DietTexts {
  return useLanguage().locale === 'hi' ? dietHi : dietEn;
}
