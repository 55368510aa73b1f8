import type { Db } from '#platform/db/server/client.ts';
import { and, asc, desc, eq, inArray, isNull, lt, notInArray } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts } from '#restaurant/accounts/tables.ts';
import { memberships } from '#restaurant/people/tables.ts';
import type { MessageChannel } from '../../rules/messages.ts';
import { messageWishes, pushSubscriptions } from '../../tables.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** The owner of a subscription. */
export type Owner = Pick<SubscriptionRow, 'storeId' | 'ownerKind' | 'ownerId'>;

const isOf = ({ storeId, ownerKind, ownerId }: Owner) =>
  and(
    eq(pushSubscriptions.storeId, storeId),
    eq(pushSubscriptions.ownerKind, ownerKind),
    eq(pushSubscriptions.ownerId, ownerId),
  );

/** Inserts or renews a browser, and deletes the oldest beyond `most`. */
export async function upsertSubscription(db: Db, row: SubscriptionRow, most: number): Promise<void> {
  const { sealed, locale, createdAt } = row;
  const { storeId, ownerKind, ownerId, endpointHash } = pushSubscriptions;
  await db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [storeId, ownerKind, ownerId, endpointHash],
      set: { sealed, locale, createdAt },
    });
  const latest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isOf(row))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(most);
  await db.delete(pushSubscriptions).where(and(isOf(row), notInArray(pushSubscriptions.id, latest)));
}

export async function deleteSubscription(db: Db, owner: Owner, hashes: string[]): Promise<void> {
  await db.delete(pushSubscriptions).where(and(isOf(owner), inArray(pushSubscriptions.endpointHash, hashes)));
}

export async function deleteSubscriptionById(db: Db, storeId: string, id: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.storeId, storeId), eq(pushSubscriptions.id, id)));
}

export async function selectSubscription(
  db: Db,
  storeId: string,
  id: string,
): Promise<SubscriptionRow | null> {
  return queryOne(
    db
      .select()
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.storeId, storeId), eq(pushSubscriptions.id, id))),
  );
}

type Browser = Pick<SubscriptionRow, 'id' | 'ownerId' | 'locale'>;
export type StaffBrowser = Browser & Pick<typeof memberships.$inferSelect, 'role'>;

const MOST_BROWSERS = 500;
const browser = {
  id: pushSubscriptions.id,
  ownerId: pushSubscriptions.ownerId,
  locale: pushSubscriptions.locale,
};

export async function selectOrderBrowsers(db: Db, storeId: string, orderIds: string[]): Promise<Browser[]> {
  return db
    .select(browser)
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.storeId, storeId),
        eq(pushSubscriptions.ownerKind, 'order'),
        inArray(pushSubscriptions.ownerId, orderIds),
      ),
    );
}

/** Browsers of current members. */
export async function selectStaffBrowsers(db: Db, storeId: string): Promise<StaffBrowser[]> {
  return db
    .select({ ...browser, role: memberships.role })
    .from(pushSubscriptions)
    .innerJoin(
      memberships,
      and(eq(memberships.storeId, storeId), eq(memberships.accountId, pushSubscriptions.ownerId)),
    )
    .innerJoin(accounts, and(eq(accounts.id, memberships.accountId), isNull(accounts.disabledAt)))
    .where(and(eq(pushSubscriptions.storeId, storeId), eq(pushSubscriptions.ownerKind, 'account')))
    .limit(MOST_BROWSERS);
}

/** The account that a store's pushes count for: its first owner. */
export async function selectPayer(db: Db, storeId: string): Promise<string> {
  const [owner] = await db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.storeId, storeId), eq(memberships.role, 'OWNER')))
    .orderBy(asc(memberships.createdAt), asc(memberships.accountId))
    .limit(1);
  return owner?.id ?? storeId;
}

/** Keeps the latest guests' browsers of a store and deletes the others. */
export async function deleteEarliestGuests(db: Db, storeId: string, most: number): Promise<void> {
  const isGuest = and(eq(pushSubscriptions.storeId, storeId), eq(pushSubscriptions.ownerKind, 'order'));
  const tooMany = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isGuest)
    .orderBy(desc(pushSubscriptions.id))
    .offset(most);
  await db.delete(pushSubscriptions).where(and(isGuest, inArray(pushSubscriptions.id, tooMany)));
}

/** False if the person no longer works there. */
export async function lockMembership(db: Db, storeId: string, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.storeId, storeId), eq(memberships.accountId, accountId)))
    .for('update');
  return rows.length > 0;
}

export async function deleteOldSubscriptions(
  db: Db,
  storeIds: string[],
  { kind, before }: { kind: SubscriptionRow['ownerKind']; before: Date },
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        inArray(pushSubscriptions.storeId, storeIds),
        eq(pushSubscriptions.ownerKind, kind),
        lt(pushSubscriptions.createdAt, before),
      ),
    );
}

type Wish = typeof messageWishes.$inferSelect;

export async function insertWish(db: Db, row: Wish): Promise<void> {
  await db.insert(messageWishes).values(row).onConflictDoNothing();
}

export async function deleteWish(
  db: Db,
  { storeId, orderId, channel }: Omit<Wish, 'createdAt'>,
): Promise<void> {
  await db
    .delete(messageWishes)
    .where(
      and(
        eq(messageWishes.storeId, storeId),
        eq(messageWishes.orderId, orderId),
        eq(messageWishes.channel, channel),
      ),
    );
}

export async function selectWishes(
  db: Db,
  storeId: string,
  orderIds: string[],
): Promise<{ orderId: string; channel: MessageChannel }[]> {
  return db
    .select({ orderId: messageWishes.orderId, channel: messageWishes.channel })
    .from(messageWishes)
    .where(and(eq(messageWishes.storeId, storeId), inArray(messageWishes.orderId, orderIds)));
}

export async function deleteOldWishes(db: Db, storeIds: string[], before: Date): Promise<void> {
  await db
    .delete(messageWishes)
    .where(and(inArray(messageWishes.storeId, storeIds), lt(messageWishes.createdAt, before)));
}
