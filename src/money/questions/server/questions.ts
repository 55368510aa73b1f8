import { billNumberOf } from '#money/bills/server/issuing/issue-bill.ts';
import { tabOf } from '#money/payments/rules/tab.ts';
import type { QuestionAbout } from '#money/till/rules/questions.ts';
import { findKeptCash } from '#money/till/server/keep-cash.ts';
import { tokenOf } from '#ordering/orders/rules/token.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { findOrders, storedOrdersOf } from '#ordering/orders/server/find-order.ts';
import { actorRecord, authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { QuestionView } from '../wire/questions.ts';
import { type QuestionRow, selectOpenQuestions, selectQuestion, updateSettled } from './queries.ts';

/** More than a person looks at. Those that are settled make room. */
const MOST_LISTED = 200;

export async function listQuestions(ctx: StoreCtx): Promise<{ questions: QuestionView[] }> {
  authorise(ctx, 'till.count');
  const rows = await selectOpenQuestions(ctx.db, ctx.storeId, MOST_LISTED);
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
  const found = await findOrders(ctx, ctx.storeId, orderIds);
  const abouts = new Map<string, QuestionAbout>();
  for (const { order, lines } of await storedOrdersOf(ctx, ctx.storeId, [...found.values()])) {
    const bill = await billNumberOf(ctx, ctx.storeId, tabOf(order));
    const dishes = lines.filter(isKept).map(({ itemLabel: label, quantity }) => ({ label, quantity }));
    const about = { number: tokenOf(order), dishes, sum: order.amount };
    abouts.set(order.id, { ...about, ...(bill === undefined ? {} : { bill }) });
  }
  const cash = rows.flatMap(({ key, told }) => (told.inDrawer === undefined ? [] : [key]));
  const kept = await findKeptCash(ctx, cash);
  return { questions: rows.map((row) => ({ ...viewOf(row, found, abouts), ...cashView(row, kept) })) };
}

function viewOf(
  row: QuestionRow,
  orders: ReadonlyMap<string, { orderNo: number }>,
  abouts: ReadonlyMap<string, QuestionAbout>,
): QuestionView {
  const { key, kind, orderId, command, told, madeAt, madeBy } = row;
  const order = orderId === null ? undefined : orders.get(orderId);
  return {
    _id: key,
    kind,
    order: orderId !== null && order ? { _id: orderId, orderNo: order.orderNo } : null,
    ...aboutView({ ...abouts.get(orderId ?? ''), ...told }),
    ...(told.isSaved !== undefined && { isSaved: told.isSaved }),
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

/** Nothing more is said of cash whose entry was taken back. */
function cashView({ key, told }: QuestionRow, kept: Awaited<ReturnType<typeof findKeptCash>>) {
  const standing = kept.get(key);
  if (told.inDrawer === undefined || !standing) return {};
  const { entry } = standing;
  return { inDrawer: toNumber(told.inDrawer), ...(entry !== null && { cashEntry: entry }) };
}

function aboutView({ number, dishes, sum, bill }: QuestionAbout) {
  return {
    ...(number !== undefined && { number }),
    ...(dishes !== undefined && { dishes }),
    ...(sum !== undefined && { sum: toNumber(sum) }),
    ...(bill !== undefined && { bill }),
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
