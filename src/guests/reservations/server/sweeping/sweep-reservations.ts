import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { eachStore } from '#restaurant/stores/server/each-store.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { isReminderDue, overdueState } from '../../rules/by-the-clock.ts';
import { isServing } from '../find-reservation.ts';
import { type ReservationRow, selectReservation, updateReservation } from '../queries.ts';
import { daysIn } from '../taken.ts';
import { writeToGuest } from '../tell.ts';
import { noteChange, originOf, settingsOf, withBook } from '../with-book.ts';
import { hasSeatedBetween, selectBegun, selectRemindable, updateReminded } from './sweep-queries.ts';

/** The longest time before at which guests can be reminded. */
const EARLIEST_MS = 3 * DAY;

/** Reminds guests once by email. Several programs may do so at once: the one that changes the row sends it. */
export async function remindGuests(ctx: Ctx): Promise<void> {
  const [now, until] = [new Date(ctx.now), new Date(ctx.now + EARLIEST_MS + HOUR)];
  for await (const storeIds of eachStore(ctx.db)) {
    for (const { row, settings } of await selectRemindable(ctx.db, storeIds, now, until)) {
      const { reminderHours } = settingsOf({ settings });
      if (isReminderDue(inMs(row), reminderHours, ctx.now))
        await remind(ctx, row).catch(ctx.services.onError);
    }
  }
}

async function remind(ctx: Ctx, row: ReservationRow): Promise<void> {
  const { storeId } = row;
  const store = await findStore(ctx.db, storeId);
  if (!isServing(store)) return;
  const origin = await originOf(ctx, store);
  // Before the lock: the row is changed only if it is still as it was read.
  const outbox = await withTransaction({ ...ctx, storeId }, async (tx) => {
    const reminded = await updateReminded(tx.db, row, new Date(tx.now));
    return reminded ? writeToGuest(tx, { store, origin }, reminded, 'reminder') : [];
  });
  for (const send of outbox) await send();
}

/** Ends what nobody has ended. */
export async function endReservations(ctx: Ctx, storeIds: string[]): Promise<void> {
  for (const { row, timeZone } of await selectBegun(ctx.db, storeIds, new Date(ctx.now))) {
    const { storeId } = row;
    const day = dayIn(timeZone, row.startsAt.getTime());
    const { start, end } = daysIn(timeZone, day, day);
    const hasSeated = () => hasSeatedBetween(ctx.db, storeId, new Date(start - 1), new Date(end));
    const known = { now: ctx.now, hasSeated: row.state === 'confirmed' && (await hasSeated()) };
    const state = overdueState(inMs(row), known);
    if (state === null) continue;
    // Before the lock: the row is changed only if it is still as it was read.
    await withBook(ctx, storeId, async (tx) => {
      const present = await selectReservation(tx.db, row);
      if (present?.state !== row.state || present.changedAt.getTime() !== row.changedAt.getTime()) return;
      await updateReservation(tx.db, row, { state, changedAt: new Date(tx.now) });
      await noteChange(tx, storeId);
    });
  }
}

const inMs = (row: ReservationRow) => ({
  ...row,
  startsAt: row.startsAt.getTime(),
  createdAt: row.createdAt.getTime(),
});
