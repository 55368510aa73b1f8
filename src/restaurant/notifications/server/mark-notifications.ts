import { notePersonNews, withTransaction } from '#platform/context/server/context.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import type { AccountCtx } from '#restaurant/access/server/access.ts';
import type { ArchiveBody, SeenNotificationsBody } from '../wire/notifications.ts';
import { findReadable } from './list-notifications.ts';
import { updateArchived, updateSeen } from './queries.ts';

export async function markSeen(ctx: AccountCtx, body: SeenNotificationsBody): Promise<void> {
  await change(ctx, 'ids' in body ? body.ids : null, (tx, own) => updateSeen(tx.db, own, new Date(tx.now)));
}

export async function archive(ctx: AccountCtx, { ids, isArchived }: ArchiveBody): Promise<void> {
  const at = isArchived ? new Date(ctx.now) : null;
  await change(ctx, ids, (tx, own) => updateArchived(tx.db, own, at));
}

type Own = Parameters<typeof updateSeen>[1];

/** Ids that are not the caller's change nothing. Their other devices hear of it. */
async function change(
  ctx: AccountCtx,
  given: string[] | null,
  write: (tx: AccountCtx, own: Own) => Promise<void>,
): Promise<void> {
  const storeIds = (await findReadable(ctx)).map(({ storeId }) => storeId);
  const ids = given?.filter(isId) ?? null;
  if (storeIds.length === 0 || ids?.length === 0) return;
  const accountId = ctx.account.id;
  // Before the lock: finds the stores alone; rows that a lost membership leaves are shown to nobody.
  await withTransaction(ctx, async (tx) => {
    await write(tx, { accountId, storeIds, ids });
    notePersonNews(tx, [accountId], 'notification');
  });
}
