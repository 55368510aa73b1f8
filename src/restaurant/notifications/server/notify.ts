import { type Ctx, notePersonNews } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { kindsFor, type Told } from '../rules/notifications.ts';
import { wishOf } from '../rules/settings.ts';
import { insertNotifications, type NewNotification, selectReaders } from './queries.ts';
import { type AddressedNotice, sendOut } from './send-out.ts';

export type Notice = Told & {
  /** What it is about. Nobody is told twice of one kind and key. */
  key: string;
  at: number;
  /** The member whose doing it is, who knows. */
  by?: string | null;
};

/** Tells those of a store's people whose role may know, in the transaction of what has happened. */
export async function notify(tx: Ctx, storeId: string, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const readers = await selectReaders(tx.db, storeId);
  const addressed = notices.flatMap((told) =>
    readers
      .filter(({ accountId, role }) => kindsFor(role).includes(told.kind) && accountId !== told.by)
      .map((reader): AddressedNotice<Notice> => ({ id: uuidV7(tx.now), reader, told })),
  );
  const told = new Set(
    await insertNotifications(
      tx.db,
      addressed.map((notice) => notificationRow(tx, storeId, notice)),
    ),
  );
  const fresh = addressed.filter(({ id }) => told.has(id));
  await sendOut(
    tx,
    storeId,
    fresh.filter(({ told: { at } }) => !isOld(at, tx.now)),
  );
  notePersonNews(
    tx,
    fresh.map(({ reader }) => reader.accountId),
    'notification',
  );
}

/** What is told a day late is no news: it is listed, as seen, and disturbs nobody. */
const isOld = (at: number, now: number): boolean => at < now - DAY;

/** One that is not wanted in the bell is archived, so that it is not lost and nobody is told of it twice. */
function notificationRow(
  { now }: Ctx,
  storeId: string,
  { id, reader, told }: AddressedNotice<Notice>,
): NewNotification {
  const { accountId, settings } = reader;
  const { kind, key, facts, at } = told;
  const put = wishOf(settings ?? {}, kind).bell ? null : new Date(now);
  const seenAt = isOld(at, now) ? new Date(now) : put;
  return { storeId, id, accountId, kind, key, facts, createdAt: new Date(at), seenAt, archivedAt: put };
}
