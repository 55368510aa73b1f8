import type { SittingGuestView } from '#domain/api/sittings.ts';
import { AppError } from '#domain/errors.ts';
import { type OrderTexts, sayError } from '../order/use-order-texts.ts';
import { useLanguage } from '../use-texts.ts';
import { type TableTexts, tableEn } from './en.ts';
import { tableHi } from './hi.ts';

/** Both languages are in one script, which is loaded with the screens that use it. */
export function useTableTexts(): TableTexts {
  return useLanguage().locale === 'hi' ? tableHi : tableEn;
}

export function nameOfGuest({ guest, you }: TableTexts, of: SittingGuestView | undefined): string {
  if (of?.you) return you;
  return of?.name || guest(of?.number ?? 0);
}

/** Why something could not be done, in the guest's language. */
export function sayTrouble(texts: TableTexts, order: OrderTexts, error: Error, offline: string): string {
  if (!(error instanceof AppError)) return offline;
  return texts.errors[error.code] ?? sayError(order, error);
}
