import type { Ctx, StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { changeStore } from '#restaurant/stores/server/change-store.ts';
import { findOrderTypes } from '#restaurant/stores/server/find-store.ts';
import { type ListedTable, selectTables } from './queries.ts';

export function changeList<T>(
  ctx: StoreCtx,
  change: (tx: StoreCtx, before: ListedTable[]) => Promise<T>,
): Promise<T> {
  return changeStore(ctx, 'tables', async (tx) => change(tx, await selectTables(tx.db, tx.storeId)));
}

export function refuseUnknown(names: string[], tables: { name: string }[]): void {
  const known = new Set(tables.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new AppError('TABLE_NOT_FOUND', { idens: unknown });
}

/** A link can only set an existing order type. Read under the lock that changes of types take too. */
export async function findTypeColumns(ctx: Ctx, storeId: string) {
  const types = await findOrderTypes(ctx, storeId);
  return (label: string | null) => {
    const type = types.find((one) => one.label === label);
    if (label !== null && !type) throw fieldFault({ conf: { rule: 'orderTypeUnknown' } });
    return { orderType: label, typedAs: label, orderTypeId: type?.id ?? null };
  };
}
