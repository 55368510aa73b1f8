import { type Cart, type CartEntry, countItems, joinCart } from '#ordering/cart/rules/cart.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { readEntry, writeEntry } from '../storage/vault.ts';
import { openCart, openCartOf, replaceCart } from './cart.ts';
import { type PlacedRecord, readOrderHistory } from './order-history.ts';
import { beginVisit } from './visit.ts';

/** The dishes of an order as a new cart. Prices are checked again before ordering. */
export function cartOfRecord(
  { itemsList }: Pick<PlacedRecord, 'itemsList'>,
  now: number,
): Cart<CartEntry> | null {
  const known = itemsList.filter(({ itemId }) => itemId !== '');
  if (known.length === 0) return null;
  const lines = known.map(({ itemId, itemLabel, quantity, value, images, configs, remarks }) => ({
    itemId,
    selections: configs,
    quantity,
    label: itemLabel,
    image: images[0] ?? null,
    unit: parseHundredths(value) ?? 0,
    ...(remarks ? { remarks } : {}),
  }));
  return { lines, timestamp: now };
}

/** How many dishes the cart of the order's store holds. */
export async function countInCart({ profile }: PlacedRecord): Promise<number> {
  await openCart(profile.slug);
  return countItems(openCartOf(profile.slug));
}

export type RepeatWay = 'add' | 'replace';

/** Puts an order into the cart again. Returns how many dishes did not fit, or null if none is known. */
export async function repeatOrder(record: PlacedRecord, way: RepeatWay): Promise<number | null> {
  const { slug } = record.profile;
  const now = Date.now();
  const ordered = (await copyOf(record)) ?? cartOfRecord(record, now);
  if (!ordered) return null;
  beginVisit(slug, '');
  await openCart(slug);
  const present = way === 'add' ? openCartOf(slug) : null;
  const { cart, leftOut } = joinCart(present ?? { lines: [], timestamp: now }, ordered.lines, now);
  replaceCart(slug, cart);
  return leftOut;
}

export async function findPlaced(orderSlug: string): Promise<PlacedRecord | null> {
  return (await readOrderHistory()).find((record) => record.orderSlug === orderSlug) ?? null;
}

/** The cart of the latest order at a store, which is stored whole. */
async function copyOf({ orderId, profile: { slug } }: PlacedRecord): Promise<Cart<CartEntry> | null> {
  const latest = (await readOrderHistory()).find(({ profile }) => profile.slug === slug);
  const copy = latest?.orderId === orderId ? await readRepeatCart(slug) : null;
  return copy && copy.lines.length > 0 ? copy : null;
}

const repeatName = (slug: string) => `repeat:${slug}`;

/** The cart that was ordered last at a store. */
function readRepeatCart(slug: string): Promise<Cart<CartEntry> | null> {
  return readEntry<Cart<CartEntry>>(repeatName(slug));
}

export function saveRepeatCart(slug: string, cart: Cart<CartEntry>): Promise<void> {
  return writeEntry(repeatName(slug), cart);
}
