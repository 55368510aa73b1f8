import { worthOf } from '#domain/plans/invoice.ts';
import { unusedOf } from '#domain/plans/unused-days.ts';
import { dayIn } from '#domain/time/clock.ts';
import { DAY } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { selectNotes, selectUnused, updateCredited } from './credit-queries.ts';

/** What was paid for days that the store has not used, without what went back, and the invoices of it. */
export async function findUnused({ db, now }: Pick<Ctx, 'db' | 'now'>, store: StoreRow) {
  const { storeId, timeZone, subscriptionEnd } = store;
  const today = dayIn(timeZone, now);
  const rows = await selectUnused(db, storeId, today);
  const ids = rows.map(({ id }) => id);
  const notes = await selectNotes(db, [storeId], ids);
  const periods = rows.map(({ id, content }) => {
    const back = notes
      .filter(({ invoiceId }) => invoiceId === id)
      .reduce((sum, note) => sum + note.content.taxable, 0);
    return { from: content.from, until: content.until, paid: Math.max(worthOf(content) - back, 0) };
  });
  const end = subscriptionEnd && dayIn(timeZone, subscriptionEnd.getTime() - DAY);
  return { ids, amount: unusedOf(periods, today, end) };
}

/** What is left of the plan before becomes credit, once, as soon as another one is paid. */
export async function creditUnused(tx: Ctx, store: StoreRow): Promise<number> {
  const { ids, amount } = await findUnused(tx, store);
  await updateCredited(tx.db, store.storeId, ids, new Date(tx.now));
  return amount;
}
