import type { Ctx } from '#platform/context/server/context.ts';
import { mayGuestCancel, mayGuestChange } from '../rules/reservation.ts';
import { waitingSpan } from '../rules/waiting.ts';
import type { GuestReservation } from '../wire/calendar.ts';
import { findOwnReservation } from './find-reservation.ts';
import { readLine } from './lines/read-line.ts';
import type { ReservationRow } from './queries.ts';

export async function readOwnReservation(ctx: Ctx, given: string, id: string): Promise<GuestReservation> {
  const { row } = await findOwnReservation(ctx, given, id);
  return guestViewOf(ctx, row);
}

export async function guestViewOf(ctx: Ctx, row: ReservationRow): Promise<GuestReservation> {
  const { id: _id, state, minutes, party, name, note, isWalkIn } = row;
  const startsAt = row.startsAt.getTime();
  return {
    _id,
    state,
    startsAt: row.startsAt.toISOString(),
    minutes,
    party,
    name,
    note,
    isWalkIn,
    mayChange: !isWalkIn && mayGuestChange({ state, startsAt }, ctx.now),
    mayCancel: mayGuestCancel({ state, startsAt }, ctx.now),
    line: state === 'waiting' ? await placeInLine(ctx, row) : null,
  };
}

async function placeInLine(ctx: Ctx, { storeId, id }: ReservationRow): Promise<GuestReservation['line']> {
  const { line, minutesOf } = await readLine(ctx, storeId);
  const before = line.findIndex((one) => one.id === id);
  const minutes = minutesOf.get(id) ?? null;
  const span = minutes === null ? { from: null, to: null } : waitingSpan(minutes);
  return { before: Math.max(0, before), ...span };
}
