import { SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

/** Guests who were served so long ago have finished, or have gone. */
const LATE_MS = 30 * MINUTE;

interface Shown extends Pick<StaffOrderView, 'state' | 'createdAt'> {
  money: Pick<StaffOrderView['money'], 'due'>;
  timeline: Pick<StaffOrderView['timeline'][number], 'at' | 'state' | 'by'>[];
}

export function isServedUnpaid({ state, money }: Pick<Shown, 'state' | 'money'>): boolean {
  return state === SERVED && money.due > 0;
}

/** For how many minutes a served order has been there, and who has served or taken it. */
export function servedFor({ timeline, createdAt }: Shown, now: number): { minutes: number; by: string } {
  const served = timeline.findLast(({ state }) => state === SERVED);
  const at = Date.parse(served?.at ?? createdAt);
  const by = served?.by ?? timeline.find((entry) => entry.by !== undefined)?.by ?? '';
  return { minutes: Math.max(0, Math.floor((now - at) / MINUTE)), by };
}

/** The served orders that should have been paid by now; null if there are none. Amounts are in hundredths. */
export function lateUnpaid(
  orders: readonly Shown[],
  now: number,
): { count: number; due: number; minutes: number } | null {
  const late = orders.flatMap((order) => {
    const { minutes } = servedFor(order, now);
    const isLate = isServedUnpaid(order) && minutes * MINUTE >= LATE_MS;
    return isLate ? [{ minutes, due: Math.round(order.money.due * 100) }] : [];
  });
  if (late.length === 0) return null;
  return {
    count: late.length,
    due: late.reduce((sum, { due }) => sum + due, 0),
    minutes: Math.max(...late.map(({ minutes }) => minutes)),
  };
}
