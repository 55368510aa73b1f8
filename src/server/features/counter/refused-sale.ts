import type { FastifyRequest } from 'fastify';
import type { SaleBody } from '#domain/api/counter.ts';
import { parseHundredths } from '#domain/money/money.ts';
import { tokenOf } from '#domain/order/token.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import { parseKey } from '../../platform/http/parse-key.ts';
import { cancelGiven } from '../bills/cancel-number.ts';
import type { Remains } from '../commands/late.ts';
import { namesAsSold } from '../menus/get-revision.ts';
import { isPlaced } from '../placing/place-order.ts';
import { letterOf, tabletOf } from '../tablet-numbers/numbers.ts';
import { keepCash } from '../till/keep-cash.ts';

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
