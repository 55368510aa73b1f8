import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { seatGuests } from '#tables/sittings/server/joining/seat-guests.ts';
import { stayOf } from '../rules/by-the-clock.ts';
import type { EmailNews } from '../rules/emails.ts';
import {
  holdsTables,
  isWaiting,
  type ReservationState,
  stepsFrom,
  turnMinutes,
} from '../rules/reservation.ts';
import type { MoveReservationBody, ReservationView } from '../wire/calendar.ts';
import { findReservation } from './find-reservation.ts';
import { tablesForStaff } from './lines/seat-party.ts';
import { type ReservationRow, updateReservation } from './queries.ts';
import { reservationViewOf } from './staff-view.ts';
import { writeToGuest } from './tell.ts';
import { type Booked, noteChange, withBook } from './with-book.ts';

export async function moveReservation(
  ctx: StoreCtx,
  id: string,
  body: MoveReservationBody,
): Promise<ReservationView> {
  authorise(ctx, 'reservation.manage');
  // Before the lock: whether guests order together at a table hardly changes, and reading it takes a connection.
  const present = await ctx.services.storeCache.getCurrent(ctx.db, ctx.storeId);
  return withBook(ctx, ctx.storeId, async (tx, booked) => {
    const { store, outbox } = booked;
    const row = await findReservation(tx, store.storeId, id);
    if (!stepsFrom(row).includes(body.state)) throw new AppError('RESERVATION_CHANGED');
    // Only this is written: who the guest is may be erased meanwhile, and they may be reminded.
    const change: Partial<ReservationRow> = {
      ...timeOf(tx, booked, row, body.state),
      state: body.state,
      changedAt: new Date(tx.now),
    };
    const moved = { ...row, ...change };
    if (takesTables(row.state, body)) {
      change.tableIds = await tablesForStaff(tx, {
        storeId: store.storeId,
        stay: stayOf({ ...moved, startsAt: moved.startsAt.getTime() }, tx.now),
        party: moved.party,
        chosen: body.tableIds,
        own: row.tableIds,
        id: row.id,
        anyway: body.anyway,
      });
    }
    await updateReservation(tx.db, row, change);
    moved.tableIds = change.tableIds ?? row.tableIds;
    await noteChange(tx, store.storeId);
    if (body.state === 'seated') await seatGuests(tx, present, moved);
    const news = moved.startsAt.getTime() > tx.now ? newsOf(row.state, body.state) : null;
    if (news) outbox.push(...(await writeToGuest(tx, booked, moved, news)));
    return reservationViewOf(tx, booked, moved);
  });
}

/** A confirmed party keeps what it had as a request, and one that goes back from its table asks for nothing new. */
function takesTables(from: ReservationState, { state, tableIds }: MoveReservationBody): boolean {
  if (!holdsTables(state)) return false;
  return tableIds !== undefined || state === 'seated' || !holdsTables(from);
}

/** A party of the line sits down now. Back in the line, it waits since it came. */
function timeOf({ now }: StoreCtx, { settings }: Booked, row: ReservationRow, to: ReservationState) {
  if (row.isWalkIn && to === 'seated' && row.state !== 'done')
    return { startsAt: new Date(now), minutes: turnMinutes(settings.turns, row.party) };
  return isWaiting(to) ? { startsAt: row.createdAt, tableIds: [] } : {};
}

/** What the guest of a reservation that is ahead is told. */
function newsOf(from: ReservationState, to: ReservationState): EmailNews | null {
  if (to === 'confirmed' && from !== 'seated') return 'confirmed';
  return to === 'cancelled' ? 'cancelled' : null;
}
