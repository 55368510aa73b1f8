import { refundable, worthOf } from '#operators/plans/rules/invoice.ts';
import { unusedOf } from '#operators/plans/rules/unused-days.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { selectNotes, selectUnused } from './credit-queries.ts';
import type { InvoiceRow } from './queries.ts';

export interface Unused {
  amount: Minor;
  /** What of it each invoice has paid. */
  parts: { id: string; amount: Minor }[];
}

export const NOTHING_UNUSED: Unused = { amount: 0, parts: [] };

/** What was paid for days that the store has not used, without what went back, and the invoices of it. */
export async function findUnused({ db, now }: Pick<Ctx, 'db' | 'now'>, store: StoreRow): Promise<Unused> {
  const { storeId, timeZone, subscriptionEnd } = store;
  const today = dayIn(timeZone, now);
  const rows = await selectUnused(db, storeId, today);
  const ids = rows.map(({ id }) => id);
  const notes = await selectNotes(db, [storeId], ids);
  const periods = rows.map(({ id, content }) => {
    const back = notes
      .filter(({ invoiceId }) => invoiceId === id)
      .reduce((sum, note) => sum + note.content.taxable, 0);
    return { id, from: content.from, until: content.until, paid: Math.max(worthOf(content) - back, 0) };
  });
  const end = subscriptionEnd && dayIn(timeZone, subscriptionEnd.getTime() - DAY);
  const parts = periods.map((period) => ({ id: period.id, amount: unusedOf([period], today, end) }));
  return { amount: unusedOf(periods, today, end), parts };
}

/** What can go back of an invoice, after this. Days that became credit are paid back already. */
export const leftOf = ({ content, creditedAt, credited }: InvoiceRow, before: Minor): Minor =>
  refundable(content, before, creditedAt === null ? 0 : (credited ?? worthOf(content)));
