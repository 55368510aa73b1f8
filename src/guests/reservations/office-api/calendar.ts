import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import type { PersonStream } from '#restaurant/live/wire/streams.ts';
import type { ReservationSettings } from '../rules/reservation.ts';
import type {
  CalendarEventBody,
  ChangeReservationBody,
  MoveReservationBody,
  StaffReservationBody,
  WalkInBody,
} from '../wire/calendar.ts';

export const calendarKey = (storeId: string) => ['stores', storeId, 'calendar'];

/** What the stream said last. Each hint is another object, even if it says the same. */
export const calendarHeardQuery = queryOptions<PersonStream['calendar'] | null>({
  queryKey: ['calendar', 'heard'],
  queryFn: () => null,
  initialData: null,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  enabled: false,
});

export function calendarQuery(storeId: string, days: { from: string; to: string }) {
  return queryOptions({
    queryKey: [...calendarKey(storeId), 'days', days],
    queryFn: () => call('GET /api/calendar/:storeId', { params: { storeId }, query: days }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function waitingQuery(storeId: string) {
  return queryOptions({
    queryKey: [...calendarKey(storeId), 'waiting'],
    queryFn: () => call('GET /api/calendar/:storeId/waiting', { params: { storeId } }),
    refetchOnMount: 'always',
    // The minutes left change by themselves.
    refetchInterval: 60_000,
  });
}

export const addReservation = (storeId: string, body: StaffReservationBody) =>
  call('POST /api/calendar/:storeId/reservations', { params: { storeId }, body });

export const addWalkIn = (storeId: string, body: WalkInBody) =>
  call('POST /api/calendar/:storeId/waiting', { params: { storeId }, body });

interface Reservation {
  storeId: string;
  reservationId: string;
}

export const changeReservation = (params: Reservation, body: ChangeReservationBody) =>
  call('PATCH /api/calendar/:storeId/reservations/:reservationId', { params, body });

export const moveReservation = (params: Reservation, body: MoveReservationBody) =>
  call('POST /api/calendar/:storeId/reservations/:reservationId/state', { params, body });

export const addCalendarEvent = (storeId: string, body: CalendarEventBody) =>
  call('POST /api/calendar/:storeId/events', { params: { storeId }, body });

interface Event {
  storeId: string;
  eventId: string;
}

export const changeCalendarEvent = (params: Event, body: CalendarEventBody) =>
  call('PUT /api/calendar/:storeId/events/:eventId', { params, body });

export const removeCalendarEvent = (params: Event) =>
  call('DELETE /api/calendar/:storeId/events/:eventId', { params });

export function reservationSettingsQuery(storeId: string) {
  return queryOptions({
    queryKey: [...calendarKey(storeId), 'settings'],
    queryFn: () => call('GET /api/calendar/:storeId/settings', { params: { storeId } }),
  });
}

export const saveReservationSettings = (storeId: string, body: ReservationSettings) =>
  call('PUT /api/calendar/:storeId/settings', { params: { storeId }, body });

export const openCalendarFeed = (storeId: string) =>
  call('POST /api/calendar/:storeId/feed', { params: { storeId } });
