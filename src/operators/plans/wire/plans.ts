import * as z from 'zod/mini';
import { instant, percent, price, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { byLimit, EXTRAS, NO_LIMITS, STORE_STATUSES, SUBSCRIPTION_STATUSES } from '../rules/plan.ts';

const most = z.nullable(z.int().check(z.gte(0, formatFault('atLeast', { least: 0 })), z.lte(100_000_000)));
const limits = z.strictObject(byLimit(() => z._default(most, null)));
const features = z.array(z.enum(EXTRAS)).check(z.maxLength(EXTRAS.length));

const name = text(60, 1);
/** For twelve months. Null: twelve times the price of one. */
const yearPrice = z.nullable(price);

/** For each order that guests place: an amount, and per cent of what it costs. */
const commission = z.strictObject({ perOrder: z._default(price, 0), percent: z._default(percent, 0) });

export const planBody = z.strictObject({
  name,
  price: z.optional(price),
  yearPrice: z._default(yearPrice, null),
  limits: z._default(limits, NO_LIMITS),
  features: z._default(features, []),
  /** Guests browse, and order from the staff. */
  viewOnly: z._default(z.boolean(), false),
  private: z._default(z.boolean(), false),
  commission: z.optional(commission),
});
export type PlanBody = z.infer<typeof planBody>;

/** Limits that are not named stay. The stores of a plan follow its name. */
export const planPatch = z.strictObject({
  name: z.optional(name),
  price: z.optional(price),
  yearPrice: z.optional(yearPrice),
  limits: z.optional(z.strictObject(byLimit(() => z.optional(most)))),
  features: z.optional(features),
  viewOnly: z.optional(z.boolean()),
  private: z.optional(z.boolean()),
  commission: z.optional(commission),
  retired: z.optional(z.boolean()),
});
export type PlanPatch = z.infer<typeof planPatch>;
/** As a form sends them. */

export const planView = z.object({
  _id: z.string(),
  name: z.string(),
  /** For a month, in whole units. */
  price: z.number(),
  /** For twelve months, in whole units. */
  yearPrice: z.nullable(z.number()),
  limits,
  features,
  viewOnly: z.boolean(),
  /** In whole units, and per cent. */
  commission: z.object({ perOrder: z.number(), percent: z.number() }),
  /** Owners are not offered it. */
  private: z.boolean(),
  /** Nobody new begins on it. */
  retired: z.boolean(),
  /** How many restaurants are on it. */
  stores: z.number(),
});
export type PlanView = z.infer<typeof planView>;
export const plansView = z.object({ plans: z.array(planView) });

export const replacePlanBody = z.strictObject({ by: name });
export const replacedPlan = z.object({ moved: z.number() });

const days = (most: number) =>
  z
    .int(formatFault('wholeNumber'))
    .check(z.gte(0, formatFault('atLeast', { least: 0 })), z.lte(most, formatFault('atMost', { most })));

/** What holds for all restaurants: `newPlan` is tried for `trialDays`, 0 for without end. */
export const planRules = z.strictObject({
  newPlan: name,
  trialDays: days(999),
  lastPlan: name,
  graceDays: days(90),
});

export const subscriptionBody = z.strictObject({
  plan: z.optional(text(60, 1)),
  status: z.optional(z.enum(SUBSCRIPTION_STATUSES)),
  endDate: z.optional(z.nullable(instant)),
  /** What the store pays for a month of the plan. Null: the plan's price. */
  price: z.optional(z.nullable(price)),
});
export type SubscriptionBody = z.infer<typeof subscriptionBody>;
/** As a form sends it. */

const use = z.object({ used: z.number(), most: z.nullable(z.number()) });

export const storePlanView = z.object({
  plan: z.string(),
  status: z.enum(STORE_STATUSES),
  endDate: z.nullable(z.string()),
  use: z.object(byLimit(() => use)),
  features,
  /** Whether guests only browse, by the plan. */
  viewOnly: z.boolean(),
  /** From when, after its end, only what `lastPlan` has is left. Null if it has no end, or that is past. */
  stepsDownAt: z.nullable(z.string()),
  lastPlan: z.string(),
  /** What it pays for a month in place of the plan's price. */
  ownPrice: z.nullable(z.number()),
  /** What it has in hand for its next plan; negative if it owes. */
  credit: z.number(),
});
export type StorePlanView = z.infer<typeof storePlanView>;
