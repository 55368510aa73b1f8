import { textsOf } from '#platform/language/guests/texts-of.ts';
import type { CompanyTexts } from './en.ts';

export const useCompanyTexts = textsOf(
  'company',
  import.meta.glob<CompanyTexts>('./??.ts', { import: 'company' }),
);
