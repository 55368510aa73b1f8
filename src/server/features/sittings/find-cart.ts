import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { SittingLineRow } from '../../platform/db/schema/sittings.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { cartLineView, priceLines } from './cart-view.ts';
import { selectCart } from './line-queries.ts';
import type { Named } from './queries.ts';

export type LineFacts = Pick<SittingLineRow, 'itemId' | 'configs' | 'remarks' | 'quantity' | 'isShared'>;

/** What of the cart is to be ordered, in the order in which it was put there. Refuses if some of it is no longer there. */
export async function findInCart(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  sitting: Named,
  lineIds: readonly string[],
  present: CachedStore,
): Promise<SittingLineRow[]> {
  const cart = await selectCart(db, sitting);
  const wanted = cart.filter(({ id }) => lineIds.includes(id));
  if (wanted.length < new Set(lineIds).size) throw linesChanged(cart, present, now);
  return wanted;
}

/** Tells what is in the cart now. */
export function linesChanged(lines: readonly SittingLineRow[], present: CachedStore, now: number): AppError {
  return new AppError('LINES_CHANGED', { lines: priceLines(lines, present, now).map(cartLineView) });
}

export function isSameLine(a: LineFacts, b: LineFacts): boolean {
  return factsOf(a) === factsOf(b);
}

function factsOf({ itemId, configs, remarks, quantity, isShared }: LineFacts): string {
  const options = configs.map(({ label, contents }) => [label, contents]);
  return JSON.stringify([itemId, options, remarks, quantity, isShared]);
}
