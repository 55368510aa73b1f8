import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { SittingLineRow, SittingRow } from '../../tables.ts';
import { selectCart } from '../line-queries.ts';
import type { StoredSitting } from '../read-stored.ts';
import { cartAt, cartLineView, priceLines } from './cart-view.ts';

export type LineFacts = Pick<SittingLineRow, 'itemId' | 'configs' | 'remarks' | 'quantity' | 'isShared'>;

/** What of the cart is to be ordered, in the order in which it was put there. Refuses if some of it is no longer there. */
export async function findInCart(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  sitting: SittingRow,
  lineIds: readonly string[],
  { present, orderType }: Pick<StoredSitting, 'present' | 'orderType'>,
): Promise<SittingLineRow[]> {
  const cart = await selectCart(db, sitting);
  const wanted = cart.filter(({ id }) => lineIds.includes(id));
  if (wanted.length < new Set(lineIds).size) throw linesChanged(cart, { present, sitting, orderType }, now);
  return wanted;
}

/** Tells what is in the cart now. */
export function linesChanged(
  lines: readonly SittingLineRow[],
  at: Pick<StoredSitting, 'present' | 'sitting' | 'orderType'>,
  now: number,
): AppError {
  const priced = priceLines(lines, at.present, cartAt(at, now));
  return new AppError('LINES_CHANGED', { lines: priced.map(cartLineView) });
}

export function isSameLine(a: LineFacts, b: LineFacts): boolean {
  return factsOf(a) === factsOf(b);
}

function factsOf({ itemId, configs, remarks, quantity, isShared }: LineFacts): string {
  const options = configs.map(({ label, contents }) => [label, contents]);
  return JSON.stringify([itemId, options, remarks, quantity, isShared]);
}
