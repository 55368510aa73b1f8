import type { AccountCtx } from '#restaurant/access/server/access.ts';
import { kindsFor, linkOf, MOST_UNREAD, type Told } from '../rules/notifications.ts';
import type { NotificationFilter, NotificationList, NotificationView } from '../wire/notifications.ts';
import { countUnread, type NotificationRow, selectNotifications, selectStoresOf } from './queries.ts';

const PAGE = 30;

interface Asked {
  filter: NotificationFilter;
  after: string | null;
}

/** A page of what is new in all of the caller's restaurants, and how much they have not seen. */
export async function listNotifications(ctx: AccountCtx, asked: Asked): Promise<NotificationList> {
  const stores = await findReadable(ctx);
  const accountId = ctx.account.id;
  const found = await selectNotifications(ctx.db, stores, { ...asked, accountId, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const names = new Map(stores.map(({ storeId, name }) => [storeId, name]));
  return {
    notifications: page.map((row) => notificationView(row, names.get(row.storeId) ?? '')),
    next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    unread: await countUnread(ctx.db, stores, { accountId, most: MOST_UNREAD }),
  };
}

export async function readUnread(ctx: AccountCtx): Promise<{ unread: number }> {
  const stores = await findReadable(ctx);
  return { unread: await countUnread(ctx.db, stores, { accountId: ctx.account.id, most: MOST_UNREAD }) };
}

/** A role that was taken away takes its kinds with it, and a missing second step hides a store that asks for it. */
export async function findReadable({ db, site, account }: AccountCtx) {
  const stores = await selectStoresOf(db, account.id, site.brandId);
  return stores
    .filter(({ role, secondStepRoles, hasSecondStep }) => hasSecondStep || !secondStepRoles?.includes(role))
    .map(({ storeId, name, role }) => ({ storeId, name, role, kinds: kindsFor(role) }));
}

function notificationView(row: NotificationRow, storeName: string): NotificationView {
  const told = { kind: row.kind, facts: row.facts } as Told;
  return {
    _id: row.id,
    storeId: row.storeId,
    storeName,
    ...told,
    link: linkOf(told),
    createdAt: row.createdAt.toISOString(),
    isSeen: row.seenAt !== null,
    isArchived: row.archivedAt !== null,
  };
}
