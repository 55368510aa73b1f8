import { eInvoiceSettings } from '#money/e-invoices/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, eq, gt, isNull, or } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { type KeyRow, storeKeys } from '#programs/keys/tables.ts';
import { webhooks } from '#programs/webhooks/tables.ts';

const { storeId, id, tokenHash, formerHash, formerUntil, endsAt } = storeKeys;

/** The key that has this secret now, or had it until it was replaced less than a day ago. */
export async function selectKey(
  db: Db,
  { store, hash, now }: { store: string; hash: string; now: Date },
): Promise<KeyRow | null> {
  const hasIt = or(eq(tokenHash, hash), and(eq(formerHash, hash), gt(formerUntil, now)));
  const isValid = or(isNull(endsAt), gt(endsAt, now));
  return queryOne(
    db
      .select()
      .from(storeKeys)
      .where(and(eq(storeId, store), hasIt, isValid)),
  );
}

export async function updateKeySeen(
  db: Db,
  key: KeyRow,
  seen: { seenAt: Date; seenFrom: string },
): Promise<void> {
  await db
    .update(storeKeys)
    .set(seen)
    .where(and(eq(storeId, key.storeId), eq(id, key.id)));
}

/** Answers which there were. */
export async function deleteKeysOf(db: Db, store: string): Promise<string[]> {
  const rows = await db.delete(storeKeys).where(eq(storeId, store)).returning({ id });
  return rows.map((row) => row.id);
}

export async function updateWebhooksOff(db: Db, store: string, offAt: Date): Promise<void> {
  await db
    .update(webhooks)
    .set({ offAt })
    .where(and(eq(webhooks.storeId, store), isNull(webhooks.offAt)));
}

export async function updateEInvoicesOff(db: Db, store: string): Promise<void> {
  await db
    .update(eInvoiceSettings)
    .set({ isOn: false, credentialsSealed: null })
    .where(eq(eInvoiceSettings.storeId, store));
}
