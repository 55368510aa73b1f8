import { type BillSettings, usualSettings } from '#domain/bill-settings.ts';
import { authorise, type StoreCtx, withTransaction } from '../context.ts';
import type { Db } from '../db/client.ts';
import { appendLog } from '../realtime/append-log.ts';
import { bumpRevision } from '../stores/bump-revision.ts';
import { findStore, type StoreRow } from '../stores/find-store.ts';
import { readSettings, writeSettings } from './queries.ts';

export async function readBillSettings(ctx: StoreCtx): Promise<BillSettings> {
  authorise(ctx, 'bill.settings');
  return settingsOf(ctx.db, await findStore(ctx.db, ctx.storeId));
}

export async function saveBillSettings(ctx: StoreCtx, settings: BillSettings): Promise<BillSettings> {
  authorise(ctx, 'bill.settings');
  await withTransaction(ctx, async (tx) => {
    const revision = await bumpRevision(tx, tx.storeId);
    await writeSettings(tx.db, { storeId: tx.storeId, ...settings });
    await appendLog(tx, tx.storeId, { kind: 'store', event: { what: 'profile', revision } });
  });
  return settings;
}

export async function settingsOf(db: Db, { storeId, gstNo }: StoreRow): Promise<BillSettings> {
  return (await readSettings(db, storeId)) ?? usualSettings(gstNo);
}
