import { invoiceHref } from '#operators/plans/rules/invoice.ts';
import type { MandateWay } from '#operators/plans/rules/mandate.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import type { Started } from '#platform/ports/server/gateways.ts';
import { findSettings, gatewayOf } from './invoice-settings.ts';
import { wishMandate } from './mandates/agree-mandate.ts';
import { type InvoiceRow, lockInvoice } from './queries.ts';
import {
  type InvoiceAttempt,
  insertAttempt,
  selectAttempts,
  updateReference,
} from './settling/attempt-queries.ts';
import {
  askGateways,
  attemptOf,
  begunAgainAt,
  findInvoice,
  nameOfAttempt,
} from './settling/check-invoice.ts';

export type PayableInvoice = InvoiceRow;

export type Begun =
  | { outcome: 'begun'; form: Started['form'] }
  /** There is nothing to pay there. */
  | { outcome: 'none' }
  /** An earlier payment may have been made: nobody is sent to pay again. */
  | { outcome: 'unclear' }
  | { outcome: 'tooOften' };

export const isDue = ({ paidAt, withdrawnAt }: InvoiceRow): boolean =>
  paidAt === null && withdrawnAt === null;

/** When a payment of it may be begun again at the gateway. Null: at once. */
export const payableAgainAt = async (ctx: Ctx, row: PayableInvoice): Promise<number | null> =>
  begunAgainAt(await selectAttempts(ctx.db, row), ctx.now);

/**
 * Begins a payment at the gateway, once all earlier ones are known not to have been made. With a way it also registers
 * that the plan renews itself.
 */
export async function beginPayment(
  ctx: Ctx,
  storeId: string,
  id: string,
  way: MandateWay | null = null,
): Promise<Begun> {
  const row = await findInvoice(ctx, storeId, id);
  const settings = await findSettings(ctx);
  const account = gatewayOf(ctx, settings);
  if (account === null || settings.gatewaySealed === null || !isDue(row) || row.brandId !== ctx.site.brandId)
    return { outcome: 'none' };
  const earlier = await selectAttempts(ctx.db, row);
  if (earlier.length > 0) await ctx.services.limiter.take('returnsOfPayment', id);
  const standing = await askGateways(ctx, row, earlier);
  if (standing !== 'unpaid') return { outcome: standing === 'paid' ? 'none' : 'unclear' };
  if (begunAgainAt(earlier, ctx.now) !== null) return { outcome: 'tooOften' };
  const attempt: InvoiceAttempt = {
    storeId,
    invoiceId: id,
    gatewayOrderId: nameOfAttempt(id, earlier),
    reference: null,
    gatewaySealed: settings.gatewaySealed,
    begunAt: new Date(ctx.now),
    isCharge: false,
  };
  // Before the lock: the name is kept before anybody can pay under it. Of two at once, one begins.
  const isFirst = await withTransaction({ ...ctx, storeId }, async (tx) => {
    const locked = await lockInvoice(tx.db, storeId, id);
    return locked !== null && isDue(locked) && (await insertAttempt(tx.db, attempt));
  });
  if (!isFirst) return { outcome: 'unclear' };
  const { origin } = ctx.services.sites.main(row.brandId);
  const asked = {
    ...attemptOf(row, attempt),
    payeeName: row.content.seller.name,
    callbackUrl: `${origin}/payments/invoice/callback/${storeId}/${id}`,
    cancelUrl: origin + invoiceHref(row),
  };
  const agreed = way && (await wishMandate(ctx, { row, gatewaySealed: settings.gatewaySealed, way }));
  const { form, reference } = agreed
    ? await agreed.provider.start(account, asked, agreed.wish)
    : await ctx.services.payments[account.kind].start(account, asked);
  // It may have been paid or withdrawn meanwhile; then nobody is sent to pay.
  const isStillDue = await withTransaction({ ...ctx, storeId }, async (tx) => {
    await updateReference(tx.db, attempt, reference);
    const locked = await lockInvoice(tx.db, storeId, id);
    return locked !== null && isDue(locked);
  });
  return isStillDue ? { outcome: 'begun', form } : { outcome: 'none' };
}
