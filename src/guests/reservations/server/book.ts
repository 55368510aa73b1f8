import { checkOtp, spendOtp } from '#guests/phone-codes/server/check-otp.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { tooMany } from '#platform/limits/server/limiter.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { isOffered, tablesAt } from '../rules/bookable-times.ts';
import { type BookableTable, seatsOf, stayFrom } from '../rules/find-tables.ts';
import { mayGuestCancel, mayGuestChange, turnMinutes } from '../rules/reservation.ts';
import type { BookBody, GuestReservation, RebookBody } from '../wire/calendar.ts';
import { countReservation, countSeats, phoneOf, requireFewAhead } from './contact.ts';
import {
  findOwnReservation,
  findReservation,
  findReservingStore,
  requireServing,
} from './find-reservation.ts';
import { guestViewOf } from './guest-view.ts';
import { insertReservation, type ReservationRow, selectReservation, updateReservation } from './queries.ts';
import { readTaken, requireDayHasRoom, reservingStore } from './taken.ts';
import { tellStaff, writeToGuest } from './tell.ts';
import { type Booked, noteChange, withBook } from './with-book.ts';

/** Sent again, it answers the reservation that it made. */
export async function book(
  ctx: Ctx,
  given: string,
  body: BookBody,
  network: Network,
): Promise<GuestReservation> {
  const { storeId } = await findReservingStore(ctx, given);
  const { startsAt, _id: id, email, party, name, note, language } = body;
  const contact = phoneOf(body, { isRequired: true });
  const earlier = await selectReservation(ctx.db, { storeId, id });
  if (earlier) return guestViewOf(ctx, earlier);
  await countReservation(ctx, { storeId, id }, network);
  const proof = body.otp ? { phone: body.phone, countryCode: contact.countryCode, otp: body.otp } : null;
  if (proof) await checkOtp(ctx, storeId, proof);
  const giveBack = proof ? async () => {} : await countSeats(ctx, { storeId, seats: party }, network);
  if (!giveBack) throw new AppError('OTP_REQUIRED');
  // Before the lock: which store has this address never changes, and what is counted is only who asks.
  return withBook(ctx, storeId, async (tx, booked) => {
    const known = await selectReservation(tx.db, { storeId, id });
    if (known) return guestViewOf(tx, known);
    if (proof) await spendOtp(tx, storeId, proof);
    const { store, settings } = booked;
    requireServing(store);
    if (!settings.isOn) throw new AppError('RESERVATIONS_OFF');
    const place = await findPlace(tx, booked, { at: Date.parse(startsAt), party });
    await requireFewAhead(tx, storeId, { ...contact, phone: body.phone });
    await requireDayHasRoom(tx, store, Date.parse(startsAt));
    const now = new Date(tx.now);
    const row: ReservationRow = {
      storeId,
      id,
      party,
      name,
      note,
      language,
      ...contact,
      ...place,
      state: settings.confirmsAtOnce ? 'confirmed' : 'requested',
      source: 'guest',
      isWalkIn: false,
      email: email || null,
      staffNote: '',
      createdAt: now,
      changedAt: now,
      remindedAt: null,
    };
    await insertReservation(tx.db, row);
    await noteChange(tx, storeId);
    await tellStaff(tx, store, row, 'made');
    const news = row.state === 'confirmed' ? 'confirmed' : 'received';
    booked.outbox.push(...(await writeToGuest(tx, booked, row, news)));
    return guestViewOf(tx, row);
  }).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
}

interface Rebooked {
  storeId: string;
  reservationId: string;
  network: Network;
}

export async function rebook(
  ctx: Ctx,
  { storeId: given, reservationId: id, network }: Rebooked,
  { startsAt, party }: RebookBody,
): Promise<GuestReservation> {
  const { store: found, row: before } = await findOwnReservation(ctx, given, id);
  const { storeId } = found;
  const more = party - before.party;
  if (more > 0 && !(await countSeats(ctx, { storeId, seats: more }, network))) throw tooMany(DAY);
  // Before the lock: what it was found for is read again under it.
  return withBook(ctx, found.storeId, async (tx, booked) => {
    const { store, settings } = booked;
    const row = await findReservation(tx, store.storeId, id);
    const at = Date.parse(startsAt);
    if (row.startsAt.getTime() === at && row.party === party) return guestViewOf(tx, row);
    if (!mayGuestChange({ state: row.state, startsAt: row.startsAt.getTime() }, tx.now))
      throw new AppError('RESERVATION_CHANGED');
    requireServing(store);
    if (!settings.isOn) throw new AppError('RESERVATIONS_OFF');
    const place = await findPlace(tx, booked, { at, party, moved: row });
    await requireDayHasRoom(tx, store, at);
    const change = {
      ...place,
      party,
      state: settings.confirmsAtOnce ? ('confirmed' as const) : ('requested' as const),
      changedAt: new Date(tx.now),
      remindedAt: null,
    };
    await updateReservation(tx.db, row, change);
    await noteChange(tx, store.storeId);
    const changed = { ...row, ...change };
    await tellStaff(tx, store, changed, 'changed');
    const news = change.state === 'confirmed' ? 'changed' : 'received';
    booked.outbox.push(...(await writeToGuest(tx, booked, changed, news)));
    return guestViewOf(tx, changed);
  });
}

export async function cancelReservation(ctx: Ctx, given: string, id: string): Promise<GuestReservation> {
  const { store: found } = await findOwnReservation(ctx, given, id);
  // Before the lock: what it was found for is read again under it.
  return withBook(ctx, found.storeId, async (tx, { store }) => {
    const row = await findReservation(tx, store.storeId, id);
    if (row.state === 'cancelled') return guestViewOf(tx, row);
    if (!mayGuestCancel({ state: row.state, startsAt: row.startsAt.getTime() }, tx.now))
      throw new AppError('RESERVATION_CHANGED');
    const change = { state: 'cancelled' as const, changedAt: new Date(tx.now) };
    await updateReservation(tx.db, row, change);
    await noteChange(tx, store.storeId);
    await tellStaff(tx, store, row, 'cancelled');
    return guestViewOf(tx, { ...row, ...change });
  });
}

/** Whether the tables that it has are enough, so that what the staff have arranged can stay. */
function hasRoom({ tableIds }: ReservationRow, tables: readonly BookableTable[], party: number): boolean {
  const own = tables.filter(({ id }) => tableIds.includes(id));
  return own.length === tableIds.length && seatsOf(own) >= party;
}

const pick = ({ startsAt, minutes, tableIds }: ReservationRow) => ({ startsAt, minutes, tableIds });

interface Wanted {
  at: number;
  party: number;
  /** One whose own tables count as free. Its time needs not be offered any more if it stays. */
  moved?: ReservationRow;
}

/** Time and tables for a guest's party. Under the book's lock. */
async function findPlace(tx: Ctx, { store, settings }: Booked, { at, party, moved }: Wanted) {
  const offer = reservingStore(store, settings);
  const isSameTime = moved?.startsAt.getTime() === at && party <= settings.largestParty;
  if (!isSameTime && !isOffered(offer, at, { party, now: tx.now }))
    throw fieldFault({ startsAt: { rule: 'notBookable' } });
  const minutes = turnMinutes(settings.turns, party);
  const taken = await readTaken(tx, store.storeId, stayFrom(at, minutes), moved?.id);
  if (moved && isSameTime && hasRoom(moved, taken.tables, party)) return pick(moved);
  const tables = tablesAt(offer, taken, { at, party });
  if (!tables) throw new AppError('RESERVATION_FULL');
  return { startsAt: new Date(at), minutes, tableIds: tables.map(({ id }) => id) };
}
