import { textsOf } from '#platform/language/guests/texts-of.ts';
import type { UpiTexts } from './en.ts';

export const useUpiTexts = textsOf('upi', import.meta.glob<UpiTexts>('./??.ts', { import: 'upi' }));
