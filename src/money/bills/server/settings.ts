import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import type { Db } from '#platform/db/server/client.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { type BillSettings, defaultBillSettings, kindFor } from '../rules/bill-settings.ts';
import { hasNumbers, selectBillSettings, selectBoundary, upsertBillSettings } from './queries.ts';

export async function getBillSettings(ctx: StoreCtx): Promise<BillSettings> {
  authorise(ctx, 'bill.settings');
  return settingsOf(ctx.db, await findStore(ctx.db, ctx.storeId));
}

export async function saveBillSettings(ctx: StoreCtx, settings: BillSettings): Promise<BillSettings> {
  authorise(ctx, 'bill.settings');
  await changeStore(ctx, 'profile', async (tx) => {
    await refuseUsedPrefixes(tx, settings);
    await upsertBillSettings(tx.db, { storeId: tx.storeId, ...settings });
  });
  return settings;
}

/** Keeps every number unique for good, whatever prefix a series gets later. */
async function refuseUsedPrefixes(
  { db, storeId }: StoreCtx,
  { prefix, creditPrefix }: BillSettings,
): Promise<void> {
  if (await hasNumbers(db, storeId, 'credit', prefix)) throw fieldFault({ prefix: { rule: 'usedPrefix' } });
  if (await hasNumbers(db, storeId, 'bill', creditPrefix))
    throw fieldFault({ creditPrefix: { rule: 'usedPrefix' } });
}

/** When a day of the store begins, in minutes after midnight. */
export const boundaryOf = ({ db }: Pick<StoreCtx, 'db'>, storeId: string): Promise<number> =>
  selectBoundary(db, storeId);

export async function settingsOf(db: Db, { storeId, gstNo }: StoreRow): Promise<BillSettings> {
  const stored = await selectBillSettings(db, storeId);
  if (!stored) return defaultBillSettings(gstNo);
  return { ...stored, kind: kindFor(stored.kind, gstNo, false) };
}

/** Gives a new store the settings of another, as long as it has none. */
export async function copyBillSettings(
  { db }: Pick<StoreCtx, 'db'>,
  from: string,
  to: string,
): Promise<void> {
  const stored = await selectBillSettings(db, from);
  if (stored) await upsertBillSettings(db, { ...stored, storeId: to });
}

/** Settings of a new store that is paid in whole rupees. Its bills are tax invoices as soon as it has a GSTIN. */
export async function beginRounding({ db }: Pick<StoreCtx, 'db'>, storeId: string): Promise<void> {
  const settings = { ...defaultBillSettings(''), kind: 'tax_invoice' as const, isRounded: true };
  await upsertBillSettings(db, { storeId, ...settings });
}
