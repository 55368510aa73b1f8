import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  sql,
  unionAll,
} from '#platform/db/server/drizzle.ts';
import { inSlices } from '#platform/db/server/in-slices.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { accounts, accountTotp } from '#restaurant/accounts/tables.ts';
import { memberships } from '#restaurant/people/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';
import type { NotificationKind } from '../rules/notifications.ts';
import type { NotificationSettings } from '../rules/settings.ts';
import { notificationSettings, notifications } from '../tables.ts';
import type { NotificationFilter } from '../wire/notifications.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** The members of a store who can sign in with a password, always in the same order, so that two writers never wait for each other. */
export async function selectReaders(db: Db, storeId: string) {
  return db
    .select({
      accountId: memberships.accountId,
      role: memberships.role,
      email: accounts.email,
      isVerified: isNotNull(accounts.verifiedAt).mapWith(Boolean),
      settings: notificationSettings.settings,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .leftJoin(notificationSettings, eq(notificationSettings.accountId, memberships.accountId))
    .where(and(eq(memberships.storeId, storeId), isNull(accounts.disabledAt), ne(accounts.email, '')))
    .orderBy(asc(memberships.accountId));
}

export type NewNotification = typeof notifications.$inferInsert;

/** Answers those of which nobody was told before. */
export async function insertNotifications(db: Db, rows: NewNotification[]): Promise<string[]> {
  const told: string[] = [];
  for (const slice of inSlices(rows)) {
    const inserted = db.insert(notifications).values(slice).onConflictDoNothing();
    told.push(...(await inserted.returning({ id: notifications.id })).map((row) => row.id));
  }
  return told;
}

export async function selectSettings(db: Db, reader: string): Promise<NotificationSettings> {
  const row = await queryOne(
    db.select().from(notificationSettings).where(eq(notificationSettings.accountId, reader)),
  );
  return row?.settings ?? {};
}

export async function upsertSettings(db: Db, reader: string, settings: NotificationSettings): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ accountId: reader, settings })
    .onConflictDoUpdate({
      target: notificationSettings.accountId,
      set: { settings: sql`${notificationSettings.settings} || ${JSON.stringify(settings)}::jsonb` },
    });
}

/** A person's stores, and whether each asks their role for a second step. */
export async function selectStoresOf(db: Db, accountId: string, brandId: string) {
  return db
    .select({
      storeId: stores.storeId,
      name: stores.name,
      role: memberships.role,
      secondStepRoles: stores.secondStepRoles,
      hasSecondStep: isNotNull(accountTotp.confirmedAt).mapWith(Boolean),
    })
    .from(memberships)
    .innerJoin(stores, eq(stores.storeId, memberships.storeId))
    .leftJoin(accountTotp, eq(accountTotp.accountId, memberships.accountId))
    .where(and(eq(memberships.accountId, accountId), eq(stores.brandId, brandId)));
}

/** The kinds that a person may read in a store. */
export interface Readable {
  storeId: string;
  kinds: NotificationKind[];
}

interface Page {
  accountId: string;
  filter: NotificationFilter;
  /** The last one of the page before. */
  after: string | null;
  limit: number;
}

const { storeId, id, accountId, kind, seenAt, archivedAt } = notifications;
const IN_FILTER = {
  all: isNull(archivedAt),
  unread: and(isNull(seenAt), isNull(archivedAt)),
  archived: isNotNull(archivedAt),
};

const isIn = (store: Readable, reader: string, filter: NotificationFilter) =>
  and(eq(storeId, store.storeId), eq(accountId, reader), inArray(kind, store.kinds), IN_FILTER[filter]);

/** The latest first. Each store's index is read for one page alone, however much there is. */
export async function selectNotifications(
  db: Db,
  readable: readonly Readable[],
  { accountId: reader, filter, after, limit }: Page,
): Promise<NotificationRow[]> {
  const [first, second, ...others] = readable.map((store) =>
    db
      .select()
      .from(notifications)
      .where(and(isIn(store, reader, filter), after === null ? undefined : lt(id, after)))
      .orderBy(desc(id))
      .limit(limit),
  );
  if (!first) return [];
  return second
    ? unionAll(first, second, ...others)
        .orderBy(desc(id))
        .limit(limit)
    : first;
}

/** Counts no further than `most`. */
export async function countUnread(
  db: Db,
  readable: readonly Readable[],
  { accountId: reader, most }: { accountId: string; most: number },
): Promise<number> {
  const [first, second, ...others] = readable.map((store) =>
    db
      .select({ id })
      .from(notifications)
      .where(isIn(store, reader, 'unread'))
      .limit(most),
  );
  if (!first) return 0;
  const found = await (second ? unionAll(first, second, ...others).limit(most) : first);
  return found.length;
}

interface Own {
  accountId: string;
  storeIds: string[];
  /** Null for all of them. */
  ids: string[] | null;
}

const isOwn = (own: Own) =>
  and(
    inArray(storeId, own.storeIds),
    eq(accountId, own.accountId),
    own.ids === null ? undefined : inArray(id, own.ids),
  );

export async function updateSeen(db: Db, own: Own, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ seenAt: now })
    .where(and(isOwn(own), isNull(seenAt)));
}

export async function updateArchived(db: Db, own: Own, at: Date | null): Promise<void> {
  await db.update(notifications).set({ archivedAt: at }).where(isOwn(own));
}

/** Puts away what is told of one thing. Answers whose it was. */
export async function updateDone(
  db: Db,
  store: string,
  told: { kind: NotificationKind; keys: readonly string[] },
  at: Date,
): Promise<string[]> {
  const done = await db
    .update(notifications)
    .set({ seenAt: sql`coalesce(${seenAt}, ${at.toISOString()})`, archivedAt: at })
    .where(
      and(eq(storeId, store), eq(kind, told.kind), inArray(notifications.key, told.keys), isNull(archivedAt)),
    )
    .returning({ accountId });
  return done.map((row) => row.accountId);
}

/** Takes the names of guests out of what was told of these reservations. */
export async function updateNameless(
  db: Db,
  store: string,
  reservationIds: readonly string[],
): Promise<void> {
  if (reservationIds.length === 0) return;
  await db
    .update(notifications)
    .set({ facts: sql`${notifications.facts} - 'name'` })
    .where(
      and(
        eq(storeId, store),
        eq(kind, 'reservation'),
        inArray(sql`${notifications.facts} ->> 'reservationId'`, [...reservationIds]),
      ),
    );
}

export async function deleteNotifications(db: Db, store: string, reader: string): Promise<void> {
  await db.delete(notifications).where(and(eq(storeId, store), eq(accountId, reader)));
}

export async function deleteBefore(db: Db, storeIds: string[], firstId: string): Promise<void> {
  await db.delete(notifications).where(and(inArray(storeId, storeIds), lt(id, firstId)));
}
