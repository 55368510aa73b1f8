import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { LONGEST_MINUTES, MOST_WAITING } from '../../rules/reservation.ts';
import { waitingMinutes } from '../../rules/waiting.ts';
import { type ReservationRow, selectLine } from '../queries.ts';
import { readTaken } from '../taken.ts';
import { findReservationSettings } from '../with-book.ts';

/** As far as the longest wait and stay reach. */
const AHEAD_MS = 3 * HOUR + LONGEST_MINUTES * MINUTE;

/** The line at the door, with the minutes until each party gets a table. */
export async function readLine(
  ctx: Ctx,
  storeId: string,
): Promise<{ line: ReservationRow[]; minutesOf: Map<string, number | null> }> {
  const line = await selectLine(ctx.db, storeId);
  if (line.length === 0) return { line, minutesOf: new Map() };
  const { turns } = await findReservationSettings(ctx, storeId);
  const taken = await readTaken(ctx, storeId, { start: ctx.now, end: ctx.now + AHEAD_MS });
  return { line, minutesOf: waitingMinutes(line, { ...taken, turns, now: ctx.now }) };
}

/** When a party that joins now came: after those who are in the line. Under the book's lock. */
export async function timeToJoin({ db, now }: Ctx, storeId: string): Promise<Date> {
  const line = await selectLine(db, storeId);
  if (line.length >= MOST_WAITING) throw new AppError('RESERVATION_FULL');
  const last = line.at(-1)?.createdAt.getTime() ?? 0;
  return new Date(Math.max(now, last + 1));
}
