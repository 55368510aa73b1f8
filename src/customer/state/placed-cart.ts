import type { Cart, CartEntry } from '#domain/cart.ts';
import { parseHundredths } from '#domain/money.ts';
import { openCart, replaceCart } from './cart.ts';
import { type PlacedRecord, readOrderHistory } from './order-history.ts';
import { repeatCart } from './repeat-cart.ts';
import { beginVisit } from './visit.ts';

/** What an order was made of, as a cart that is begun now. Prices are asked anew before anything is placed. */
export function cartOfRecord(
  { itemsList }: Pick<PlacedRecord, 'itemsList'>,
  now: number,
): Cart<CartEntry> | null {
  if (itemsList.length === 0) return null;
  const lines = itemsList.map(({ itemId, itemLabel, quantity, value, images, configs }) => ({
    itemId,
    selections: configs,
    quantity,
    label: itemLabel,
    image: images[0] ?? null,
    unit: parseHundredths(value) ?? 0,
  }));
  return { lines, timestamp: now };
}

/** Puts an order of this phone in the cart again; false when there is nothing to put there. */
export async function repeatOrder(record: PlacedRecord): Promise<boolean> {
  const { slug } = record.profile;
  const history = await readOrderHistory();
  const latest = history.find(({ profile }) => profile.slug === slug);
  beginVisit(slug, '');
  await openCart(slug);
  // Of the last order there is a copy of the very cart.
  if (latest?.orderId === record.orderId && (await repeatCart(slug))) return true;
  const cart = cartOfRecord(record, Date.now());
  if (cart) replaceCart(slug, cart);
  return cart !== null;
}

export async function findPlaced(orderSlug: string): Promise<PlacedRecord | null> {
  return (await readOrderHistory()).find((record) => record.orderSlug === orderSlug) ?? null;
}
