import { actorRecord, authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { ownIdOf } from '#restaurant/without-the-line/server/late.ts';
import { sumOfCount } from '../rules/drawers.ts';
import type { TillEntryBody, TillView } from '../wire/till.ts';
import { lockTill, requireDrawer } from './find-till.ts';
import { getTill } from './get-till.ts';
import { countEntries, insertEntry } from './queries.ts';

/** The till shows every entry of a day, so their number is bounded. No shop opens its drawers so often. */
const MOST_ENTRIES = 1_000;

/** Writes down what somebody does at a drawer, in the day that is open. */
export async function addTillEntry(
  ctx: StoreCtx,
  { key, body }: { key: string | null; body: TillEntryBody },
): Promise<TillView> {
  authorise(ctx, 'till.count');
  const amount = amountOf(body);
  if ((body.what === 'in' || body.what === 'out') && body.reason === undefined)
    throw fieldFault({ reason: { rule: 'required' } });
  await withTransaction(ctx, (tx) => keepEntry(tx, { ...body, amount, key }));
  return getTill(ctx);
}

interface Kept extends Omit<TillEntryBody, 'amount'> {
  /** Where the caller keeps it. */
  id?: string;
  amount: Minor;
  key: string | null;
}

/** Runs in the caller's transaction. */
export async function keepEntry(tx: StoreCtx, { key, amount, id, ...entry }: Kept): Promise<void> {
  const { storeId, day } = await lockTill(tx, tx.storeId);
  const drawerId = await requireDrawer(tx, storeId, entry.drawer ?? null);
  if ((await countEntries(tx.db, storeId, day)) >= MOST_ENTRIES) throw new AppError('TILL_FULL');
  await insertEntry(tx.db, {
    storeId,
    id: id ?? ownIdOf(tx, key) ?? uuidV7(tx.now),
    day,
    drawerId,
    what: entry.what,
    amount,
    pieces: entry.pieces ?? null,
    reason: entry.reason ?? null,
    note: entry.note?.trim() || null,
    author: actorRecord(tx.actor),
    request: key,
    createdAt: new Date(tx.now),
    undoneBy: null,
    undoneAt: null,
  });
}

function amountOf({ what, amount, pieces }: TillEntryBody): Minor {
  if (what === 'noSale') return 0;
  const counted = pieces === undefined ? amount : sumOfCount(pieces);
  if (counted === undefined) throw fieldFault({ amount: { rule: 'required' } });
  if (counted === 0 && (what === 'in' || what === 'out')) throw fieldFault({ amount: { rule: 'required' } });
  return counted;
}
