import { receipts } from '#money/tabs/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, asc, eq, inArray, sql } from '#platform/db/server/drizzle.ts';
import { type KhataRow, khatas } from '../tables.ts';

export interface GuestNumber {
  countryCode: string;
  phone: string;
}

const isOf = (storeId: string, { countryCode, phone }: GuestNumber) =>
  and(eq(khatas.storeId, storeId), eq(khatas.countryCode, countryCode), eq(khatas.phone, phone));

export async function selectOfNumber(db: Db, storeId: string, guest: GuestNumber): Promise<KhataRow[]> {
  return db.select().from(khatas).where(isOf(storeId, guest)).orderBy(asc(khatas.id));
}

export async function selectTold(db: Db, storeId: string, ids: string[]) {
  if (ids.length === 0) return [];
  const { khataId, createdAt: at, method, amount } = receipts;
  return db
    .select({ khataId, at, method, amount })
    .from(receipts)
    .where(and(eq(receipts.storeId, storeId), inArray(khataId, ids)))
    .orderBy(asc(receipts.id));
}

/** Answers how many were erased. */
export async function eraseSettled(db: Db, storeId: string, guest: GuestNumber, now: Date): Promise<number> {
  const balance = sql`(select coalesce(sum(case when method = 'Account' then amount else -amount end), 0)
    from receipts where receipts.store_id = ${khatas.storeId} and khata_id = ${khatas.id})`;
  const { rowCount } = await db
    .update(khatas)
    .set({ name: '', countryCode: '', phone: '', note: '', closedAt: now })
    .where(and(isOf(storeId, guest), sql`${balance} = 0`));
  return rowCount ?? 0;
}
