import type { StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { KhataRow } from '../tables.ts';
import { lockKhataRow, selectKhata, sumKhata } from './queries.ts';

/** The khata that an address or a body names. */
export async function findKhata({ db, storeId }: StoreCtx, id: string): Promise<KhataRow> {
  return orMissing(isId(id) ? await selectKhata(db, { storeId, id }) : null);
}

/** Whether money that names this tab came for a khata. */
export async function isKhata({ db, storeId }: StoreCtx, id: string): Promise<boolean> {
  return (await selectKhata(db, { storeId, id })) !== null;
}

/** Locks the khata, after the orders whose money it is about. */
export async function lockKhata(
  { db, storeId }: StoreCtx,
  id: string,
): Promise<{ khata: KhataRow; balance: Minor }> {
  const khata = orMissing(isId(id) ? await lockKhataRow(db, { storeId, id }) : null);
  return { khata, balance: await sumKhata(db, khata) };
}

function orMissing(khata: KhataRow | null): KhataRow {
  if (!khata) throw new AppError('KHATA_NOT_FOUND');
  return khata;
}
