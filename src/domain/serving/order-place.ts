import { kindOf, type OfKind, type OrderKind } from '../store/order-kind.ts';
import { placeName } from '../store/place-name.ts';
import { BOUNDS, boundText } from '../text/bounded-text.ts';
import { parseClock } from '../time/clock.ts';
import { ASAP } from '../time/pickup.ts';

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
