import { randomInt } from 'node:crypto';
import { actorRecord, type Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { newOrderSlug, uuidV7 } from '#platform/ids/server/ids.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { raiseQuestion } from '#restaurant/without-the-line/server/late.ts';
import type { SittingRow } from '../tables.ts';
import { lockSitting, logSitting, tableOf } from './find-sitting.ts';
import { insertSitting, lockTable, selectOpenSittingAt, type TableRow } from './queries.ts';

interface Opening {
  store: Pick<StoreRow, 'storeId' | 'key'>;
  table: Pick<TableRow, 'id'>;
  covers: number | null;
  /** The id that a tablet gave it. */
  id?: string | null | undefined;
}

/** Opens the table, or locks the sitting that is open there: one of two who come at once opens it. */
export async function openAt(
  tx: Ctx,
  { store, table, covers, id }: Opening,
): Promise<{ sitting: SittingRow; isNew: boolean }> {
  for (;;) {
    const open = await selectOpenSittingAt(tx.db, store.storeId, table.id);
    const locked = open && (await lockSitting(tx, open));
    // The sitting may have been closed while this call waited for its lock.
    if (locked?.state === 'closed') continue;
    if (locked) return { sitting: locked, isNew: false };
    const present = await lockTable(tx.db, store.storeId, table.id);
    if (!present) throw new AppError('TABLE_UNKNOWN');
    const sitting = newSitting(tx, store, present, { covers, id });
    if (!(await insertSitting(tx.db, sitting))) continue;
    await logSitting(tx, sitting, { what: 'opened', table: tableOf(sitting), covers });
    return { sitting, isNew: true };
  }
}

/** The same; where others opened the table while a tablet was away, its party has a bill beside theirs, and a person is asked. */
export async function openOrSitBeside(
  tx: Ctx,
  opening: Opening,
): Promise<{ sitting: SittingRow; isNew: boolean }> {
  const opened = await openAt(tx, opening);
  if (!tx.late || opened.isNew) return opened;
  const { sitting: others } = opened;
  const { store, id } = opening;
  const sitting = await openBill(tx, store, others, { id });
  const told = { table: others.tableName, sitting: sitting.id, beside: others.id };
  await raiseQuestion(tx, { storeId: store.storeId, kind: 'table', orderId: null, command: null, told });
  return { sitting, isNew: true };
}

/** A bill of its own for some at a locked sitting. Nobody sits there, so it is closed as soon as it is opened. */
export async function openBill(
  tx: Ctx,
  store: Opening['store'],
  from: SittingRow,
  own: Pick<Opening, 'id'> = {},
): Promise<SittingRow> {
  const table = { storeId: from.storeId, ...tableOf(from) };
  const opened = newSitting(tx, store, table, { covers: null, ...own });
  const ended = { closedAt: opened.openedAt, closedBy: opened.openedBy };
  const bill = { ...opened, ...ended, state: 'closed' as const, waiter: from.waiter, splitFrom: from.id };
  await insertSitting(tx.db, bill);
  await logSitting(tx, bill, { what: 'opened', table: tableOf(bill), covers: null });
  await logSitting(tx, bill, { what: 'sitting_state', from: 'open', to: 'closed' });
  return bill;
}

type Placed = Pick<TableRow, 'storeId' | 'id' | 'name' | 'label'>;

function newSitting(
  tx: Ctx,
  store: Opening['store'],
  table: Placed,
  { covers, id }: Pick<Opening, 'covers' | 'id'>,
): SittingRow {
  return {
    storeId: table.storeId,
    id: id ?? uuidV7(tx.now),
    slug: newOrderSlug(store.key),
    state: 'open',
    tableId: table.id,
    tableName: table.name,
    tableLabel: table.label,
    code: newCode(),
    covers,
    waiter: null,
    rounds: 0,
    guests: 0,
    openedAt: new Date(tx.now),
    openedBy: actorRecord(tx.actor),
    orderedAt: null,
    askedAt: null,
    paidAt: null,
    closedAt: null,
    closedBy: null,
    closeReason: null,
    mergedInto: null,
    splitFrom: null,
  };
}

/** Four digits, and other ones than before. */
export function newCode(before = ''): string {
  const code = String(randomInt(10_000)).padStart(4, '0');
  return code === before ? newCode(before) : code;
}
