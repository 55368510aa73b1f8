import { MINUTE } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { feature, type Params } from '../../platform/feature/feature.ts';
import { findCalendarEvent } from './events.ts';
import { findBooking, findBookingStore, findReservation } from './find-reservation.ts';
import { reservationRoutes } from './routes.ts';
import { endReservations, remindGuests } from './sweep-reservations.ts';

const findNamed = (ctx: Ctx, { storeId = '', reservationId }: Params): Promise<unknown> =>
  reservationId === undefined ? findBookingStore(ctx, storeId) : findBooking(ctx, storeId, reservationId);

export const reservations = feature({
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
});
