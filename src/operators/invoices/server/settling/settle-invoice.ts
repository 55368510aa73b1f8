import { billNumber, financialYearOf } from '#money/bills/rules/bill-settings.ts';
import { INVOICE_TIME_ZONE, INVOICES, type PaidWay, withoutCoupon } from '#operators/plans/rules/invoice.ts';
import { type HeldPlan, hasWithoutEnd, lastDayOf, periodOf } from '#operators/plans/rules/invoice-period.ts';
import { settlementOf } from '#operators/plans/rules/settlement.ts';
import { putCredit, putOnPlan } from '#operators/stores/server/subscriptions/change-subscription.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { rulesAt, subscribed } from '#platform/site/server/plan-features.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { keepsCoupon } from '../coupons.ts';
import { findUnused, NOTHING_UNUSED } from '../credit.ts';
import { updateCredited } from '../credit-queries.ts';
import { findPrefix } from '../invoice-settings.ts';
import { writeReceiptEmail } from '../payment-email.ts';
import {
  type InvoiceRow,
  lockInvoice,
  lockSubscriber,
  selectWithReference,
  takeFreedDays,
  updatePaid,
} from '../queries.ts';
import { takeNumber } from '../seller-queries.ts';
import { tellOperators, tellOwners } from '../tell-of-invoice.ts';

interface Paid {
  way: PaidWay;
  reference: string;
  /** Refuses a reference that another invoice has. */
  isOnce?: boolean;
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
  { way, reference, isOnce = false }: Paid,
): Promise<{ settled: InvoiceRow | null; sends: (() => Promise<void>)[] }> {
  const store = await lockSubscriber(tx.db, storeId);
  if (!store) throw new AppError('STORE_NOT_FOUND');
  const row = await lockInvoice(tx.db, storeId, id);
  if (!row || row.paidAt !== null) return { settled: row, sends: [] };
  const hasCoupon = await keepsCoupon(tx, store, row);
  const asked = hasCoupon ? row.content : withoutCoupon(row.content);
  const got = asked.commission ? await payCommission(tx, store, asked) : await beginMonths(tx, store, asked);
  const endsAt = got.endsAt ?? row.endsAt;
  const year = financialYearOf(dayIn(INVOICE_TIME_ZONE, tx.now));
  const number = billNumber(
    await findPrefix(tx.db, row.brandId, INVOICES),
    year,
    await takeNumber(tx.db, row.brandId, year),
  );
  // Behind the lock of the numbers, so that of two at once the later one finds the other.
  if (isOnce) await refuseSameReference(tx, row, reference);
  const content = { ...asked, ...got.changes };
  const couponCode = hasCoupon ? row.couponCode : null;
  const paid = { content, couponCode, endsAt, number, paidAt: new Date(tx.now), way, reference };
  await updatePaid(tx.db, row, paid);
  if (asked.commission && row.withdrawnAt !== null) await takeFreedDays(tx.db, row);
  const told = await tellOwners(tx, row, (link) => writeReceiptEmail(store.name, content, { number, link }));
  const isNews = way === 'gateway';
  const news = isNews ? [await tellOperators(tx, row, { storeName: store.name, utr: null })] : [];
  return { settled: { ...row, ...paid }, sends: [told, ...news] };
}

async function refuseSameReference(tx: Ctx, row: InvoiceRow, reference: string): Promise<void> {
  const other = await selectWithReference(tx.db, row, reference);
  if (other) throw new AppError('REFERENCE_TAKEN', { number: other.number, name: other.content.buyer.name });
}

type Asked = InvoiceRow['content'];

async function payCommission(tx: Ctx, { storeId, credit: inHand }: StoreRow, { credit = 0 }: Asked) {
  if (credit !== 0) await putCredit(tx, storeId, inHand - credit);
  return { endsAt: null, changes: {} };
}

/** The days are those that what was paid and what is in hand by now are enough for. */
async function beginMonths(tx: Ctx, store: StoreRow, asked: Asked) {
  const { plan } = asked;
  const isOther = plan !== store.subscriptionMode;
  const unused = isOther ? await findUnused(tx, store) : NOTHING_UNUSED;
  const { startsAt, endsAt: full, from } = monthsOf(tx, store, asked);
  const months = Math.round((full.getTime() - startsAt) / DAY);
  const all = settlementOf(asked, store.credit + unused.amount, months);
  const { days, credit, short, left } = all.days > 0 ? all : keepAll(asked, store.credit);
  const endsAt = short === 0 ? full : new Date(startsAt + days * DAY);
  // Without a day the plan stays. Money that comes for a plan without an end gives it none.
  if (days === 0 || hasWithoutEnd(heldBy(store), plan)) await putCredit(tx, store.storeId, left);
  else
    await putOnPlan(tx, store.storeId, {
      subscriptionMode: plan,
      subscriptionStatus: 'active',
      subscriptionEnd:
        isOther || store.subscriptionEnd === null ? endsAt : later(endsAt, store.subscriptionEnd),
      credit: left,
    });
  if (days > 0) await updateCredited(tx.db, store.storeId, unused.parts, new Date(tx.now));
  const until = dayIn(store.timeZone, endsAt.getTime() - DAY);
  return {
    endsAt,
    changes: {
      from,
      until,
      ...((credit !== 0 || asked.credit) && { credit }),
      ...(short !== 0 && { short }),
    },
  };
}

const later = (one: Date, other: Date) => (one > other ? one : other);

/** Not enough for a day of another plan: the plan that is there goes on, and the money is credit. */
const keepAll = ({ taxable, credit = 0 }: Asked, inHand: Minor) => ({
  days: 0,
  credit: -taxable,
  short: taxable + credit,
  left: inHand + taxable,
});

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
    startsAt,
    endsAt: new Date(endsAt),
    from: dayIn(store.timeZone, startsAt),
    until: lastDayOf(endsAt, store.timeZone),
  };
}
