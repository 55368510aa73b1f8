import { useLanguage } from '../use-texts.ts';
import { type UpiTexts, upiEn } from './en.ts';
import { upiHi } from './hi.ts';

export function useUpiTexts(): UpiTexts {
  return useLanguage().locale === 'hi' ? upiHi : upiEn;
}
