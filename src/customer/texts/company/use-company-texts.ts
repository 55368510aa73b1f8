import { textsOf } from '../texts-of.ts';
import type { CompanyTexts } from './en.ts';

export const useCompanyTexts = textsOf(
  'company',
  import.meta.glob<CompanyTexts>('./??.ts', { import: 'company' }),
);
