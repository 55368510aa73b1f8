import { useLanguage } from '../use-texts.ts';
import { orderEn } from './en.ts';
import { orderHi } from './hi.ts';

export type OrderTexts = typeof orderEn;

/** Both languages come with the screens that use them: they are loaded late as it is. */
export function useOrderTexts(): OrderTexts {
  return useLanguage().locale === 'hi' ? orderHi : orderEn;
}

/** A message of the shared rules or of the server, in the guest's language where there is one. */
export function sayIn(texts: OrderTexts, message: string): string {
  return texts.messages[message] ?? message;
}
