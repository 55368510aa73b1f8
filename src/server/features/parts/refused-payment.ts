import type { FastifyRequest } from 'fastify';
import type { SittingPaymentBody } from '#domain/api/sittings.ts';
import { AppError } from '#domain/errors.ts';
import type { StoreCtx } from '../../platform/context/context.ts';
import { parseKey } from '../../platform/http/parse-key.ts';
import type { Remains } from '../commands/late.ts';
import { remainsOfMoney } from '../receipts/refused-payment.ts';
import { findSitting } from '../sittings/find-sitting.ts';
import { requirePart } from '../tabs/part-state.ts';
import { findReceipt } from '../tabs/receive.ts';

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
