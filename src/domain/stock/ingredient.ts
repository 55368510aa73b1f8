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

/** Whether it is to be bought: what is free is below what should be there. */
export const isLow = (held: Held & { par: Amount | null }): boolean =>
  held.par !== null && freeOf(held) < held.par;
