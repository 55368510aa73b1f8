import type { QuestionView } from '#domain/api/questions.ts';
import { AppError } from '#domain/errors.ts';
import { toNumber } from '#domain/money/money.ts';
import { actorRecord, authorise, type Ctx, type StoreCtx } from '../../platform/context/context.ts';
import { findOrders } from '../orders/find-order.ts';
import { type QuestionRow, selectOpenQuestions, selectQuestion, updateSettled } from './queries.ts';

/** More than a person looks at. Those that are settled make room. */
const MOST_LISTED = 200;

export async function listQuestions(ctx: StoreCtx): Promise<{ questions: QuestionView[] }> {
  authorise(ctx, 'till.count');
  const rows = await selectOpenQuestions(ctx.db, ctx.storeId, MOST_LISTED);
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
  const orders = orderIds.length > 0 ? await findOrders(ctx, ctx.storeId, orderIds) : new Map();
  return { questions: rows.map((row) => viewOf(row, orders)) };
}

function viewOf(row: QuestionRow, orders: ReadonlyMap<string, { orderNo: number }>): QuestionView {
  const { key, kind, orderId, command, told, madeAt, madeBy } = row;
  const order = orderId === null ? undefined : orders.get(orderId);
  return {
    _id: key,
    kind,
    order: orderId !== null && order ? { _id: orderId, orderNo: order.orderNo } : null,
    ...(command && { call: command.call }),
    ...(told.taken !== undefined && { taken: toNumber(told.taken) }),
    ...(told.due !== undefined && { due: toNumber(told.due) }),
    ...(told.code !== undefined && { code: told.code }),
    ...(told.message !== undefined && { message: told.message }),
    ...(told.table !== undefined && { table: told.table }),
    ...(told.sitting !== undefined && { sitting: told.sitting }),
    ...(told.beside !== undefined && { beside: told.beside }),
    madeAt: madeAt.toISOString(),
    madeBy: 'name' in madeBy ? madeBy.name : '',
  };
}

/** Somebody has checked it. A second tap changes nothing. */
export async function settleQuestion(ctx: StoreCtx, key: string): Promise<void> {
  authorise(ctx, 'till.close');
  const row = await findQuestion(ctx, key);
  await updateSettled(ctx.db, {
    ...row,
    settledBy: actorRecord(ctx.actor),
    settledAt: new Date(ctx.now),
  });
}

export async function findQuestion(ctx: Ctx & { storeId: string }, key: string): Promise<QuestionRow> {
  const row = await selectQuestion(ctx.db, ctx.storeId, key);
  if (!row) throw new AppError('QUESTION_NOT_FOUND');
  return row;
}
