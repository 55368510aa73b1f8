import { useLanguage } from '../use-texts.ts';
import { type AfterTexts, afterEn } from './en.ts';
import { afterHi } from './hi.ts';

const TEXTS = { en: afterEn, hi: afterHi };

export function useAfterTexts(): AfterTexts {
  return TEXTS[useLanguage().locale];
}
