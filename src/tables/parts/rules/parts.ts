import { PAYMENT_PATIENCE_MS } from '#money/payments/rules/payment.ts';
import { divide } from '#money/payments/rules/tab.ts';
import { type Payee, upiLink } from '#money/payments/rules/upi.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { GuestShare } from '#tables/sittings/rules/shares.ts';
import type { PartKind, PartState } from '#tables/sittings/rules/sitting.ts';

/** A part that was begun and has not been dropped, in the order of beginning. */
export interface StandingPart {
  guestId: string;
  kind: PartKind;
  state: PartState;
  amount: Minor;
  /** Into how many parts the guest has split, for `even`. */
  of: number | null;
  /** The order lines, for `lines`. */
  lines: readonly string[] | null;
}

export type PartWish =
  | { kind: 'all' | 'mine' }
  | { kind: 'even'; of: number }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'amount'; amount: Minor };

export interface PartFacts {
  /** What is due of the whole table. */
  due: Minor;
  /** By guest, in the order of their coming. */
  shares: readonly GuestShare[];
  /** What each ordered line costs with its part of charges, taxes and rounding. */
  lines: ReadonlyMap<string, Minor>;
  parts: readonly StandingPart[];
}

/** What nobody has begun to pay. */
export function leftToPay({ due, parts }: Pick<PartFacts, 'due' | 'parts'>): Minor {
  return Math.max(0, due - heldBy(parts));
}

const heldBy = (parts: readonly StandingPart[]): Minor =>
  parts.reduce((sum, { state, amount }) => sum + (state === 'paid' ? 0 : amount), 0);

/**
 * What the guest would pay; zero if nothing of it is left, since others pay it or have begun to. No part takes more than
 * is left, so that all parts together are what is due.
 */
export function partAmount(wish: PartWish, guestId: string, facts: PartFacts): Minor {
  const left = leftToPay(facts);
  switch (wish.kind) {
    case 'all':
      return left;
    case 'mine':
      return Math.min(left, ownDue(guestId, facts));
    case 'even':
      return evenAmount(wish.of, guestId, facts);
    case 'lines':
      return Math.min(left, linesDue(wish.lines, facts));
    case 'amount':
      return wish.amount > left ? 0 : wish.amount;
  }
}

function ownDue(guestId: string, { shares, parts }: PartFacts): Minor {
  const due = shares.find((share) => share.guestId === guestId)?.due ?? 0;
  return Math.max(0, due - heldBy(parts.filter((part) => part.guestId === guestId)));
}

/** Lines that somebody else pays or has paid are not paid again. */
function linesDue(lines: readonly string[], { lines: prices, parts }: PartFacts): Minor {
  const taken = new Set(parts.flatMap((part) => part.lines ?? []));
  const free = [...new Set(lines)].filter((id) => !taken.has(id));
  return free.reduce((sum, id) => sum + (prices.get(id) ?? 0), 0);
}

/**
 * The next of so many equal parts of what is left. Those who came first get the odd paise; the last part is all that is
 * left. Once all parts are taken, what was ordered since is split anew.
 */
function evenAmount(of: number, guestId: string, facts: PartFacts): Minor {
  const equal = facts.parts.filter((part) => part.kind === 'even' && part.of === of);
  const begun = equal.length % of;
  const payers = new Set(equal.slice(equal.length - begun).map((part) => part.guestId));
  const amounts = divide(
    leftToPay(facts),
    Array.from({ length: of - begun }, () => 1),
  );
  const waiting = facts.shares.filter((share) => !payers.has(share.guestId));
  const place = Math.max(
    0,
    waiting.findIndex((share) => share.guestId === guestId),
  );
  return amounts[Math.min(place, amounts.length - 1)] ?? 0;
}

/**
 * What parts are after the bill has become another sum for all: those that are open keep their share of what is due, to
 * the paisa. Money that was sent is as much as it was.
 */
export function partsAnew(
  parts: readonly Pick<StandingPart, 'state' | 'amount'>[],
  { was, due }: { was: Minor; due: Minor },
): Minor[] {
  const sumOf = (own: typeof parts) => own.reduce((sum, { amount }) => sum + amount, 0);
  const open = parts.filter(({ state }) => state === 'open');
  const sent = parts.filter(({ state }) => state !== 'open');
  const shares = divide(Math.max(0, due - sumOf(sent)), [
    ...open.map(({ amount }) => amount),
    Math.max(0, was - sumOf(parts)),
  ]);
  return parts.map((part) => (part.state === 'open' ? (shares[open.indexOf(part)] ?? 0) : part.amount));
}

interface Ended {
  kind: PartKind;
  guestId: string;
  amount: Minor;
  of: number | null;
  lines: readonly string[] | null;
}

/**
 * What a part that has ended is, if its guest says only now that it is paid: what it would be of the bill as it is. With nothing
 * left to pay it is what they were asked for, which is owed to them.
 */
export function amountOfEnded({ kind, guestId, amount, of, lines }: Ended, facts: PartFacts): Minor {
  const left = leftToPay(facts);
  const wish: PartWish =
    kind === 'even'
      ? { kind, of: of ?? 1 }
      : kind === 'lines'
        ? { kind, lines: lines ?? [] }
        : kind === 'amount'
          ? { kind, amount: Math.min(amount, left) }
          : { kind };
  return Math.min(amount, partAmount(wish, guestId, facts)) || amount;
}

/** A part that nobody says is paid holds its amount no longer than an order waits for its payment. */
export function hasLapsed(
  { state, createdAt }: { state: PartState; createdAt: number },
  now: number,
): boolean {
  return (state === 'open' || state === 'awaiting') && now - createdAt >= PAYMENT_PATIENCE_MS;
}

interface Linked {
  /** Which of the table's parts it is. */
  number: number;
  amount: Minor;
  tip: Minor;
}

/** The link to pay a part by UPI. The statement of the account names the table and the part. */
export function linkToPart(
  payee: Payee,
  { number, amount, tip }: Linked,
  { orderNo, table }: { orderNo: number; table: string },
): string {
  return upiLink(payee, {
    orderNo: `${orderNo}P${number}`,
    amount: amount + tip,
    note: `${table} part ${number}`,
  });
}
