import { type Minor, proportion } from '#platform/money/rules/money.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { InvoiceContent } from './invoice.ts';

export interface Settlement {
  /** For how many days there is enough. */
  days: number;
  /** What is paid with credit, or is kept as such if it is negative. */
  credit: Minor;
  /** The price of the days for which there is not enough. */
  short: Minor;
  /** What the store has in hand afterwards. */
  left: Minor;
}

/**
 * What somebody gets whose money for days has come, by what they have in hand by then. Whoever has spent meanwhile what
 * they meant to pay with gets fewer days, so that nobody owes for a purchase and no money is lost.
 */
export function settlementOf(
  { taxable, credit = 0 }: Pick<InvoiceContent, 'taxable' | 'credit'>,
  inHand: Minor,
  days: number,
): Settlement {
  const worth = taxable + credit;
  const held = inHand + taxable;
  if (held >= worth || worth === 0) return { days, credit, short: 0, left: held - worth };
  const covered = held <= 0 ? 0 : Number((BigInt(held) * BigInt(days)) / BigInt(worth));
  const used = proportion(worth, covered, days);
  return { days: covered, credit: used - taxable, short: worth - used, left: held - used };
}

const OWNERS_MS = 7 * DAY;
const OPERATORS_MS = 30 * DAY;

interface Asked {
  isByOwner: boolean;
  createdAt: Date;
  content: Pick<InvoiceContent, 'commission' | 'from'>;
}

/**
 * Until when a request can be paid at its price, in ms: that of an operator for a month after the first of its days. A
 * commission is owed until it is paid: null.
 */
export function openUntil({ isByOwner, createdAt, content }: Asked): number | null {
  if (content.commission) return null;
  const asked = createdAt.getTime();
  return isByOwner ? asked + OWNERS_MS : Math.max(asked, Date.parse(content.from)) + OPERATORS_MS;
}
