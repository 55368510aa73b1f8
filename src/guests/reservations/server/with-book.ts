import { type Ctx, notePersonNews, withTransaction } from '#platform/context/server/context.ts';
import { hasSqlState, LOCK_NOT_AVAILABLE } from '#platform/db/server/errors.ts';
import type { AccountCtx } from '#restaurant/access/server/access.ts';
import { findStaff } from '#restaurant/access/server/membership.ts';
import { findReadable } from '#restaurant/notifications/server/list-notifications.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { DEFAULT_RESERVATIONS, type ReservationSettings } from '../rules/reservation.ts';
import { type BookRow, lockBookRow, selectBook, selectLastChange, updateBook } from './queries.ts';

/** A store whose book is open. */
export interface Booked {
  store: StoreRow;
  settings: ReservationSettings;
  /** Where guests find the store's pages. */
  origin: string;
  /** Sends what was written, after COMMIT. */
  outbox: (() => Promise<void>)[];
}

/** Never asked for in a transaction: it may need a connection of its own. */
export async function originOf({ services }: Ctx, { slug }: Pick<StoreRow, 'slug'>): Promise<string> {
  return (await services.sites.of(slug)).origin;
}

/** A book of an earlier release lacks what has come since. */
export const settingsOf = (row: Pick<BookRow, 'settings'> | null): ReservationSettings => ({
  ...DEFAULT_RESERVATIONS,
  ...row?.settings,
});

export async function findReservationSettings({ db }: Ctx, storeId: string): Promise<ReservationSettings> {
  return settingsOf(await selectBook(db, storeId));
}

/** Runs the body while nobody else takes or frees a table of the store, then tells its staff that the book changed. */
export async function withBook<C extends Ctx, T>(
  ctx: C,
  storeId: string,
  body: (tx: C, booked: Booked) => Promise<T>,
): Promise<T> {
  // Before the lock: a host that has just changed leads on from the old one.
  const origin = await originOf(ctx, await findStore(ctx.db, storeId));
  const { result, outbox } = await inTurn(() =>
    withTransaction({ ...ctx, storeId }, async (tx) => {
      const booked: Booked = {
        settings: settingsOf(await lockBookRow(tx.db, storeId)),
        store: await findStore(tx.db, storeId),
        origin,
        outbox: [],
      };
      return { result: await body(tx, booked), outbox: booked.outbox };
    }),
  );
  // After the answer, so that no mail server holds a guest up.
  for (const send of outbox) ctx.services.afterwards.add(send);
  return result;
}

/** How often a booking waits for those before it, each time for as long as a lock may take. */
const MOST_WAITS = 4;

/** Everybody in a race for the last tables hears how it ended, also behind many others. */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  for (let waits = 1; ; waits++) {
    try {
      return await run();
    } catch (error) {
      if (!hasSqlState(error, [LOCK_NOT_AVAILABLE]) || waits === MOST_WAITS) throw error;
    }
  }
}

/** Called by every change of a book, in its transaction. */
export async function noteChange(tx: Ctx, storeId: string, settings?: ReservationSettings): Promise<void> {
  await updateBook(tx.db, storeId, { changedAt: new Date(tx.now), ...(settings ? { settings } : {}) });
  const staff = await findStaff(tx, storeId);
  const readers = staff.filter(({ role }) => may(role, 'reservation.manage'));
  notePersonNews(
    tx,
    readers.map(({ _id }) => _id),
    'calendar',
  );
}

/** When a book that the caller may read last changed. */
export async function readLastChange(ctx: AccountCtx): Promise<{ changedAt: number }> {
  const stores = (await findReadable(ctx)).filter(({ role }) => may(role, 'reservation.manage'));
  const storeIds = stores.map(({ storeId }) => storeId);
  return { changedAt: await selectLastChange(ctx.db, storeIds) };
}
