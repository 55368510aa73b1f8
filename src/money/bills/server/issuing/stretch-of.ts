import { addDays, countDays, MOST_DAYS, type Period } from '#money/reports/rules/report-period.ts';
import { startOfBusinessDay } from '#money/till/rules/business-day.ts';
import type { StoreCtx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { boundaryOf } from '../settings.ts';

export interface Stretch {
  timeZone: string;
  boundary: number;
  start: Date;
  /** The first instant that is not in it. */
  end: Date;
}

/** The day after it is still of four digits. */
const LAST_DAY = '9999-12-30';

/** These days of the restaurant, both included, two years at most. */
export async function stretchOf({ db, storeId }: StoreCtx, days: Period): Promise<Stretch> {
  if (days.from > days.to) throw fieldFault({ to: { rule: 'endsFirst' } });
  if (days.to > LAST_DAY) throw fieldFault({ to: { rule: 'invalid' } });
  if (countDays(days) > MOST_DAYS) throw fieldFault({ from: { rule: 'tooManyDays', most: MOST_DAYS } });
  const { timeZone } = await findStore(db, storeId);
  const boundary = await boundaryOf({ db }, storeId);
  const startOf = (day: string) => new Date(startOfBusinessDay(timeZone, day, boundary));
  return { timeZone, boundary, start: startOf(days.from), end: startOf(addDays(days.to, 1)) };
}
