import { ASAP } from '#kitchen/promise/rules/pickup.ts';
import { kindOf, type OfKind, type OrderKind } from '#ordering/order-types/rules/order-kind.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { parseClock } from '#platform/time/rules/clock.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';

export type OrderPlace =
  | { kind: 'table'; name: string }
  /** Typed by the guest, so it may be none of the store's tables. */
  | { kind: 'typed'; name: string }
  /** `HH:MM`, or null for as soon as possible. */
  | { kind: 'pickup'; time: string | null }
  | { kind: 'address' };

interface Placed extends OfKind {
  table: { iden: string; idel?: string | undefined } | null;
  address: string;
}

export function orderPlace({ table, address, ...order }: Placed): OrderPlace {
  if (table) return { kind: 'table', name: boundText(placeName(table), BOUNDS.place) };
  const kind = kindOf(order);
  const name = boundText(address, BOUNDS.place);
  if (kind === 'delivery' || name === '') return { kind: 'address' };
  if (kind !== 'pickup') return { kind: 'typed', name };
  if (address === ASAP) return { kind: 'pickup', time: null };
  return parseClock(address) === null ? { kind: 'typed', name } : { kind: 'pickup', time: address };
}

interface PlacedRow extends OfKind {
  orderKind: OrderKind | null;
  tableName: string | null;
  tableLabel: string | null;
  address: string;
}

/** Where a stored order goes. */
export function placedAt({ orderType, orderKind, tableName, tableLabel, address }: PlacedRow) {
  const table = tableName === null ? null : { iden: tableName, idel: tableLabel ?? '' };
  return { orderType, orderKind, table, address };
}

/** Returns the name of the table as the store or the guest wrote it; empty for takeaway and delivery. */
export function tableNameOf(placed: Placed): string {
  const place = orderPlace(placed);
  return place.kind === 'table' || place.kind === 'typed' ? place.name : '';
}
