import type { Ctx } from '../../platform/context/context.ts';
import { readOrderTypes } from './queries.ts';

/** Ids and labels of the store's order types, as they are for this very transaction. */
export function listOrderTypes({ db }: Ctx, storeId: string): Promise<{ id: string; label: string }[]> {
  return readOrderTypes(db, storeId);
}
