import { invoices, isOverdue } from '#operators/invoices/tables.ts';
import { isRefused, mandates } from '#operators/plans/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { eq, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { stores } from '#restaurant/stores/tables.ts';

/** How long a gateway may leave open how a charge ended, and the hourly work may be behind. */
const SILENCE = 3 * HOUR;

/** Plans of all brands that were not paid, and charges of which the gateway has said nothing, or was not asked. */
export async function countUnpaidPlans(db: Db, now: number) {
  const silent = new Date(now - SILENCE).toISOString();
  const begun = new Date(now + 2 * DAY - SILENCE).toISOString();
  const told = new Date(now - DAY - SILENCE).toISOString();
  const isSilent = sql`${mandates.state} = 'active' and (
    (${mandates.isAwaiting} and ${mandates.chargedAt} < ${silent})
    or (not ${mandates.isAwaiting} and ${mandates.charges} = 0 and ${mandates.announcedEnd} < ${begun}
      and ${mandates.announcedAt} < ${told} and ${mandates.announcedEnd} = ${stores.subscriptionEnd}))`;
  const count = (of: SQL) => sql<number>`count(*) filter (where ${of})`.mapWith(Number);
  const [charges] = await db
    .select({ refused: count(isRefused), silent: count(isSilent) })
    .from(mandates)
    .innerJoin(stores, eq(stores.storeId, mandates.storeId))
    .where(eq(mandates.state, 'active'));
  const [unpaid] = await db
    .select({ overdue: sql<number>`count(*)`.mapWith(Number) })
    .from(invoices)
    .where(isOverdue(now));
  return { refused: charges?.refused ?? 0, silent: charges?.silent ?? 0, overdue: unpaid?.overdue ?? 0 };
}
