import { textsOf } from '#platform/language/guests/texts-of.ts';
import type { TokenTexts } from './en.ts';

export const useTokenTexts = textsOf('tokens', import.meta.glob<TokenTexts>('./??.ts', { import: 'tokens' }));
