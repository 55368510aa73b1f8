import { seatingTimes } from '#guests/reservations/rules/bookable-times.ts';
import { DEFAULT_RESERVATIONS } from '#guests/reservations/rules/reservation.ts';
import { addReservation } from '#guests/reservations/server/add-reservation.ts';
import { addWalkIn } from '#guests/reservations/server/lines/join-line.ts';
import { moveReservation } from '#guests/reservations/server/move-reservation.ts';
import { saveReservationSettings } from '#guests/reservations/server/settings.ts';
import {
  type Ctx,
  type StaffActor,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import { dayIn, minuteOfDayIn } from '#platform/time/rules/clock.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { WISHES } from './guests.ts';

const RESERVED = 'saffron-street';
const SETTINGS = { ...DEFAULT_RESERVATIONS, isOn: true, isWaitingOn: true };
const EVENING = { from: 19 * 60, to: 21 * 60 + 30 };
const DAYS = [0, 1, 2].map((days) => days * DAY);

/** Those who come in an evening, one each quarter of an hour. */
const COMING = [
  ['Kavya Menon', 2],
  ['Arjun Mehta', 4],
  ['Gurpreet Singh', 6],
  ['Ananya Das', 2],
  ['Farhan Qureshi', 3],
  ['Lakshmi Iyer', 5],
  ['Rohan Kapoor', 4],
  ['Sana Sheikh', 2],
] as const;
const IN_LINE = [
  ['Nikhil Joshi', 2],
  ['Pooja Reddy', 4],
] as const;

const numberOf = (index: number) => ({ phone: `98765${10_000 + index}`, countryCode: '+91' });

/** Fills the calendar of one of the demo stores around now, so that it never looks empty at the first start. */
export async function makeEvening(
  ctx: Ctx,
  { slug }: { slug: string },
  { storeId, owner }: { storeId: string; owner: StaffActor },
): Promise<void> {
  if (slug !== RESERVED) return;
  const network = { near: 'demo', wide: null };
  await withTransaction({ ...ctx, storeId, actor: owner, network }, async (tx: StoreCtx) => {
    await saveReservationSettings(tx, SETTINGS);
    const { timeZone, openingHours } = await findStore(tx.db, storeId);
    for (const ahead of DAYS) {
      const day = dayIn(timeZone, tx.now + ahead);
      const times = seatingTimes({ timeZone, openingHours, settings: SETTINGS }, day).filter((at) => {
        const minute = minuteOfDayIn(timeZone, at);
        return minute >= EVENING.from && minute < EVENING.to;
      });
      for (const [index, at] of times.entries()) await enter(tx, at, index + ahead / DAY);
    }
    for (const [index, [name, party]] of IN_LINE.entries())
      await addWalkIn(tx, { name, party, staffNote: '', ...numberOf(COMING.length + index) });
  });
}

/** Whoever should have come by now sits, or has left. */
async function enter(tx: StoreCtx, at: number, index: number): Promise<void> {
  const [name, party] = COMING[index % COMING.length] ?? COMING[0];
  const note = index % 3 === 1 ? (WISHES[index % WISHES.length] ?? '') : '';
  const startsAt = new Date(at).toISOString();
  const number = numberOf(index % COMING.length);
  const entered = { name, party, note, startsAt, staffNote: '', email: '', ...number };
  const { _id, minutes } = await addReservation(tx, entered);
  if (at > tx.now) return;
  await moveReservation(tx, _id, { state: 'seated' });
  if (at + minutes * MINUTE < tx.now) await moveReservation(tx, _id, { state: 'done' });
}
