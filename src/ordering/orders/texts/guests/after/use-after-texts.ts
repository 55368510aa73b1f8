import { textsOf } from '#platform/language/guests/texts-of.ts';
import type { AfterTexts } from './en.ts';

export const useAfterTexts = textsOf('after', import.meta.glob<AfterTexts>('./??.ts', { import: 'after' }));
