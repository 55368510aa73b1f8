import { countItemEvents } from '#guests/visits/server/count-item-events.ts';
import { countPageViews } from '#guests/visits/server/count-page-views.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import type { Dice } from './dice.ts';
import type { PlannedOrder } from './plan-orders.ts';

/** Counts the page views and dish views of guests who ordered, and of others who did not, day by day. */
export async function countVisits(
  ctx: Ctx,
  orders: readonly PlannedOrder[],
  { dice, storeId, timeZone, dishes }: { dice: Dice; storeId: string; timeZone: string; dishes: string[] },
): Promise<void> {
  for (const ofDay of Map.groupBy(orders, ({ at }) => dayIn(timeZone, at)).values()) {
    const now = ofDay[0]?.at ?? ctx.now;
    const ordered = new Map<string, number>();
    for (const { itemId, quantity } of ofDay.flatMap(({ meal }) => meal))
      ordered.set(itemId, (ordered.get(itemId) ?? 0) + quantity);
    const events = dishes.flatMap((itemID) => {
      const count = ordered.get(itemID) ?? 0;
      const views = count * dice.between(2, 4) + dice.between(0, 3);
      return [
        ...(views > 0 ? [{ itemID, event: 'view' as const, count: views }] : []),
        ...(count > 0 ? [{ itemID, event: 'add' as const, count }] : []),
      ];
    });
    await countItemEvents({ ...ctx, now }, { profileID: storeId, events });
    const views = [
      { page: 'menu' as const, count: ofDay.length * dice.between(4, 6) },
      { page: 'cart' as const, count: Math.ceil(ofDay.length * 1.4) },
      { page: 'status' as const, count: ofDay.length * dice.between(2, 3) },
      { page: 'history' as const, count: dice.between(1, 4) },
    ];
    await countPageViews({ ...ctx, now }, { profileID: storeId, views });
  }
}
