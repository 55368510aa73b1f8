import { type Ctx, notePersonNews } from '#platform/context/server/context.ts';
import type { NotificationKind } from '../rules/notifications.ts';
import { updateDone, updateNameless } from './queries.ts';

/** Somebody has seen to it, so that nobody else need read it. In the transaction in which that is noted. */
export async function putAway(
  tx: Ctx,
  storeId: string,
  told: { kind: NotificationKind; keys: readonly string[] },
): Promise<void> {
  if (told.keys.length === 0) return;
  notePersonNews(tx, await updateDone(tx.db, storeId, told, new Date(tx.now)), 'notification');
}

/** Erases who reserved from what was told of it. */
export const forgetNames = ({ db }: Ctx, storeId: string, reservationIds: readonly string[]): Promise<void> =>
  updateNameless(db, storeId, reservationIds);
