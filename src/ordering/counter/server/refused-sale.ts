import type { FastifyRequest } from 'fastify';
import { cancelGiven } from '#money/bills/server/issuing/cancel-number.ts';
import { keepCash } from '#money/till/server/keep-cash.ts';
import { namesAsSold } from '#ordering/menu/server/revisions/get-revision.ts';
import { tokenOf } from '#ordering/orders/rules/token.ts';
import { isPlaced } from '#ordering/placing/server/place-order.ts';
import type { StoreCtx } from '#platform/context/server/context.ts';
import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { letterOf, tabletOf } from '#restaurant/tablet-numbers/server/numbers.ts';
import type { Remains } from '#restaurant/without-the-line/server/late.ts';
import type { SaleBody } from '../wire/counter.ts';

/**
 * What remains of a sale that was made without the line and can't be saved: its cash is in the drawer, its bill's number is a
 * cancelled bill's, and a person is told what it was.
 */
export async function remainsOfSale(ctx: StoreCtx, request: FastifyRequest): Promise<Remains> {
  const { order, paid, given } = request.body as SaleBody;
  const { method, drawer, amount = parseHundredths(order.amount) ?? 0 } = paid;
  const names = await namesAsSold(ctx);
  const dishes = order.items.map(({ itemID, itemLabel = '', quantity }) => ({
    label: names.get(itemID) ?? itemLabel,
    quantity,
  }));
  const tabletLetter = await letterOf(ctx, ctx.storeId, tabletOf(ctx) ?? '');
  const number = given ? tokenOf({ orderNo: given.orderNo, tabletLetter }) : undefined;
  const about = { dishes, sum: amount, ...(number && { number }), ...(given?.bill && { bill: given.bill }) };
  // It may be saved already, and its answer lost: then nothing is missing.
  if (await isPlaced(ctx, parseKey(request.headers['idempotency-key']))) return { told: about };
  const inDrawer = method === 'Cash' ? { inDrawer: amount } : {};
  return {
    told: { ...about, ...inDrawer },
    async keep(tx) {
      await keepCash(tx, { method, amount, drawer, note: number });
      if (given?.bill) await cancelGiven(tx, { number: given.bill, orderNo: given.orderNo });
    },
  };
}
