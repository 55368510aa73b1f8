import { billNumber, financialYearOf } from '#domain/bills/bill-settings.ts';
import { AppError } from '#domain/errors.ts';
import { INVOICE_TIME_ZONE, type PaidWay, withoutCoupon } from '#domain/plans/invoice.ts';
import { type HeldPlan, hasWithoutEnd, periodOf } from '#domain/plans/invoice-period.ts';
import { dayIn } from '#domain/time/clock.ts';
import { DAY } from '#domain/time/durations.ts';
import { type Ctx, withTransaction } from '../../platform/context/context.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { rulesAt, subscribed } from '../../platform/site/plan-features.ts';
import { putCredit, putOnPlan } from '../operator/change-subscription.ts';
import { keepsCoupon } from './coupons.ts';
import { creditUnused } from './credit.ts';
import { writeReceiptEmail } from './payment-email.ts';
import {
  type InvoiceRow,
  lockInvoice,
  lockSubscriber,
  takeFreedDays,
  takeNumber,
  updatePaid,
} from './queries.ts';
import { tellOperators, tellOwners } from './tell-of-invoice.ts';

const PREFIX = 'PL/';

interface Paid {
  way: PaidWay;
  reference: string;
}

/**
 * Gives the invoice its number and the store its plan, once, for months that count from what the store has by then.
 * Null if there is no such invoice.
 */
export async function settleInvoice(
  ctx: Ctx,
  which: Pick<InvoiceRow, 'storeId' | 'id'>,
  paid: Paid,
): Promise<InvoiceRow | null> {
  const { settled, sends } = await withTransaction({ ...ctx, storeId: which.storeId }, (tx) =>
    settleWithin(tx, which, paid),
  );
  for (const send of sends) await send();
  return settled;
}

/** In a transaction of the caller's. Answers what sends the emails after COMMIT. */
export async function settleWithin(
  tx: Ctx,
  { storeId, id }: Pick<InvoiceRow, 'storeId' | 'id'>,
  { way, reference }: Paid,
): Promise<{ settled: InvoiceRow | null; sends: (() => Promise<void>)[] }> {
  const store = await lockSubscriber(tx.db, storeId);
  if (!store) throw new AppError('STORE_NOT_FOUND');
  const row = await lockInvoice(tx.db, storeId, id);
  if (!row || row.paidAt !== null) return { settled: row, sends: [] };
  const hasCoupon = await keepsCoupon(tx, store, row);
  const asked = hasCoupon ? row.content : withoutCoupon(row.content);
  const { plan, credit = 0, commission } = asked;
  const isOther = !commission && plan !== store.subscriptionMode;
  const inHand = store.credit + (isOther ? await creditUnused(tx, store) : 0);
  const { endsAt, ...days } = commission ? { endsAt: row.endsAt } : monthsOf(tx, store, asked);
  // Money that comes for a plan without an end gives it none.
  if (!commission && !hasWithoutEnd(heldBy(store), plan))
    await putOnPlan(tx, storeId, {
      subscriptionMode: plan,
      subscriptionStatus: 'active',
      subscriptionEnd: endsAt,
      credit: inHand - credit,
    });
  else if (credit !== 0) await putCredit(tx, storeId, inHand - credit);
  const year = financialYearOf(dayIn(INVOICE_TIME_ZONE, tx.now));
  const number = billNumber(PREFIX, year, await takeNumber(tx.db, row.brandId, year));
  const content = { ...asked, ...days };
  const couponCode = hasCoupon ? row.couponCode : null;
  const paid = { content, couponCode, endsAt, number, paidAt: new Date(tx.now), way, reference };
  await updatePaid(tx.db, row, paid);
  if (commission && row.withdrawnAt !== null) await takeFreedDays(tx.db, row);
  const told = await tellOwners(tx, row, (link) => writeReceiptEmail(store.name, content, { number, link }));
  const isNews = way === 'gateway';
  const news = isNews ? [await tellOperators(tx, row, { storeName: store.name, utr: null })] : [];
  return { settled: { ...row, ...paid }, sends: [told, ...news] };
}

export const heldBy = ({ subscriptionMode, subscriptionStatus, subscriptionEnd }: StoreRow): HeldPlan => ({
  plan: subscriptionMode,
  status: subscribed(subscriptionStatus),
  endsAt: subscriptionEnd?.getTime() ?? null,
});

/** What the months cover if they are paid now, as instants and as the days that the invoice shows. */
export function monthsOf(
  { services, now }: Pick<Ctx, 'services' | 'now'>,
  store: StoreRow,
  { plan, months, coupon }: Pick<InvoiceRow['content'], 'plan' | 'months' | 'coupon'>,
) {
  const asked = { plan, months: months + (coupon?.freeMonths ?? 0) };
  const { startsAt, endsAt } = periodOf(heldBy(store), asked, now, rulesAt(services, store));
  return {
    endsAt: new Date(endsAt),
    from: dayIn(store.timeZone, startsAt),
    until: dayIn(store.timeZone, endsAt - DAY),
  };
}
