import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { type Minor, toNumber } from '#platform/money/rules/money.ts';
import { type CashCount, type DrawerMove, sumOfCount } from '../rules/drawers.ts';
import { type Counting, countedBody } from './count-field.tsx';

export interface EntryDraft {
  counting: Counting;
  amount: string;
}

export interface EnteredCash {
  /** What the server is told. */
  body: { amount?: number; pieces?: CashCount };
  sum: Minor;
  pieces: CashCount;
}

export const isCounted = (what: DrawerMove): boolean => what === 'float' || what === 'count';
export const isMoved = (what: DrawerMove): what is 'in' | 'out' => what === 'in' || what === 'out';

/** The cash that was typed; null while it is missing. */
export function enteredIn(
  what: DrawerMove,
  { counting, amount }: EntryDraft,
  currency: string,
): EnteredCash | null {
  if (what === 'noSale') return { body: {}, sum: 0, pieces: {} };
  if (isMoved(what)) {
    const sum = parsePrice(amount);
    return sum ? { body: { amount: toNumber(sum) }, sum, pieces: {} } : null;
  }
  const body = countedBody(counting, currency);
  if (body === null) return null;
  if ('pieces' in body) return { body, sum: sumOfCount(body.pieces), pieces: body.pieces };
  return { body, sum: parsePrice(counting.sum) ?? 0, pieces: {} };
}
