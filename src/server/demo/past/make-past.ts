import { addDays, startOfDay } from '#domain/reports/report-period.ts';
import { dayIn } from '#domain/time/clock.ts';
import { type Ctx, type StaffActor, withTransaction } from '../../platform/context/context.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { createMemoryLimits } from '../../platform/limits/memory-store.ts';
import type { DemoStore } from '../demo-store.ts';
import { chatSteps } from './chats.ts';
import { countVisits } from './count-visits.ts';
import { createDice } from './dice.ts';
import type { Week } from './plan-day.ts';
import { OTHER_ENDINGS, type PlannedOrder, planOrders } from './plan-orders.ts';
import { seatOrders } from './seat-orders.ts';
import { SITS, TAKEN_TABLES, tableSteps } from './seat-tables.ts';
import type { StoreOfPast } from './step.ts';
import { stepsOf } from './steps.ts';
import { accountSteps } from './steps-of-ending.ts';
import { CLOSED_DAYS, tillSteps } from './till-days.ts';

/** Orders on a usual day of these stores, Sunday first. */
const WEEKS: Readonly<Record<string, Week>> = {
  'saffron-street': [17, 8, 7, 8, 10, 15, 18],
  'udupi-tiffin': [6, 3, 2, 3, 3, 4, 5],
  'palace-rooms': [2, 1, 1, 1, 1, 2, 3],
};

const SEED = 20;
/** One of so many orders ends otherwise. */
const EACH = 5;

/**
 * Gives a demo store sixty days of orders, bills, refunds and ratings, and a board with orders of all ages. Each is made
 * by the verb that people use, at its own time, so everything that is computed from them is right.
 */
export async function makePast(
  ctx: Ctx,
  demo: DemoStore,
  { storeId, owner }: { storeId: string; owner: StaffActor },
): Promise<void> {
  const week = WEEKS[demo.slug];
  if (!week) return;
  const { store, catalogue } = await ctx.services.storeCache.getCurrent(ctx.db, storeId);
  const { timeZone } = store;
  const { menus } = catalogue;
  const dice = createDice(SEED);
  const planned = planOrders({ dice, store: demo, menus, timeZone, now: ctx.now }, week);
  const isBusiest = demo.slug === SITS;
  const orders = isBusiest
    ? endOtherwise(seatOrders(planned, demo.tables, { taken: TAKEN_TABLES, now: ctx.now }), {
        timeZone,
        now: ctx.now,
      })
    : planned;
  const dishes = menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ items }) => items.map(({ id }) => id));
  const limiter = createLimiter(createMemoryLimits(), ctx.services.clock, 0);
  const unlimited = { ...ctx, storeId, services: { ...ctx.services, limiter } };
  const made = { storeId, owner, catalogue, timeZone, now: ctx.now };
  const steps = orders
    .flatMap((order, index) => stepsOf(order, index, made))
    .concat(tableSteps(demo.slug, dice, made))
    .concat(isBusiest ? [...tillSteps(made), ...accountSteps(made), ...chatSteps(made)] : [])
    .toSorted((one, other) => one.at - other.at);
  // One transaction, so that a start that ends early leaves all of it or nothing.
  // Before the lock: reads the menu of a store that was just made, before the program listens.
  await withTransaction(unlimited, async (tx) => {
    for (const { at, run } of steps) await run({ ...tx, now: at });
    await countVisits(tx, orders, { dice, storeId, timeZone, dishes });
  });
}

/** Gives each fifth order of the days that were closed such an ending. */
function endOtherwise(
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
