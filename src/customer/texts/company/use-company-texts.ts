import { useLanguage } from '../use-texts.ts';
import { type CompanyTexts, companyEn } from './en.ts';
import { companyHi } from './hi.ts';

export function useCompanyTexts(): CompanyTexts {
  return useLanguage().locale === 'hi' ? companyHi : companyEn;
}
