import { parseHundredths } from '#domain/money/money.ts';
import { type Cart, type CartEntry, countItems, joinCart } from '#domain/placing/cart.ts';
import { readEntry, writeEntry } from '../storage/vault.ts';
import { openCart, openCartOf, replaceCart } from './cart.ts';
import { type PlacedRecord, readOrderHistory } from './order-history.ts';
import { beginVisit } from './visit.ts';

/** What an order was made of, as a cart that is begun now. Prices are asked anew before anything is placed. */
export function cartOfRecord(
  { itemsList }: Pick<PlacedRecord, 'itemsList'>,
  now: number,
): Cart<CartEntry> | null {
  if (itemsList.length === 0) return null;
  const lines = itemsList.map(({ itemId, itemLabel, quantity, value, images, configs, remarks }) => ({
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

/** How many dishes the cart of an order's store holds, so that the guest is asked before they are replaced. */
export async function countInCart({ profile }: PlacedRecord): Promise<number> {
  await openCart(profile.slug);
  return countItems(openCartOf(profile.slug));
}

export type RepeatWay = 'add' | 'replace';

/** Puts an order of this phone in the cart again; null when nothing of it is kept, else how many dishes found no room. */
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

/** Of the last order at a store there is a copy of the very cart. */
async function copyOf({ orderId, profile: { slug } }: PlacedRecord): Promise<Cart<CartEntry> | null> {
  const latest = (await readOrderHistory()).find(({ profile }) => profile.slug === slug);
  const copy = latest?.orderId === orderId ? await readRepeatCart(slug) : null;
  return copy && copy.lines.length > 0 ? copy : null;
}

const repeatName = (slug: string) => `repeat:${slug}`;

/** What was ordered last at a store. */
function readRepeatCart(slug: string): Promise<Cart<CartEntry> | null> {
  return readEntry<Cart<CartEntry>>(repeatName(slug));
}

export function saveRepeatCart(slug: string, cart: Cart<CartEntry>): Promise<void> {
  return writeEntry(repeatName(slug), cart);
}
