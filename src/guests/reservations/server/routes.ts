import type { App } from '#platform/http/server/documents/schemas.ts';
import { networkOf } from '#platform/limits/server/network.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { calendarCalls, guestCalendarCalls } from '../wire/calendar-calls.ts';
import { addReservation } from './add-reservation.ts';
import { book, cancelReservation, rebook } from './book.ts';
import { addCalendarEvent, changeCalendarEvent, removeCalendarEvent } from './calendar/events.ts';
import { openCalendarFeed, readCalendarFeed } from './calendar/feed.ts';
import { readCalendar, readWaiting } from './calendar/read-calendar.ts';
import { changeReservation } from './change-reservation.ts';
import { readOwnReservation } from './guest-view.ts';
import { addWalkIn, joinLine } from './lines/join-line.ts';
import { moveReservation } from './move-reservation.ts';
import { readBookable } from './read-bookable.ts';
import { readReservationSettings, saveReservationSettings } from './settings.ts';

export function reservationRoutes(app: App): void {
  serve(app, calendarCalls, {
    readCalendar: async (ctx, { query }) => readCalendar(ctx, query),
    readWaiting,
    addReservation: async (ctx, { body }) => addReservation(ctx, body),
    addWalkIn: async (ctx, { body }) => addWalkIn(ctx, body),
    changeReservation: async (ctx, { params, body }) => changeReservation(ctx, params.reservationId, body),
    moveReservation: async (ctx, { params, body }) => moveReservation(ctx, params.reservationId, body),
    addCalendarEvent: async (ctx, { body }) => addCalendarEvent(ctx, body),
    changeCalendarEvent: async (ctx, { params, body }) => changeCalendarEvent(ctx, params.eventId, body),
    removeCalendarEvent: async (ctx, { params }) => removeCalendarEvent(ctx, params.eventId),
    readReservationSettings,
    saveReservationSettings: async (ctx, { body }) => saveReservationSettings(ctx, body),
    openCalendarFeed,
  });
  serve(app, guestCalendarCalls, {
    readBookable: async (ctx, { params, query }) => readBookable(ctx, params.storeId, query),
    book: async (ctx, request) => book(ctx, request.params.storeId, request.body, networkOf(request)),
    joinLine: async (ctx, request) => joinLine(ctx, request.params.storeId, request.body, networkOf(request)),
    readBooking: async (ctx, { params }) => readOwnReservation(ctx, params.storeId, params.reservationId),
    rebook: async (ctx, request) =>
      rebook(ctx, { ...request.params, network: networkOf(request) }, request.body),
    cancelBooking: async (ctx, { params }) => cancelReservation(ctx, params.storeId, params.reservationId),
    readCalendarFeed: async (ctx, { params }, reply) => {
      const feed = await readCalendarFeed(ctx, params.storeId, params.token);
      return reply.type('text/calendar; charset=utf-8').send(feed);
    },
  });
}
