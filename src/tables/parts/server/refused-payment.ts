import type { FastifyRequest } from 'fastify';
import { remainsOfMoney } from '#money/receipts/server/refused-payment.ts';
import { requirePart } from '#money/tabs/server/part-state.ts';
import { findReceipt } from '#money/tabs/server/receive.ts';
import type { StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { Remains } from '#restaurant/without-the-line/server/late.ts';
import { findSitting } from '#tables/sittings/server/find-sitting.ts';
import type { SittingPaymentBody } from '#tables/sittings/wire/sittings.ts';

/** What remains of money that was taken without the line at a table, and can't be recorded there. */
export async function remainsOfTablePayment(ctx: StoreCtx, request: FastifyRequest): Promise<Remains> {
  const { sittingId = '' } = request.params as { sittingId?: string };
  const sitting = await findSitting(ctx, ctx.storeId, sittingId).catch(nobody);
  const key = parseKey(request.headers['idempotency-key']);
  const tab = { storeId: ctx.storeId, id: sittingId };
  const isDone = sitting !== null && key !== null && (await findReceipt(ctx, tab, key)) !== null;
  const { part: named } = (request.body ?? {}) as Partial<SittingPaymentBody>;
  const part = sitting && named !== undefined ? await requirePart(ctx, sitting, named).catch(nobody) : null;
  const about = sitting ? { table: sitting.tableName } : {};
  return remainsOfMoney(request.body, { about, isDone, part });
}

function nobody(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
