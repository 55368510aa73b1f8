import type { Told } from '#domain/api/notifications.ts';
import { kindsFor } from '#domain/notifications/notifications.ts';
import { type Ctx, notePersonNews } from '../../platform/context/context.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { insertNotifications, selectReaders } from './queries.ts';

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
  const readers = (await selectReaders(tx.db, storeId)).map(({ accountId, role }) => {
    return { accountId, kinds: new Set(kindsFor(role)) };
  });
  const rows = notices.flatMap(({ kind, key, facts, at, by }) =>
    readers
      .filter(({ accountId, kinds }) => kinds.has(kind) && accountId !== by)
      .map(({ accountId }) => {
        const id = uuidV7(tx.now);
        return { storeId, id, accountId, kind, key, facts, createdAt: new Date(at) };
      }),
  );
  const told = await insertNotifications(tx.db, rows);
  notePersonNews(tx, told, 'notification');
}
