import { type Cart, type CartEntry, isExpired } from '#ordering/cart/rules/cart.ts';
import { readEntry } from '../storage/vault.ts';
import { cartName } from './cart.ts';
import { readStoreList } from './store-list.ts';
import { readLastVisit, readVisit, type Visit } from './visit.ts';

/** The visit for pages whose address names no store: this tab's, another tab's, or the only store with a cart. */
export async function findCartVisit(): Promise<Visit | null> {
  return readVisit() ?? chooseVisit(readLastVisit(), await slugsWithCarts());
}

export function chooseVisit(last: Visit | null, filled: string[]): Visit | null {
  if (last && filled.includes(last.slug)) return last;
  const [only, ...others] = filled;
  if (only === undefined || others.length > 0) return last;
  return { slug: only, conf: null, iden: null, idel: null, men: null };
}

async function slugsWithCarts(): Promise<string[]> {
  const slugs = (await readStoreList()).map(({ slug }) => slug);
  const carts = await Promise.all(slugs.map((slug) => readEntry<Cart<CartEntry>>(cartName(slug))));
  return slugs.filter((_, at) => {
    const cart = carts[at];
    return cart && !isExpired(cart, Date.now());
  });
}
