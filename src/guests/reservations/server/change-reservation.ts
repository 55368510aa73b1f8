import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { defined } from '#platform/ids/server/defined.ts';
import { stayOf } from '../rules/by-the-clock.ts';
import { holdsTables, isWaiting } from '../rules/reservation.ts';
import type { ChangeReservationBody, ReservationView } from '../wire/calendar.ts';
import { parseStart } from './add-reservation.ts';
import { phoneOf } from './contact.ts';
import { findReservation } from './find-reservation.ts';
import { tablesForStaff } from './lines/seat-party.ts';
import { type ReservationRow, updateReservation } from './queries.ts';
import { reservationViewOf } from './staff-view.ts';
import { requireDayHasRoom } from './taken.ts';
import { writeToGuest } from './tell.ts';
import { noteChange, withBook } from './with-book.ts';

export async function changeReservation(
  ctx: StoreCtx,
  id: string,
  body: ChangeReservationBody,
): Promise<ReservationView> {
  authorise(ctx, 'reservation.manage');
  return withBook(ctx, ctx.storeId, async (tx, booked) => {
    const { store, outbox } = booked;
    const row = await findReservation(tx, store.storeId, id);
    // Only this is written: who the guest is may be erased meanwhile, and they may be reminded.
    const change = changeOf(tx, row, body);
    const changed = { ...row, ...change };
    const isMoved = changed.startsAt.getTime() !== row.startsAt.getTime();
    // Who waits has neither a time nor a table.
    if (isWaiting(row.state) && (isMoved || body.tableIds)) throw new AppError('RESERVATION_CHANGED');
    if (isMoved) await requireDayHasRoom(tx, store, changed.startsAt.getTime());
    if (holdsTables(row.state) && takesOthers(row, changed, body)) {
      change.tableIds = await tablesForStaff(tx, {
        storeId: store.storeId,
        stay: stayOf({ ...changed, startsAt: changed.startsAt.getTime() }, tx.now),
        party: changed.party,
        chosen: body.tableIds,
        own: row.tableIds,
        id: row.id,
        anyway: body.anyway,
      });
    }
    await updateReservation(tx.db, row, change);
    changed.tableIds = change.tableIds ?? row.tableIds;
    await noteChange(tx, store.storeId);
    const isNews = isMoved || changed.party !== row.party;
    const isAhead = row.state === 'confirmed' && changed.startsAt.getTime() > tx.now;
    if (isNews && isAhead) outbox.push(...(await writeToGuest(tx, booked, changed, 'changed')));
    return reservationViewOf(tx, booked, changed);
  });
}

function takesOthers(row: ReservationRow, changed: ReservationRow, body: ChangeReservationBody): boolean {
  return (
    body.tableIds !== undefined ||
    changed.startsAt.getTime() !== row.startsAt.getTime() ||
    changed.minutes > row.minutes ||
    changed.party > row.party
  );
}

function changeOf(tx: StoreCtx, row: ReservationRow, body: ChangeReservationBody): Partial<ReservationRow> {
  const { startsAt, email, phone, countryCode, minutes, party, name, note, staffNote } = body;
  const isNewTime = startsAt !== undefined && Date.parse(startsAt) !== row.startsAt.getTime();
  const contact =
    phone === undefined
      ? {}
      : phoneOf({ phone, countryCode: countryCode ?? row.countryCode }, { isRequired: false });
  return {
    ...defined({ minutes, party, name, note, staffNote }),
    ...contact,
    ...(email === undefined ? {} : { email: email || null }),
    ...(isNewTime ? { startsAt: new Date(parseStart(tx, startsAt)), remindedAt: null } : {}),
    changedAt: new Date(tx.now),
  };
}
