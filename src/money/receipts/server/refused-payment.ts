import type { FastifyRequest } from 'fastify';
import { cancelGiven } from '#money/bills/server/issuing/cancel-number.ts';
import type { QuestionTold } from '#money/till/rules/questions.ts';
import { keepCash } from '#money/till/server/keep-cash.ts';
import { tokenOf } from '#ordering/orders/rules/token.ts';
import { findOrders } from '#ordering/orders/server/find-order.ts';
import type { StoreCtx } from '#platform/context/server/context.ts';
import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { Remains } from '#restaurant/without-the-line/server/late.ts';
import { wasCarriedOut } from '#restaurant/without-the-line/server/once.ts';
import type { SittingPaymentBody } from '#tables/sittings/wire/sittings.ts';
import type { RecordPaymentBody } from '../wire/receipts.ts';

/** What remains of money that was taken without the line for an order, and can't be recorded there. */
export async function remainsOfPayment(ctx: StoreCtx, request: FastifyRequest): Promise<Remains> {
  const { orderId = '' } = request.params as { orderId?: string };
  const order = (await findOrders(ctx, ctx.storeId, [orderId])).get(orderId);
  const key = parseKey(request.headers['idempotency-key']);
  const isDone = key !== null && (await wasCarriedOut(ctx, key));
  return remainsOfMoney(request.body, { about: order ? { number: tokenOf(order) } : {}, isDone });
}

interface Found {
  about: QuestionTold;
  /** It was recorded, and its answer was lost. */
  isDone: boolean;
  /** What a part of a table's bill comes to, where only the part was named. */
  part?: { amount: Minor; tip: Minor } | null;
}

/** Its cash is in the drawer, and the number of the bill that it was to pay is a cancelled one's. */
export function remainsOfMoney(body: unknown, { about, isDone, part }: Found): Remains {
  const paid = (body ?? {}) as Partial<RecordPaymentBody & SittingPaymentBody>;
  const { method, drawer, given } = paid;
  if (method === undefined) return { told: about };
  const amount = (paid.amount ?? part?.amount ?? 0) + (paid.tip ?? part?.tip ?? 0);
  const told = { ...about, sum: amount, ...(given && { bill: given.bill }) };
  if (isDone) return { told };
  const note = [about.table, about.number].find((name) => name !== undefined);
  return {
    told: { ...told, ...(method === 'Cash' ? { inDrawer: amount } : {}) },
    async keep(tx) {
      await keepCash(tx, { method, amount, drawer, note });
      if (given) await cancelGiven(tx, { number: given.bill });
    },
  };
}
