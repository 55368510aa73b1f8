import { useLanguage } from '../use-texts.ts';
import { dietEn } from './en.ts';
import { dietHi } from './hi.ts';

export type DietTexts = typeof dietEn;

/** Both languages come with what uses them: that is loaded late as it is. */
export function useDietTexts(): DietTexts {
  return useLanguage().locale === 'hi' ? dietHi : dietEn;
}
