import { randomUUID } from 'node:crypto';
import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { LONGEST_EVENT_MS, MOST_EVENTS_AHEAD, STAFF_AHEAD_MS } from '../../rules/reservation.ts';
import type { CalendarEventBody, CalendarEventView } from '../../wire/calendar.ts';
import { noteChange, withBook } from '../with-book.ts';
import {
  countEventsAhead,
  deleteEvent,
  type EventRow,
  insertEvent,
  selectEvent,
  updateEvent,
} from './event-queries.ts';

export async function addCalendarEvent(ctx: StoreCtx, body: CalendarEventBody): Promise<CalendarEventView> {
  authorise(ctx, 'reservation.settings');
  const row: EventRow = { storeId: ctx.storeId, id: randomUUID(), ...parseEvent(ctx, body) };
  return withBook(ctx, ctx.storeId, async (tx) => {
    if ((await countEventsAhead(tx.db, tx.storeId, new Date(tx.now))) >= MOST_EVENTS_AHEAD)
      throw fieldFault({ startsAt: { rule: 'atMost', most: MOST_EVENTS_AHEAD } });
    await insertEvent(tx.db, row);
    await noteChange(tx, tx.storeId);
    return eventViewOf(row);
  });
}

export async function changeCalendarEvent(
  ctx: StoreCtx,
  given: string,
  body: CalendarEventBody,
): Promise<CalendarEventView> {
  authorise(ctx, 'reservation.settings');
  const id = parseId(given, 'EVENT_NOT_FOUND');
  const row: EventRow = { storeId: ctx.storeId, id, ...parseEvent(ctx, body) };
  return withBook(ctx, ctx.storeId, async (tx) => {
    if (!(await updateEvent(tx.db, row))) throw new AppError('EVENT_NOT_FOUND');
    await noteChange(tx, tx.storeId);
    return eventViewOf(row);
  });
}

export async function removeCalendarEvent(ctx: StoreCtx, given: string): Promise<void> {
  authorise(ctx, 'reservation.settings');
  const id = parseId(given, 'EVENT_NOT_FOUND');
  await withBook(ctx, ctx.storeId, async (tx) => {
    if (!(await deleteEvent(tx.db, { storeId: tx.storeId, id }))) throw new AppError('EVENT_NOT_FOUND');
    await noteChange(tx, tx.storeId);
  });
}

export async function findCalendarEvent({ db, storeId }: StoreCtx, given: string): Promise<EventRow> {
  const row = await selectEvent(db, { storeId, id: parseId(given, 'EVENT_NOT_FOUND') });
  if (!row) throw new AppError('EVENT_NOT_FOUND');
  return row;
}

export function eventViewOf({ id: _id, title, startsAt, endsAt, note, closesBooking }: EventRow) {
  return {
    _id,
    title,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    note,
    closesBooking,
  };
}

function parseEvent({ now }: Ctx, body: CalendarEventBody): Omit<EventRow, 'storeId' | 'id'> {
  const [start, end] = [Date.parse(body.startsAt), Date.parse(body.endsAt)];
  if (start > now + STAFF_AHEAD_MS) throw fieldFault({ startsAt: { rule: 'notBookable' } });
  if (end <= start) throw fieldFault({ endsAt: { rule: 'endsFirst' } });
  if (end - start > LONGEST_EVENT_MS) throw fieldFault({ endsAt: { rule: 'tooManyDays', most: 366 } });
  return { ...body, startsAt: new Date(start), endsAt: new Date(end) };
}
