import { randomUUID } from 'node:crypto';
import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { stayFrom } from '../rules/find-tables.ts';
import { STAFF_AHEAD_MS, STAFF_BACK_MS, turnMinutes } from '../rules/reservation.ts';
import type { ReservationView, StaffReservationBody } from '../wire/calendar.ts';
import { phoneOf } from './contact.ts';
import { tablesForStaff } from './lines/seat-party.ts';
import { insertReservation, type ReservationRow } from './queries.ts';
import { reservationViewOf } from './staff-view.ts';
import { requireDayHasRoom } from './taken.ts';
import { writeToGuest } from './tell.ts';
import { noteChange, withBook } from './with-book.ts';

/** Enters a reservation for a guest who calls or writes. */
export async function addReservation(ctx: StoreCtx, body: StaffReservationBody): Promise<ReservationView> {
  authorise(ctx, 'reservation.manage');
  const { party, name, note, staffNote, email, tableIds: chosen, anyway } = body;
  const contact = phoneOf(body, { isRequired: false });
  const at = parseStart(ctx, body.startsAt);
  return withBook(ctx, ctx.storeId, async (tx, booked) => {
    const { store, settings, outbox } = booked;
    const { storeId } = store;
    const minutes = body.minutes ?? turnMinutes(settings.turns, party);
    await requireDayHasRoom(tx, store, at);
    const stay = stayFrom(at, minutes);
    const row: ReservationRow = {
      storeId,
      id: randomUUID(),
      party,
      name,
      note,
      staffNote,
      minutes,
      ...contact,
      state: 'confirmed',
      source: 'staff',
      isWalkIn: false,
      startsAt: new Date(at),
      tableIds: await tablesForStaff(tx, { storeId, stay, party, chosen, own: [], anyway }),
      email: email || null,
      language: 'en',
      createdAt: new Date(tx.now),
      changedAt: new Date(tx.now),
      remindedAt: null,
    };
    await insertReservation(tx.db, row);
    await noteChange(tx, storeId);
    if (at > tx.now) outbox.push(...(await writeToGuest(tx, booked, row, 'confirmed')));
    return reservationViewOf(tx, booked, row);
  });
}

/** Staff enter what they forgot to, and what is far ahead. */
export function parseStart({ now }: Ctx, text: string): number {
  const at = Date.parse(text);
  if (at < now - STAFF_BACK_MS || at > now + STAFF_AHEAD_MS)
    throw fieldFault({ startsAt: { rule: 'notBookable' } });
  return at;
}
