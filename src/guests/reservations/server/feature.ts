import type { Ctx } from '#platform/context/server/context.ts';
import type { Feature, Params } from '#platform/feature/server/feature.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { findCalendarEvent } from './calendar/events.ts';
import { findOwnReservation, findReservation, findReservingStore } from './find-reservation.ts';
import { reservationRoutes } from './routes.ts';
import { eraseReservations, exportReservations, forgetReservations } from './sweeping/forget-guests.ts';
import { endReservations, remindGuests } from './sweeping/sweep-reservations.ts';

const findNamed = (ctx: Ctx, { storeId = '', reservationId }: Params): Promise<unknown> =>
  reservationId === undefined
    ? findReservingStore(ctx, storeId)
    : findOwnReservation(ctx, storeId, reservationId);

export const reservations: Feature = {
  tables: ['reservations', 'reservation_books', 'calendar_events', 'calendar_feeds'],
  guests: { eraseOf: eraseReservations, exportOf: exportReservations, forget: forgetReservations },
  routes: [reservationRoutes],
  named: {
    reservationId: (ctx, id) => findReservation(ctx, ctx.storeId, id),
    eventId: findCalendarEvent,
  },
  addresses: {
    '/api/calendar/:storeId/book': findNamed,
    '/api/calendar/:storeId/line': findNamed,
  },
  hourlyOfStores: { delete: [endReservations] },
  repeated: [{ everyMs: MINUTE, work: remindGuests }],
};
