import * as z from 'zod/mini';
import { RECEIPT_METHODS } from '#money/payments/rules/payment.ts';
import { CANCELLED_BY, DUE_STATES, FLOW_METHODS } from '../rules/report-sums.ts';

const count = z.int();
/** Minor units of the store's currency, so that sums stay exact. */
const minor = z.int();

const totals = z.object({
  revenue: minor,
  orders: count,
  averageOrder: z.nullable(minor),
  cancelled: count,
  servedInSeconds: z.nullable(z.object({ half: z.int(), ninety: z.int() })),
  feedback: z.object({
    given: count,
    food: z.int(),
    service: z.int(),
    overall: z.int(),
    /** How many rated each part. The previous release asked everybody for both, and leaves these out. */
    foodGiven: z.optional(count),
    serviceGiven: z.optional(count),
  }),
});

const done = z.object({ times: count, amount: minor });

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
 * Money received and refunded for the orders of these days, even if it was on a later day. The method is `gateway`, or
 * what the staff recorded, which may be a khata or a loss; it is empty for refunds by hand without one.
 * Received less refunded = revenue + rounding - due + owed.
 */
const money = z.object({
  received: z.array(flow),
  givenBack: z.array(flow),
  /** `unpaid`, `claimed` by the guest, or `awaiting` a gateway. */
  due: z.array(z.object({ state: z.enum(DUE_STATES), orders: count, amount: minor })),
  owed: z.object({ orders: count, amount: minor }),
  rounding: minor,
  /** Beside all of the above. The previous release knows none. */
  tips: z.optional(z.array(flow)),
  /** What was taken back of the orders of these days. It is off `received` already. */
  reversed: z.optional(z.array(flow)),
  /** Money that came on these days for khatas. It is beside all of the above. */
  forAccounts: z.optional(z.array(flow)),
});

/** Sales of some days of the store's calendar. Feedback holds the sums of stars, not averages. */
export const reportView = z.object({
  from: z.string(),
  to: z.string(),
  today: z.string(),
  /** When it was computed. While the last day is not over, the period before ends at the same time of day. */
  readAt: z.string(),
  isOver: z.boolean(),
  before: z.object({ from: z.string(), to: z.string(), days: z.array(day), totals }),
  /** Day of the store's first order ever; null without one. */
  firstDay: z.nullable(z.string()),
  currency: z.string(),
  timeZone: z.string(),
  totals,
  days: z.array(day),
  /** Weekday 1 is Monday. Hours without orders are left out. */
  hours: z.array(z.object({ weekday: z.int(), hour: z.int(), orders: count, revenue: minor })),
  orderTypes: z.array(z.object({ id: z.string(), label: z.string(), orders: count, revenue: minor })),
  money,
  /** Revenue without taxes and charges. */
  dishes: z.array(dish),
  discarded: z.object({ quantity: count, amount: minor }),
  servingTimes: z.array(z.object({ seconds: z.int(), orders: count })),
  cancellations: z.array(
    z.object({ by: z.enum(CANCELLED_BY), reason: z.string(), orders: count, amount: minor }),
  ),
  /** What each of the staff did to the orders of these days. The previous release leaves it out. */
  people: z.optional(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        taken: done,
        received: z.array(z.extend(done, { method: z.enum(RECEIPT_METHODS) })),
        takenOff: done,
        cancelled: done,
        refunded: done,
      }),
    ),
  ),
  /** Rates are in hundredths of a percent. Fixed charges have none. */
  taxes: z.array(z.object({ label: z.string(), rate: z.int(), amount: minor })),
  /** How much of the taxes the prices have within; the rest is on top of them. Older servers leave it out. */
  taxWithin: z.optional(minor),
  charges: z.array(z.object({ label: z.string(), rate: z.nullable(z.int()), orders: count, amount: minor })),
  /** What the staff took off, by reason and by person. The previous release leaves both out. */
  discounts: z.optional(
    z.array(
      z.object({ kind: z.enum(['discount', 'complimentary']), reason: z.string(), count, amount: minor }),
    ),
  ),
  discountsBy: z.optional(z.array(z.object({ by: z.string(), count, amount: minor }))),
});

export type ReportView = z.infer<typeof reportView>;
export type ReportTotals = z.infer<typeof totals>;
export type ReportDay = z.infer<typeof day>;
export type ReportDish = z.infer<typeof dish>;
export type ReportMoney = z.infer<typeof money>;
