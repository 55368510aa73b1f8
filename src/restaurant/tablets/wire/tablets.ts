import * as z from 'zod/mini';
import { anyId, maybe, price, text } from '#platform/calls/wire/primitives.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { role, sessionView } from '#restaurant/accounts/wire/accounts.ts';
import { isEasyPin, PIN_PATTERN } from '#restaurant/people/rules/pin.ts';
import { APPROVABLE, LOCK_MINUTES } from '#restaurant/people/rules/tablet.ts';

const pin = z.string().check(
  z.regex(PIN_PATTERN, formatFault('pin')),
  z.refine((typed) => !PIN_PATTERN.test(typed) || !isEasyPin(typed), formatFault('easyPin')),
);
/** Whoever has an owner's powers signs in with a password. */
const personRole = z.enum(['MANAGER', 'STAFF', 'KITCHEN']);
const lockMinutes = z.literal(LOCK_MINUTES);

export const newPersonBody = z.strictObject({ name: text(200, 1), role: personRole, pin });
/** Null takes the PIN away. */
export const pinBody = z.strictObject({ pin: z.nullable(pin) });

export const tabletBody = z.strictObject({ name: text(60, 1) });
export const tabletSettings = z.strictObject({ lockMinutes });

/** Any text is taken for a PIN. What can't be one gets the same answer as a wrong one. */
export const turnBody = z.strictObject({ accountId: anyId, pin: text(20, 1) });
/** As the refusal of the call has it. Without it, the approval is good for nothing. */
const act = z.strictObject({
  on: text(500, 1),
  order: maybe(z.number()),
  table: maybe(text(200)),
  guest: maybe(text(200)),
  isOwnPrice: maybe(z.boolean()),
  amount: maybe(price),
});
export const approvalBody = z.extend(turnBody, { permission: z.enum(APPROVABLE), act: maybe(act) });

const tabletView = z.object({
  _id: z.string(),
  name: z.string(),
  /** Before its numbers. Null until a tablet of an earlier release takes an order. */
  letter: z.nullable(z.string()),
  /** Who admitted it. */
  by: z.string(),
  since: z.string(),
  seenAt: z.string(),
  /** The name of the person who has signed in there. */
  turn: z.nullable(z.string()),
  /** Whether it is the caller's own browser. */
  isHere: z.boolean(),
});

export const tabletList = z.object({ tablets: z.array(tabletView), lockMinutes });

/** What a tablet shows before anybody has signed in: who could. */
export const ownTablet = z.object({
  name: z.string(),
  letter: z.nullable(z.string()),
  store: z.object({ _id: z.string(), slug: z.string(), name: z.string() }),
  lockMinutes,
  people: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      role,
      /** After too many wrong PINs. */
      lockedUntil: z.nullable(z.string()),
    }),
  ),
  /** Who has signed in in this browser, with a PIN or otherwise. */
  session: z.nullable(sessionView),
});

/** The tablet with whoever has signed in, and what they can sign in with there without a line. */
export const startedTurn = z.extend(ownTablet, {
  /** Left out by a server of the previous release. */
  pass: z.optional(z.object({ id: z.string(), secret: z.string() })),
});

/** How many turns there were at the tablet. */
export const turnCount = z.object({ turns: z.number() });
/** A pass, and what proves its secret: HMAC-SHA-256 in hex over `turn` and the number of turns. */
export const resumeBody = z.strictObject({ pass: anyId, proof: text(100) });

/** What a tablet may give without a line. The numbers of its bills are made as the server makes them. */
export const tabletNumbers = z.object({
  letter: z.string(),
  orders: z.array(z.object({ next: z.number(), last: z.number() })),
  bills: z.object({
    year: z.number(),
    prefix: z.string(),
    next: z.number(),
    /** When a day begins, in minutes after midnight. A new year begins with one. */
    boundary: z.number(),
  }),
});

/** For the header `approval` of one call. */
export const approvalView = z.object({ approval: z.string(), expiresAt: z.string() });

export type NewPersonBody = z.infer<typeof newPersonBody>;
export type TurnBody = z.infer<typeof turnBody>;
export type ApprovalAct = z.input<typeof act>;
export type ApprovalBody = z.infer<typeof approvalBody>;
export type ApprovalView = z.infer<typeof approvalView>;
export type TabletView = z.infer<typeof tabletView>;
export type TabletList = z.infer<typeof tabletList>;
export type TabletSettings = z.infer<typeof tabletSettings>;
export type TabletNumbers = z.infer<typeof tabletNumbers>;
export type StartedTurn = z.infer<typeof startedTurn>;
export type ResumeBody = z.infer<typeof resumeBody>;
export type OwnTablet = z.infer<typeof ownTablet>;
