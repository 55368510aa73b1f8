import * as z from 'zod/mini';
import { formatFault } from '../faults/field-fault.ts';
import { byLimit, FEATURES, NO_LIMITS, SUBSCRIPTION_STATUSES } from '../plans/plan.ts';
import { STORE_STATUSES } from './operator.ts';
import { instant, price, text } from './primitives.ts';

const most = z.nullable(z.int().check(z.gte(0, formatFault('atLeast', { least: 0 })), z.lte(100_000_000)));
const limits = z.strictObject(byLimit(() => z._default(most, null)));
const features = z.array(z.enum(FEATURES)).check(z.maxLength(FEATURES.length));

export const planBody = z.strictObject({
  name: text(60, 1),
  price: z.optional(price),
  limits: z._default(limits, NO_LIMITS),
  features: z._default(features, []),
});
export type PlanBody = z.infer<typeof planBody>;

/** Limits that are not named stay. A plan keeps its name, by which stores know it. */
export const planPatch = z.strictObject({
  price: z.optional(price),
  limits: z.optional(z.strictObject(byLimit(() => z.optional(most)))),
  features: z.optional(features),
});
export type PlanPatch = z.infer<typeof planPatch>;
/** As a form sends them. */
export type PlanFields = z.input<typeof planPatch>;

export const planView = z.object({
  _id: z.string(),
  name: z.string(),
  /** For a month, in whole units. */
  price: z.number(),
  limits,
  features,
});
export type PlanView = z.infer<typeof planView>;
export const plansView = z.object({ plans: z.array(planView) });

export const subscriptionBody = z.strictObject({
  plan: z.optional(text(60, 1)),
  status: z.optional(z.enum(SUBSCRIPTION_STATUSES)),
  endDate: z.optional(z.nullable(instant)),
});
export type SubscriptionBody = z.infer<typeof subscriptionBody>;

const use = z.object({ used: z.number(), most: z.nullable(z.number()) });

export const storePlanView = z.object({
  plan: z.string(),
  status: z.enum(STORE_STATUSES),
  endDate: z.nullable(z.string()),
  use: z.object(byLimit(() => use)),
  features,
});
export type StorePlanView = z.infer<typeof storePlanView>;
