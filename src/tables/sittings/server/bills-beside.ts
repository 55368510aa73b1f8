import type { OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { type Minor, toNumber } from '#platform/money/rules/money.ts';
import type { FloorSitting } from '../wire/sittings.ts';
import { type BesideRow, selectBillsBeside, selectRoundsOf } from './floor-queries.ts';
import type { Named } from './queries.ts';
import { moneyOf } from './rounds/money-of.ts';

/** A bill of its own that was split from a sitting, with what it is for. */
export interface BillBeside extends BesideRow {
  rounds: OrderRow[];
}

export const besideOf = (bills: readonly BesideRow[], rounds: readonly OrderRow[]): BillBeside[] =>
  bills.map(({ id, splitFrom }) => ({
    id,
    splitFrom,
    rounds: rounds.filter(({ sittingId }) => sittingId === id),
  }));

export async function billsBeside(
  { db }: Pick<Ctx, 'db'>,
  storeId: string,
  sittingId: string,
): Promise<BillBeside[]> {
  const bills = await selectBillsBeside(db, storeId, [sittingId]);
  if (bills.length === 0) return [];
  const ids = bills.map(({ id }) => id);
  return besideOf(bills, await selectRoundsOf(db, storeId, ids));
}

export function billView({ id, rounds }: BillBeside): NonNullable<FloorSitting['bills']>[number] {
  const { total, due } = moneyOf(rounds);
  return { _id: id, total: toNumber(total), due: toNumber(due) };
}

/** The sum due of the bills beside a sitting. The table is not cleared before they are paid. */
export async function dueBeside(ctx: Pick<Ctx, 'db'>, { storeId, id }: Named): Promise<Minor> {
  const bills = await billsBeside(ctx, storeId, id);
  return moneyOf(bills.flatMap(({ rounds }) => rounds)).due;
}
