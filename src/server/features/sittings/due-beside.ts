import type { Minor } from '#domain/money/money.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { selectBillsBeside, selectRoundsOf } from './floor-queries.ts';
import { moneyOf } from './money-of.ts';
import type { Named } from './queries.ts';

/** What is due of the bills that were split from a sitting. Its table is not cleared before they are paid. */
export async function dueBeside({ db }: Pick<Ctx, 'db'>, { storeId, id }: Named): Promise<Minor> {
  const bills = await selectBillsBeside(db, storeId, [id]);
  if (bills.length === 0) return 0;
  const ids = bills.map((bill) => bill.id);
  return moneyOf(await selectRoundsOf(db, storeId, ids)).due;
}
