import * as z from 'zod/mini';
import { MESSAGE_CHANNELS } from '#guests/messages/rules/messages.ts';
import { GATEWAY_KINDS } from '#money/payments/rules/gateways.ts';
import { operatorEntry } from '#operators/log/wire/operator-log.ts';
import { storePlanView } from '#operators/plans/wire/plans.ts';
import { email, role } from '#restaurant/accounts/wire/accounts.ts';
import { DOMAIN_STATES } from '#restaurant/domains/wire/domains.ts';
import { staffEntry } from '#restaurant/people/wire/staff.ts';
import { operatedStore } from './operator.ts';
import { storeNote } from './operator-notes.ts';

/** One store for whoever runs the program: no credentials, nothing of a guest. */
export const storeDetails = z.object({
  store: operatedStore,
  plan: storePlanView,
  people: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      role,
      seenAt: z.nullable(z.string()),
    }),
  ),
  /** Who was asked to become its owner and has not answered yet. */
  handingTo: z.nullable(z.string()),
  /** From when they can, which is when an owner agreed or had a week to object. */
  handingFrom: z.optional(z.nullable(z.string())),
  gateway: z.nullable(z.object({ kind: z.enum(GATEWAY_KINDS), isTest: z.boolean() })),
  printers: z.object({ all: z.number(), failing: z.number() }),
  /** The channels that it pays for, and what failed in seven days. */
  messages: z.object({ channels: z.array(z.enum(MESSAGE_CHANNELS)), failed: z.number() }),
  domain: z.nullable(z.object({ domain: z.string(), state: z.enum(DOMAIN_STATES) })),
  log: z.array(staffEntry),
  /** What operators have changed about it. */
  acts: z.optional(z.array(operatorEntry)),
  note: z.optional(storeNote),
});
export type StoreDetails = z.infer<typeof storeDetails>;

export const handOverBody = z.strictObject({ email });

/** Nothing is done at once: the person was asked by email, and may take it over from then on. */
export const handedOver = z.object({
  isDone: z.boolean(),
  isSent: z.boolean(),
  takenFrom: z.optional(z.string()),
});
export type HandedOver = z.infer<typeof handedOver>;
