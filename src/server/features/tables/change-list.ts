import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import { bumpRevision } from '../stores/bump-revision.ts';
import { findOrderTypes } from '../stores/find-store.ts';
import { type StoreTableRow, selectTables } from './queries.ts';

/** Locks the store's row first, so that other changes of its tables, and orders, wait. */
export function changeList<T>(
  ctx: StoreCtx,
  change: (tx: StoreCtx, before: Omit<StoreTableRow, 'storeId'>[]) => Promise<T>,
): Promise<T> {
  return withTransaction(ctx, async (tx) => {
    const revision = await bumpRevision(tx, tx.storeId);
    const result = await change(tx, await selectTables(tx.db, tx.storeId));
    await appendLog(tx, tx.storeId, { kind: 'store', event: { what: 'tables', revision } });
    return result;
  });
}

export function refuseUnknown(names: string[], tables: { name: string }[]): void {
  const known = new Set(tables.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new AppError('TABLE_NOT_FOUND', { idens: unknown });
}

/** A link can only set an existing order type. Checked under the lock that changes of types take too. */
export async function refuseUnknownType(ctx: StoreCtx, labels: (string | null | undefined)[]): Promise<void> {
  const known = (await findOrderTypes(ctx, ctx.storeId)).map(({ label }) => label);
  const isUnknown = labels.some((label) => typeof label === 'string' && !known.includes(label));
  if (isUnknown) throw fieldFault({ conf: { rule: 'orderTypeUnknown' } });
}
