import { addDays, startOfDay } from '#money/reports/rules/report-period.ts';
import { type Ctx, type StaffActor, withTransaction } from '#platform/context/server/context.ts';
import { isDiskFull, isUnreachable } from '#platform/db/server/errors.ts';
import { createLimiter } from '#platform/limits/server/limiter.ts';
import { createMemoryLimits } from '#platform/limits/server/memory-store.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import type { DemoStore } from '../demo-store.ts';
import { chatSteps } from './chats.ts';
import { countVisits } from './count-visits.ts';
import { createDice } from './dice.ts';
import { COOKS, kitchenSteps } from './kitchen-days.ts';
import type { Week } from './plan-day.ts';
import { OTHER_ENDINGS, type PlannedOrder, planOrders } from './plan-orders.ts';
import { seatOrders } from './seat-orders.ts';
import { SITS, TAKEN_TABLES, tableSteps } from './seat-tables.ts';
import type { Step, StoreOfPast } from './step.ts';
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
/** The hour at which a day of a restaurant is over. */
const NIGHT_ENDS = 4;
/** One of so many orders ends otherwise. */
const EACH = 5;

/** Another process makes the past of this store. */
export class MadeElsewhere extends Error {}

interface MadeDay {
  until: number;
  number: number;
  of: number;
  /** People have changed the store so far that it refuses what was planned. */
  isLeftOut: boolean;
}

interface Made {
  storeId: string;
  owner: StaffActor;
  /** Days that an earlier start has made are left out. */
  from?: number;
  /** Begins the transaction of each day, from which the earlier days are made. False: another process is at it. */
  claim?: (tx: Ctx, from: number) => Promise<boolean>;
  /** Ends the transaction of each day. The last one is the day on which the demo began. */
  afterDay?: (tx: Ctx, day: MadeDay) => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Gives a demo store sixty days of orders, bills, refunds and ratings, and a board with orders of all ages. Each is made
 * by the verb that people use, at its own time, so everything that is computed from them is right. A day is made whole
 * or not at all, and people can use the store between two of them.
 */
export async function makePast(
  ctx: Ctx,
  demo: DemoStore,
  { storeId, owner, from = 0, claim, afterDay, signal }: Made,
): Promise<void> {
  const { store, catalogue } = await ctx.services.storeCache.getCurrent(ctx.db, storeId);
  const { timeZone, priceRules } = store;
  const { orders, steps, dice } = planPast(demo, {
    storeId,
    owner,
    catalogue,
    priceRules,
    timeZone,
    now: ctx.now,
  });
  const made = { until: from };
  const dishes = catalogue.menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ items }) => items.map(({ id }) => id));
  const limiter = createLimiter(createMemoryLimits(), ctx.services.clock, 0);
  const unlimited = { ...ctx, storeId, services: { ...ctx.services, limiter } };
  const endOf = (at: number) => Math.min(endOfNight(timeZone, at), ctx.now);
  const days = [...Map.groupBy(steps, ({ at }) => endOf(at))];
  const ordersOf = Map.groupBy(orders, ({ at }) => endOf(at));
  /** Orders that this start has not made: guests still rate some of them on the next day. */
  const missing = new Set<object>();
  for (const [index, [until, ofDay]] of days.entries()) {
    if (signal?.aborted) return;
    const placed = ordersOf.get(until) ?? [];
    if (until <= from) {
      for (const order of placed) missing.add(order);
      continue;
    }
    const day = { until, number: index + 1, of: days.length, isLeftOut: false };
    const make = async (tx: Ctx) => {
      if (claim && !(await claim(tx, made.until))) throw new MadeElsewhere();
      for (const { at, of, run } of ofDay) if (!of || !missing.has(of)) await run({ ...tx, now: at });
      await countVisits(tx, placed, { dice, storeId, timeZone, dishes });
      await afterDay?.(tx, day);
    };
    // Before the lock: reads the menu, which the verbs read again.
    await withTransaction(unlimited, make).catch(async (error: unknown) => {
      const isOfToday = error instanceof MadeElsewhere || isUnreachable(error) || isDiskFull(error);
      if (!afterDay || isOfToday) throw error;
      for (const order of placed) missing.add(order);
      await afterDay(ctx, { ...day, isLeftOut: true });
    });
    made.until = until;
  }
}

/** What happened, and who did what when. The same store and the same time have the same past. */
export function planPast(demo: DemoStore, made: StoreOfPast) {
  const { catalogue, timeZone, now } = made;
  const dice = createDice(SEED);
  const week = WEEKS[demo.slug];
  if (!week) return { orders: [], steps: [], dice };
  const planned = planOrders({ dice, store: demo, menus: catalogue.menus, timeZone, now }, week);
  const isBusiest = demo.slug === SITS;
  const orders = isBusiest
    ? endOtherwise(seatOrders(planned, demo.tables, { taken: TAKEN_TABLES, now }), { timeZone, now })
    : planned;
  const steps = orders
    .flatMap((order, index) => stepsOf(order, index, made).map((step): Step => ({ ...step, of: order })))
    .concat(tableSteps(demo.slug, dice, made))
    .concat(demo.slug === COOKS ? kitchenSteps(made) : [])
    .concat(isBusiest ? [...tillSteps(made), ...accountSteps(made), ...chatSteps(made)] : [])
    .toSorted((one, other) => one.at - other.at);
  return { orders, steps, dice };
}

/** The end of the business day of an instant. By then no guest of these stores is there. */
function endOfNight(timeZone: string, at: number): number {
  const night = NIGHT_ENDS * HOUR;
  return startOfDay(timeZone, addDays(dayIn(timeZone, at - night), 1)) + night;
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
