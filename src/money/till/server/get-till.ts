import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { TillDayRow } from '../tables.ts';
import type { ClosedDay, ClosedDays, TillView } from '../wire/till.ts';
import { figuresOf } from './day/day-figures.ts';
import { findTill } from './find-till.ts';
import { readOneMoment, selectDay, selectDays } from './queries.ts';
import { closedDaysView, closedDayView, tillViewFor } from './views.ts';

const PAGE = 30;
const LAST_NUMBER = 2_147_483_647;

/** The drawers, and the open day up to now. */
export async function getTill(ctx: StoreCtx): Promise<TillView> {
  authorise(ctx, 'till.count');
  const store = await findStore(ctx.db, ctx.storeId);
  // Before the lock: nothing is locked. The transaction reads one moment.
  return withTransaction(ctx, async (tx) => {
    await readOneMoment(tx.db);
    const till = await findTill(tx, tx.storeId);
    return tillViewFor(tx, store, till, await figuresOf(tx, till));
  });
}

export async function listTillDays(ctx: StoreCtx, before: string | undefined): Promise<ClosedDays> {
  authorise(ctx, 'till.close');
  const number = parseNumber(before ?? '') ?? LAST_NUMBER;
  const rows = await selectDays(ctx.db, ctx.storeId, number, PAGE + 1);
  return closedDaysView(rows.slice(0, PAGE), rows.length > PAGE);
}

export async function getTillDay(ctx: StoreCtx, name: string): Promise<ClosedDay> {
  authorise(ctx, 'till.close');
  return closedDayView(ctx, await findTillDay(ctx, name));
}

export async function findTillDay({ db, storeId }: StoreCtx, name: string): Promise<TillDayRow> {
  const number = parseNumber(name);
  const row = number === null ? null : await selectDay(db, storeId, number);
  if (!row) throw new AppError('TILL_DAY_NOT_FOUND');
  return row;
}

const parseNumber = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
