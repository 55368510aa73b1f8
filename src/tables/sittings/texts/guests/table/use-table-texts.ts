import type { OrderTexts } from '#ordering/placing/texts/guests/order/en.ts';
import { sayError } from '#ordering/placing/texts/guests/order/use-order-texts.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { textsOf } from '#platform/language/guests/texts-of.ts';
import type { SittingGuestView } from '../../../wire/sittings.ts';
import type { TableTexts } from './en.ts';

export const useTableTexts = textsOf('table', import.meta.glob<TableTexts>('./??.ts', { import: 'table' }));

export function nameOfGuest({ guest, you }: TableTexts, of: SittingGuestView | undefined): string {
  if (of?.you) return you;
  return of?.name || guest(of?.number ?? 0);
}

/** Why something could not be done, in the guest's language. */
export function sayTrouble(texts: TableTexts, order: OrderTexts, error: Error, offline: string): string {
  if (!(error instanceof AppError)) return offline;
  return texts.errors[error.code] ?? sayError(order, error);
}
