import type { Catalogue } from '#ordering/catalogue/rules/catalogue.ts';
import type { PriceRule } from '#ordering/price-rules/rules/price-rule.ts';
import type { Ctx, StaffActor, StoreCtx } from '#platform/context/server/context.ts';
import { parseNetwork } from '#platform/limits/server/network.ts';

/** The store whose past is made. */
export interface StoreOfPast {
  storeId: string;
  owner: StaffActor;
  catalogue: Catalogue;
  priceRules?: readonly PriceRule[];
  timeZone: string;
  /** Feedback is read after a day, so that of the last day is unread. */
  now: number;
}

/** Something that people did then. */
export interface Step {
  at: number;
  /** The planned order that it needs. */
  of?: object;
  /** Takes a context of that time. */
  run: (ctx: Ctx) => Promise<unknown>;
}

export const HERE = parseNetwork('127.0.0.1');
export const CLIENT = { network: HERE, device: 'demo' };

/** Makes a context of a time one of the owner at that time. */
export function asOwner({ storeId, owner }: Pick<StoreOfPast, 'storeId' | 'owner'>) {
  return (ctx: Ctx): StoreCtx => ({ ...ctx, actor: owner, storeId, network: HERE });
}
