import { dueOf, priceOf } from '#money/bills/rules/balance.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { toPriceable } from '#ordering/orders/server/views.ts';
import type { LineRow, OrderRow } from '#ordering/orders/tables.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { type GuestShare, sharesOf } from '../../rules/shares.ts';
import type { SittingGuestRow, SittingLineRow } from '../../tables.ts';
import type { StoredSitting } from '../read-stored.ts';

const sumOf = (numbers: Minor[]): Minor => numbers.reduce((sum, one) => sum + one, 0);

export interface SittingMoney {
  total: Minor;
  paid: Minor;
  due: Minor;
}

/** What the rounds cost together, what of that came in and stayed, and what is due. */
export function moneyOf(rounds: readonly OrderRow[]): SittingMoney {
  return {
    total: sumOf(rounds.map(priceOf)),
    paid: sumOf(rounds.map(({ paid, refunded }) => paid - refunded)),
    due: sumOf(rounds.map(dueOf)),
  };
}

/** Who had an ordered line. Portions that were taken off had been on another line. */
export function whoHad(
  { id, partOf }: Pick<LineRow, 'id' | 'partOf'>,
  sent: ReadonlyMap<string, SittingLineRow>,
): { guest: string | null; shared: boolean; item?: string } {
  const line = sent.get(id) ?? sent.get(partOf ?? '');
  if (!line) return { guest: null, shared: true };
  return { guest: line.guestId, shared: line.isShared, item: line.itemId };
}

export const bySentLine = (lines: readonly SittingLineRow[]) =>
  new Map(lines.flatMap((line) => (line.orderLineId === null ? [] : [[line.orderLineId, line] as const])));

/** The guests who are in, and those who have left but whose dishes are on the bill. */
export function payingGuests({ guests, lines }: Pick<StoredSitting, 'guests' | 'lines'>): SittingGuestRow[] {
  const had = new Set(lines.map(({ guestId }) => guestId));
  return guests.filter(({ id, state }) => state === 'in' || (state === 'left' && had.has(id)));
}

/** What is left of an order, each line with its own taxes. */
export function withTaxes(
  { charges, discounts }: Pick<OrderRow, 'charges' | 'discounts'>,
  lines: readonly LineRow[],
) {
  const kept = lines.filter(isKept);
  const priced = priceCart(kept.map(toPriceable), charges, discounts);
  const parts = priced.taxes.flatMap((tax) => (tax.included ? [] : tax.parts));
  return kept.map((line, at) => {
    const taxes = parts.flatMap((part) => ('line' in part && part.line === at ? [part.amount] : []));
    const { total, share } = priced.lines[at] ?? { total: 0, share: 0 };
    return { line, total: total - share + sumOf(taxes) };
  });
}

/** What each guest has had, and what of it is not paid. */
export function guestShares(stored: StoredSitting): GuestShare[] {
  const sent = bySentLine(stored.lines);
  const rounds = stored.rounds
    .filter(({ order }) => order.state !== CANCELLED)
    .map(({ order, lines }) => ({
      price: priceOf(order),
      lines: withTaxes(order, lines).map(({ line, total }) => {
        const { guest: guestId, shared: isShared } = whoHad(line, sent);
        return { guestId, isShared, total };
      }),
    }));
  const ofPart = new Map(stored.parts.map(({ id, guestId }) => [id, guestId]));
  const byGuest = new Map<string, Minor>();
  for (const { partId, amount } of stored.receipts) {
    const guestId = ofPart.get(partId ?? '');
    if (guestId !== undefined) byGuest.set(guestId, (byGuest.get(guestId) ?? 0) + amount);
  }
  const { due } = moneyOf(stored.rounds.map(({ order }) => order));
  const guestIds = payingGuests(stored).map(({ id }) => id);
  return sharesOf(rounds, guestIds, { due, byGuest });
}
