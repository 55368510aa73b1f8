import * as z from 'zod/mini';
import { CANCELLED_BY, DUE_STATES, FLOW_METHODS } from '../reports/report-sums.ts';

const count = z.int();
/** In the smallest unit of the store's currency, so that sums stay exact. */
const minor = z.int();

const totals = z.object({
  revenue: minor,
  orders: count,
  averageOrder: z.nullable(minor),
  cancelled: count,
  servedInSeconds: z.nullable(z.object({ half: z.int(), ninety: z.int() })),
  feedback: z.object({ given: count, food: z.int(), service: z.int(), overall: z.int() }),
});

const day = z.object({ day: z.string(), orders: count, revenue: minor });

const dish = z.object({
  itemId: z.string(),
  label: z.string(),
  quantity: count,
  revenue: minor,
  views: count,
  adds: count,
  /** Whether it is on the menu now. */
  offered: z.boolean(),
});

const flow = z.object({ method: z.enum(FLOW_METHODS), times: count, amount: minor });

/**
 * What came for the orders of these days and what of it was given back, whenever that was: by cash, card and UPI as the
 * staff say, or by `gateway`; given back by hand in a way that nobody has named, the method is empty. What was received
 * and not given back is the revenue with its rounding, without what is due and with what is owed.
 */
const money = z.object({
  received: z.array(flow),
  givenBack: z.array(flow),
  /** Still to be paid: `unpaid`, or `claimed` by the guest, or `awaiting` a gateway. */
  due: z.array(z.object({ state: z.enum(DUE_STATES), orders: count, amount: minor })),
  owed: z.object({ orders: count, amount: minor }),
  rounding: minor,
});

/** What a store has sold in some days of its own calendar. Sums of the stars of feedback, not their averages. */
export const reportView = z.object({
  from: z.string(),
  to: z.string(),
  today: z.string(),
  /** When it was read, where the last of its days is not over: the period before then ends at the same time of day. */
  readAt: z.string(),
  isOver: z.boolean(),
  before: z.object({ from: z.string(), to: z.string(), days: z.array(day), totals }),
  /** The day of the store's first order of all; null when there is none. */
  firstDay: z.nullable(z.string()),
  currency: z.string(),
  timeZone: z.string(),
  totals,
  days: z.array(day),
  /** Weekday 1 is Monday; hours in which nothing was ordered are left out. */
  hours: z.array(z.object({ weekday: z.int(), hour: z.int(), orders: count, revenue: minor })),
  orderTypes: z.array(z.object({ id: z.string(), label: z.string(), orders: count, revenue: minor })),
  money,
  /** What each has brought without taxes and charges. */
  dishes: z.array(dish),
  discarded: z.object({ quantity: count, amount: minor }),
  servingTimes: z.array(z.object({ seconds: z.int(), orders: count })),
  cancellations: z.array(
    z.object({ by: z.enum(CANCELLED_BY), reason: z.string(), orders: count, amount: minor }),
  ),
  /** Rates in hundredths of a percent; charges of a fixed amount have none. */
  taxes: z.array(z.object({ label: z.string(), rate: z.int(), amount: minor })),
  charges: z.array(z.object({ label: z.string(), rate: z.nullable(z.int()), orders: count, amount: minor })),
});

export type ReportView = z.infer<typeof reportView>;
export type ReportTotals = z.infer<typeof totals>;
export type ReportDay = z.infer<typeof day>;
export type ReportDish = z.infer<typeof dish>;
export type ReportMoney = z.infer<typeof money>;
