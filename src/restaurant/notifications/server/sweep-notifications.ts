import { followFromStart } from '#platform/consumers/server/consume-logs.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { firstIdAt } from '#platform/ids/server/ids.ts';
import { KEPT_MS } from '../rules/notifications.ts';
import { NOTIFICATIONS } from './consume-log.ts';
import { deleteBefore, deleteNotifications } from './queries.ts';

/** Deletes old ones, and follows stores that a release without notifications has opened since the migration. */
export async function sweepNotifications(ctx: Ctx, storeIds: string[]): Promise<void> {
  await followFromStart(ctx, NOTIFICATIONS, storeIds);
  await deleteBefore(ctx.db, storeIds, firstIdAt(ctx.now - KEPT_MS));
}

/** What a person was told in a store goes when they leave it. */
export async function forgetNotifications({ db }: Ctx, storeId: string, accountId: string): Promise<void> {
  await deleteNotifications(db, storeId, accountId);
}
