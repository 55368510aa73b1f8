import { INVOICE_TIME_ZONE } from '#operators/plans/rules/invoice.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import type { Db } from '../client.ts';
import { and, eq, isNull, type SQL, sql } from '../drizzle.ts';
import { invoices, mandates } from '../schema/operators/operator.ts';
import { stores } from '../schema/restaurant/stores.ts';

export const isDue = and(isNull(invoices.paidAt), isNull(invoices.withdrawnAt));

const askedOn = sql`(${invoices.createdAt} at time zone ${INVOICE_TIME_ZONE})::date::text`;

/** Due since its first day, or since the day on which it was asked for, if that is later. */
export const isOverdue = (now: number): SQL<boolean> =>
  sql`(${isDue} and greatest(${invoices.content}->>'from', ${askedOn}) < ${dayIn(INVOICE_TIME_ZONE, now)})`;

/** A charge for the end that the store has now. Its statement reads stores too. */
const isRefused = sql`(${mandates.state} = 'active' and ${mandates.refusedAt} is not null
  and ${mandates.announcedEnd} = ${stores.subscriptionEnd})`;

/** Of stores in a list. */
export const hasRefusedCharge = sql`exists (select from ${mandates}
  where ${mandates.storeId} = ${stores.storeId} and ${isRefused})`;
export const hasOverdueInvoice = (now: number) => sql`exists (select from ${invoices}
  where ${invoices.storeId} = ${stores.storeId} and ${invoices.brandId} = ${stores.brandId} and ${isOverdue(now)})`;

export const hasMandate = sql<boolean>`exists (select from ${mandates}
  where ${mandates.storeId} = ${stores.storeId} and ${mandates.state} = 'active')`;

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
