import { CHANNELS } from '#ordering/channels/rules/channel.ts';
import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { refuseWhenClosed } from '#restaurant/stores/server/refuse-when-closed.ts';
import { ownIdOf } from '#restaurant/without-the-line/server/late.ts';
import type { StaffSitting } from '../wire/sittings.ts';
import { openOrSitBeside } from './open-sitting.ts';
import { selectTableById, selectTableByName, type TableRow } from './queries.ts';
import { staffViewOf } from './staff-view.ts';

interface Opened {
  isNew: boolean;
  sitting: StaffSitting;
}

/** Opens a table for guests, with or without phones, whether guests could do so themselves or not. */
export async function openByStaff(
  ctx: StoreCtx,
  { table: named, covers = null }: { table: string; covers?: number | null | undefined },
  key: string | null = null,
): Promise<Opened> {
  authorise(ctx, 'sitting.serve');
  const store = await findStore(ctx.db, ctx.storeId);
  if (!ctx.late) refuseWhenClosed(ctx, store, CHANNELS.staff);
  const table = await findListedTable(ctx, named);
  // Before the lock: whether the table is free is asked again by the insert.
  const { sitting, isNew } = await withTransaction(ctx, async (tx) => {
    const opened = await openOrSitBeside(tx, { store, table, covers, id: ownIdOf(tx, key) });
    tx.watch?.tell?.(opened.sitting.id);
    return opened;
  });
  return { isNew, sitting: await staffViewOf(ctx, sitting) };
}

/** By its id or its name. */
export async function findListedTable(ctx: StoreCtx, named: string): Promise<TableRow> {
  const byId = isId(named) ? await selectTableById(ctx.db, ctx.storeId, named) : null;
  const table = byId ?? (await selectTableByName(ctx.db, ctx.storeId, named));
  if (!table) throw new AppError('TABLE_UNKNOWN');
  return table;
}
