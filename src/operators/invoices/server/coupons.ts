import type { Coupon } from '#operators/plans/rules/plan-price.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { type CouponBody, type CouponView, MOST_MONTHS } from '../wire/invoices.ts';
import {
  type CouponRow,
  countUses,
  deleteCoupon,
  findUses,
  insertCoupon,
  lockCoupon,
  selectCoupons,
} from './credit-queries.ts';
import type { InvoiceRow } from './queries.ts';

export async function listCoupons({ db, site }: OperatorCtx): Promise<{ coupons: CouponView[] }> {
  const uses = await countUses(db, site.brandId);
  const rows = await selectCoupons(db, site.brandId);
  return { coupons: rows.map((row) => viewOf(row, uses.get(row.code))) };
}

export async function addCoupon(ctx: OperatorCtx, { until, ...body }: CouponBody): Promise<CouponView> {
  const { now, site } = ctx;
  if (body.kind === 'months' && body.value > MOST_MONTHS)
    throw fieldFault({ value: { rule: 'atMost', most: MOST_MONTHS } });
  const row = { ...body, brandId: site.brandId, until: new Date(until), createdAt: new Date(now) };
  if (!(await withTransaction(ctx, (tx) => insertCoupon(tx.db, row))))
    throw fieldFault({ code: { rule: 'takenId' } });
  return viewOf(row);
}

export async function endCoupon(ctx: OperatorCtx, code: string): Promise<void> {
  if (!(await withTransaction(ctx, (tx) => deleteCoupon(tx.db, tx.site.brandId, code))))
    throw new AppError('NOT_FOUND');
}

/** Each store uses a coupon once, until its day and as long as there are any. In the transaction of the request. */
export async function takeCoupon(tx: Ctx, store: StoreRow, code: string): Promise<Coupon> {
  const { row, isFree } = await lookAt(tx, store, code);
  if (!row || !isFree) throw fieldFault({ coupon: { rule: 'invalid' } });
  return row;
}

/**
 * Whether an invoice that is being paid still has its coupon. A request that was withdrawn has given it back, and
 * one of two requests of a store may have used it already.
 */
export async function keepsCoupon(tx: Ctx, store: StoreRow, invoice: InvoiceRow): Promise<boolean> {
  if (invoice.couponCode === null) return true;
  const { isFree, isOwn } = await lookAt(tx, store, invoice.couponCode);
  return invoice.withdrawnAt === null ? !isOwn : isFree;
}

async function lookAt(tx: Ctx, { brandId, storeId }: StoreRow, code: string) {
  const row = await lockCoupon(tx.db, brandId, code);
  const { others, isOwn } = await findUses(tx.db, { brandId, code }, storeId);
  const isLeft = row !== null && row.until.getTime() >= tx.now && others < (row.mostUses ?? Number.MAX_VALUE);
  return { row, isOwn, isFree: isLeft && !isOwn };
}

function viewOf({ code, kind, value, until, mostUses }: CouponRow, uses = 0): CouponView {
  return { code, kind, value, until: until.toISOString(), mostUses, uses };
}
