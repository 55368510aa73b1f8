import { placeName } from '../store/place-name.ts';
import { BOUNDS, boundText } from '../text/bounded-text.ts';
import { parseClock } from '../time/clock.ts';
import { ASAP } from '../time/pickup.ts';
import { addressLabel } from './served-way.ts';

export type OrderPlace =
  | { kind: 'table'; name: string }
  /** Typed by the guest, so it may be none of the store's tables. */
  | { kind: 'typed'; name: string }
  /** `HH:MM`, or null for as soon as possible. */
  | { kind: 'pickup'; time: string | null }
  | { kind: 'address' };

interface Placed {
  orderType: string;
  table: { iden: string; idel?: string | undefined } | null;
  address: string;
}

export function orderPlace({ orderType, table, address }: Placed): OrderPlace {
  if (table) return { kind: 'table', name: boundText(placeName(table), BOUNDS.place) };
  const asked = addressLabel(orderType);
  const name = boundText(address, BOUNDS.place);
  if (asked === 'Delivery Address' || name === '') return { kind: 'address' };
  if (asked !== 'Pickup Time') return { kind: 'typed', name };
  if (address === ASAP) return { kind: 'pickup', time: null };
  return parseClock(address) === null ? { kind: 'typed', name } : { kind: 'pickup', time: address };
}

/** Returns the name of the table as the store or the guest wrote it; empty for takeaway and delivery. */
export function tableNameOf(placed: Placed): string {
  const place = orderPlace(placed);
  return place.kind === 'table' || place.kind === 'typed' ? place.name : '';
}
