import type { StaffSitting } from '#domain/api/sittings.ts';
import { AppError } from '#domain/errors.ts';
import { CHANNELS } from '#domain/placing/channel.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import type { SittingRow } from '../../platform/db/schema/sittings.ts';
import { isId } from '../../platform/http/parse-id.ts';
import { ownIdOf, raiseQuestion } from '../commands/late.ts';
import { findStore } from '../stores/find-store.ts';
import { refuseWhenClosed } from '../stores/refuse-when-closed.ts';
import { openAt, openBill } from './open-sitting.ts';
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
    const id = ownIdOf(tx, key);
    const opened = await openAt(tx, { store, table, covers, id });
    if (tx.late && !opened.isNew) opened.sitting = await sitBeside(tx, store, opened.sitting, id);
    tx.watch?.tell?.(opened.sitting.id);
    return opened;
  });
  return { isNew, sitting: await staffViewOf(ctx, sitting) };
}

/** Others opened the table while the tablet was away: its party has a bill beside theirs, and a person is asked. */
async function sitBeside(
  tx: StoreCtx,
  store: Parameters<typeof openBill>[1],
  others: SittingRow,
  id: string | null,
): Promise<SittingRow> {
  const bill = await openBill(tx, store, others, { id });
  const told = { table: others.tableName, sitting: bill.id, beside: others.id };
  await raiseQuestion(tx, { storeId: tx.storeId, kind: 'table', orderId: null, command: null, told });
  return bill;
}

/** By its id or its name. */
export async function findListedTable(ctx: StoreCtx, named: string): Promise<TableRow> {
  const byId = isId(named) ? await selectTableById(ctx.db, ctx.storeId, named) : null;
  const table = byId ?? (await selectTableByName(ctx.db, ctx.storeId, named));
  if (!table) throw new AppError('TABLE_UNKNOWN');
  return table;
}
