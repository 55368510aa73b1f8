import type { StoreCtx } from '../context.ts';
import type { Limit } from '../http/limiter.ts';

const A_MINUTE = 60_000;
const CATALOGUES: Limit = { name: 'saved catalogues by store', most: 300, windowMs: A_MINUTE };
const ITEMS: Limit = { name: 'saved items by store', most: 600, windowMs: A_MINUTE };

/** Each save is kept whole, and takes a while: more than people make in the editor is a program gone wild. */
export function countCatalogueSave({ services, storeId }: StoreCtx): void {
  services.limiter.take(CATALOGUES, storeId);
}

export function countItemSave({ services, storeId }: StoreCtx): void {
  services.limiter.take(ITEMS, storeId);
}
