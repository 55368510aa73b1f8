import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { type StoredReceipt, selectReceipt, selectReceipts, selectReceiptsOfKhata } from './queries.ts';

export type { StoredReceipt } from './queries.ts';

/** The receipts of a tab, the earliest first, with whether each was taken back. */
export async function findReceipts(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  tabId: string,
): Promise<StoredReceipt[]> {
  return selectReceipts(db, storeId, tabId);
}

/** The latest entries of a khata, the earliest first. */
export async function findReceiptsOfKhata(
  { db }: Pick<Ctx, 'db'>,
  khata: { storeId: string; id: string },
  most: number,
): Promise<StoredReceipt[]> {
  return (await selectReceiptsOfKhata(db, khata, most)).toReversed();
}

/** The receipt that an address names. */
export async function findStoredReceipt(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  id: string,
): Promise<StoredReceipt> {
  const found = isId(id) ? await selectReceipt(db, storeId, id) : null;
  if (!found) throw new AppError('RECEIPT_NOT_FOUND');
  return found;
}
