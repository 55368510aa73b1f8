import * as z from 'zod/mini';
import { text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { EVENT_TYPES } from '#programs/v1/wire/events.ts';
import { DELIVERY_STATES } from '../rules/deliveries.ts';

export const MOST_WEBHOOKS = 10;
export const DELIVERIES_AT_ONCE = 50;

const events = z.array(z.enum(EVENT_TYPES)).check(
  z.minLength(1, formatFault('required')),
  z.maxLength(EVENT_TYPES.length),
  z.refine((given) => new Set(given).size === given.length, formatFault('invalid')),
);

export const webhookBody = z.strictObject({ url: text(500, 1), events });

export const webhookView = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  by: z.string(),
  since: z.string(),
  /** When it was switched off, since it did not take a delivery for a day. */
  offAt: z.nullable(z.string()),
});

export const webhookList = z.object({ webhooks: z.array(webhookView) });

/** The only answer that has the secret. */
export const madeWebhook = z.object({ webhook: webhookView, secret: z.string() });

export const deliveryView = z.object({
  _id: z.string(),
  type: z.enum([...EVENT_TYPES, 'test']),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  /** What was answered last: a status of HTTP, or 0 for nothing. */
  status: z.nullable(z.int()),
  tookMs: z.nullable(z.int()),
  at: z.string(),
  triedAt: z.nullable(z.string()),
});

export const deliveryPage = z.object({ deliveries: z.array(deliveryView), next: z.nullable(z.string()) });

export type WebhookBody = z.infer<typeof webhookBody>;
export type WebhookView = z.infer<typeof webhookView>;
export type WebhookList = z.infer<typeof webhookList>;
export type MadeWebhook = z.infer<typeof madeWebhook>;
export type DeliveryView = z.infer<typeof deliveryView>;
export type DeliveryPage = z.infer<typeof deliveryPage>;
