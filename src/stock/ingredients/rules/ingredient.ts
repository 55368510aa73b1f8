import type { Amount } from './amount.ts';

/** How it is bought and counted, such as a bag of 25 kg. */
export interface Pack {
  name: string;
  amount: Amount;
}

export const MOST_INGREDIENTS = 1_000;
export const MOST_PACKS = 10;

interface Held {
  quantity: Amount;
  reserved: Amount;
}

/** What orders do not hold already. */
export const freeOf = ({ quantity, reserved }: Held): Amount => quantity - reserved;

/** What happens once orders hold all that is there. */
export const AT_ZERO = ['goOn', 'warn', 'out'] as const;
export type AtZero = (typeof AT_ZERO)[number];

/** What nobody has said otherwise of: what is counted is trusted to be gone, of all else nobody knows how much there is. */
export const atZeroOf = (row: { atZero: AtZero | null; countedAt: unknown }): AtZero =>
  row.atZero ?? (row.countedAt ? 'out' : 'goOn');

export const isEmpty = (held: Held): boolean => freeOf(held) <= 0;

/** Whether it is out because nothing was left, and not because somebody said so. */
export const isRunOut = ({ outSince, ranOutAt }: Record<'outSince' | 'ranOutAt', Date | null>): boolean =>
  outSince !== null && outSince.getTime() === ranOutAt?.getTime();

/** Whether somebody has to know that nothing is left. */
export const isNoneLeft = (held: Held & { atZero: AtZero }): boolean =>
  held.atZero !== 'goOn' && isEmpty(held);

/** Whether it is to be bought: what is free is below what should be there, or is nothing. */
export const isLow = (held: Held & { par: Amount | null; atZero: AtZero }): boolean =>
  isNoneLeft(held) || (held.par !== null && freeOf(held) < held.par);
