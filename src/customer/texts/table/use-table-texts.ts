import type { SittingGuestView } from '#domain/api/sittings.ts';
import { AppError } from '#domain/errors.ts';
import type { OrderTexts } from '../order/en.ts';
import { sayError } from '../order/use-order-texts.ts';
import { textsOf } from '../texts-of.ts';
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
