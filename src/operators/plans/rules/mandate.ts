import type { Minor } from '#platform/money/rules/money.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { HeldPlan } from './invoice-period.ts';

export const MANDATE_WAYS = ['upi', 'card'] as const;
/** What a payer lets the gateway charge. */
export type MandateWay = (typeof MANDATE_WAYS)[number];

export const MANDATE_STATES = ['wanted', 'active', 'ended'] as const;
/** Wanted from when somebody goes to pay until the gateway says that it is registered. */
export type MandateState = (typeof MANDATE_STATES)[number];

/** Why one has ended. */
export type MandateEnd =
  | 'owner'
  | 'operator'
  | 'replaced'
  /** The gateway did not register it. */
  | 'rejected'
  /** The payer ended it at their bank or in their UPI app. */
  | 'revoked'
  | 'expired'
  /** The last charge was refused. */
  | 'refused'
  /** The renewal costs more than what was agreed. */
  | 'price'
  /** The store has another plan, or one that is not sold or has no end. */
  | 'plan'
  /** The store is suspended or closed. */
  | 'store'
  /** The seller has no details, or another account at the gateway. */
  | 'seller';

/** Each charge above this needs the payer's consent, as rules of the Reserve Bank of India have it. */
const MOST_MANDATE: Minor = 15_000_00;
/** For as long as gateways register a mandate. */
export const MANDATE_YEARS = 10;

const TOLD_AHEAD = 3 * DAY;
const CHARGED_AHEAD = 2 * DAY;
const LEAST_NOTICE = DAY;
/** How long after the first refusal a charge is tried again. */
const RETRIES = [DAY, 3 * DAY, 5 * DAY] as const;

/** Plans renew themselves by the month or by the year. */
export const mayRenew = (months: number, total: Minor): boolean =>
  (months === 1 || months === 12) && total > 0 && total <= MOST_MANDATE;

/** What was agreed, and how far the present renewal has come. */
export interface Mandate {
  plan: string;
  /** The greatest amount that may be charged. */
  cap: Minor;
  /** The end of which the owners were told last, when, and with what amount. */
  announced: { end: number; at: number; total: Minor } | null;
  charges: number;
  /** When the first of them was refused. */
  refusedAt: number | null;
  /** Whether it is not known yet how the last charge ended. */
  isAwaiting: boolean;
}

export interface Renewal {
  held: HeldPlan;
  /** What it would cost now. */
  total: Minor;
  /** What keeps it from being charged. */
  obstacle: MandateEnd | null;
}

export type MandateStep = 'wait' | 'learn' | 'announce' | 'charge' | { ends: MandateEnd };

/** What is to be done about a mandate now. An answer that is awaited comes first, so that nobody is charged twice. */
export function mandateStep(mandate: Mandate, { held, total, obstacle }: Renewal, now: number): MandateStep {
  if (mandate.isAwaiting) return 'learn';
  if (obstacle) return { ends: obstacle };
  if (held.plan !== mandate.plan || held.endsAt === null) return { ends: 'plan' };
  if (now < held.endsAt - TOLD_AHEAD) return 'wait';
  if (total > mandate.cap) return { ends: 'price' };
  const { announced } = mandate;
  if (announced?.end !== held.endsAt || total > announced.total) return 'announce';
  if (mandate.charges > RETRIES.length) return { ends: 'refused' };
  return now >= chargeAt(mandate, held.endsAt) ? 'charge' : 'wait';
}

/** When the plan that ends then is charged for next, or again. */
export function chargeAt({ announced, refusedAt, charges }: Mandate, end: number): number {
  if (announced?.end !== end) return end - CHARGED_AHEAD;
  const notice = announced.at + LEAST_NOTICE;
  return refusedAt === null
    ? Math.max(end - CHARGED_AHEAD, notice)
    : Math.max(refusedAt + (RETRIES[charges - 1] ?? 0), notice);
}

/** When a charge for the present end was refused first, and when it is tried again. Null if none was. */
export function refusalOf(mandate: Mandate, end: number | null): { on: number; again: number | null } | null {
  const { refusedAt, announced } = mandate;
  if (refusedAt === null || end === null || announced?.end !== end) return null;
  return { on: refusedAt, again: isRetried(mandate) ? chargeAt(mandate, end) : null };
}

/** Whether another charge follows one that is refused. */
export const isRetried = ({ charges }: Pick<Mandate, 'charges'>): boolean => charges <= RETRIES.length;
