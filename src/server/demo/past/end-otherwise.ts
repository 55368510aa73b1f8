import { addDays, startOfDay } from '#domain/reports/report-period.ts';
import { dayIn } from '#domain/time/clock.ts';
import { OTHER_ENDINGS, type PlannedOrder } from './plan-orders.ts';
import type { StoreOfPast } from './step.ts';
import { CLOSED_DAYS } from './till-days.ts';

const EACH = 5;

/** Gives each fifth order of the days that were closed such an ending. */
export function endOtherwise(
  orders: readonly PlannedOrder[],
  { timeZone, now }: Pick<StoreOfPast, 'timeZone' | 'now'>,
): PlannedOrder[] {
  const today = dayIn(timeZone, now);
  const from = startOfDay(timeZone, addDays(today, -CLOSED_DAYS));
  const to = startOfDay(timeZone, today);
  let count = 0;
  return orders.map((order) => {
    const { at, then: usual } = order;
    if (usual.what !== 'served' || usual.returned !== null || at < from || at >= to) return order;
    count += 1;
    if (count % EACH !== 0) return order;
    const ending = OTHER_ENDINGS[(count / EACH - 1) % OTHER_ENDINGS.length];
    const then = ending === undefined ? usual : { ...usual, ending };
    return { ...order, then };
  });
}
