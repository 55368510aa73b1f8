import { randomUUID } from 'node:crypto';
import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { openingStatus } from '#restaurant/opening-hours/rules/opening.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { turnMinutes } from '../../rules/reservation.ts';
import type { GuestReservation, JoinLineBody, ReservationView, WalkInBody } from '../../wire/calendar.ts';
import { countReservation, phoneOf, requireFewAhead } from '../contact.ts';
import { findReservingStore, requireServing } from '../find-reservation.ts';
import { guestViewOf } from '../guest-view.ts';
import { insertReservation, type ReservationRow, selectReservation } from '../queries.ts';
import { reservationViewOf } from '../staff-view.ts';
import { tellStaff } from '../tell.ts';
import { type Booked, noteChange, withBook } from '../with-book.ts';
import { timeToJoin } from './read-line.ts';

/** A pause is of orders. Guests can wait for a table meanwhile. */
export function hasOpenDoor(store: StoreRow, now: number): boolean {
  const status = openingStatus({ ...store, paused: false }, now);
  return status.open;
}

/** A guest at the door joins the line. Sent again, it answers the place that they have. */
export async function joinLine(
  ctx: Ctx,
  given: string,
  body: JoinLineBody,
  network: Network,
): Promise<GuestReservation> {
  const { storeId } = await findReservingStore(ctx, given);
  const contact = phoneOf(body, { isRequired: true });
  await countReservation(ctx, { storeId, id: body._id }, network);
  // Before the lock: which store has this address never changes, and what is counted is only who asks.
  return withBook(ctx, storeId, async (tx, booked) => {
    const known = await selectReservation(tx.db, { storeId, id: body._id });
    if (known) return guestViewOf(tx, known);
    const { store, settings } = booked;
    requireServing(store);
    if (!settings.isWaitingOn) throw new AppError('RESERVATIONS_OFF');
    if (!hasOpenDoor(store, tx.now)) throw new AppError('STORE_CLOSED');
    await requireFewAhead(tx, storeId, { ...contact, phone: body.phone });
    const { _id: id, party, name, language } = body;
    const row = await append(tx, booked, { id, party, name, language, ...contact, source: 'guest' });
    await tellStaff(tx, store, row, 'waiting');
    return guestViewOf(tx, row);
  });
}

export async function addWalkIn(ctx: StoreCtx, body: WalkInBody): Promise<ReservationView> {
  authorise(ctx, 'reservation.manage');
  const contact = phoneOf(body, { isRequired: false });
  const { party, name, staffNote } = body;
  return withBook(ctx, ctx.storeId, async (tx, booked) => {
    const given = { id: randomUUID(), party, name, staffNote, ...contact };
    return reservationViewOf(tx, booked, await append(tx, booked, { ...given, source: 'staff' }));
  });
}

type Party = Pick<ReservationRow, 'id' | 'party' | 'name' | 'phone' | 'countryCode' | 'source'> &
  Partial<ReservationRow>;

async function append(tx: Ctx, { store, settings }: Booked, party: Party): Promise<ReservationRow> {
  const { storeId } = store;
  const now = await timeToJoin(tx, storeId);
  const row: ReservationRow = {
    storeId,
    state: 'waiting',
    isWalkIn: true,
    startsAt: now,
    minutes: turnMinutes(settings.turns, party.party),
    tableIds: [],
    email: null,
    note: '',
    staffNote: '',
    language: 'en',
    createdAt: now,
    changedAt: now,
    remindedAt: null,
    ...party,
  };
  await insertReservation(tx.db, row);
  await noteChange(tx, storeId);
  return row;
}
