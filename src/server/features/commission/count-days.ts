import { type CommissionDay, commissionDays } from '#domain/plans/commission.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { selectGuestOrders, selectOpenDays } from './queries.ts';

/** What the days before this one cost by now, as far as no invoice asks for them. */
export async function countDays(
  { db }: Pick<Ctx, 'db'>,
  { storeId, timeZone }: { storeId: string; timeZone: string },
  before: string,
): Promise<CommissionDay[]> {
  const rows = await selectOpenDays(db, storeId, before);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const span = { timeZone, from: first.day, to: last.day };
  return commissionDays(rows, await selectGuestOrders(db, storeId, span));
}
