import { textsOf } from '#platform/language/guests/texts-of.ts';
import type { DietTexts } from './en.ts';

export const useDietTexts = textsOf('diet', import.meta.glob<DietTexts>('./??.ts', { import: 'diet' }));
