import { REMINDERS, remindersBy } from '#operators/plans/rules/invoice.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { writeReminderEmail } from '../payment-email.ts';
import { selectUnpaid, updateReminded } from '../queries.ts';
import { tellOwners } from '../tell-of-invoice.ts';

/**
 * Reminds of what operators asked for: on the first day of its months, and 3 and 7 days later. A request for days that
 * have begun is its own first reminder. What follows is the ageing of the subscription.
 */
export async function remindOfInvoices(ctx: Ctx, storeIds: string[]): Promise<void> {
  for (const { row, storeName, timeZone } of await selectUnpaid(ctx.db, storeIds)) {
    const { from } = row.content;
    const asked = dayIn(timeZone, row.createdAt.getTime());
    const isAhead = from > asked;
    const steps = remindersBy(isAhead ? from : asked, dayIn(timeZone, ctx.now));
    const isAskedToday = !isAhead && steps === 1;
    if (steps === 0 || isAskedToday || row.reminded >= steps) continue;
    // Before the lock: one program notes the step, and that one sends.
    const send = await withTransaction({ ...ctx, storeId: row.storeId }, async (tx) => {
      if (!(await updateReminded(tx.db, row, steps))) return null;
      const daysLate = REMINDERS[steps - 1] ?? 0;
      return tellOwners(tx, row, (link) => writeReminderEmail(storeName, row.content, { daysLate, link }));
    });
    await send?.();
  }
}
