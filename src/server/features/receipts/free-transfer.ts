import type { Ctx } from '../../platform/context/context.ts';
import { deleteTransfer } from './queries.ts';

/** A transfer that was recorded in error can pay another tab. */
export async function freeTransfer(
  { db }: Pick<Ctx, 'db'>,
  transfer: { storeId: string; tabId: string; utr: string },
): Promise<void> {
  await deleteTransfer(db, transfer);
}
