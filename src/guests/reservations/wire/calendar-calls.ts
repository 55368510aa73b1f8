import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, day, noContent, nothing, ofStore } from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import { MOST_PARTY } from '../rules/reservation.ts';
import {
  bookableView,
  bookBody,
  calendarEventBody,
  calendarEventView,
  calendarView,
  changeReservationBody,
  feedLink,
  guestReservation,
  joinLineBody,
  moveReservationBody,
  rebookBody,
  reservationSettings,
  reservationView,
  staffReservationBody,
  waitingView,
  walkInBody,
} from './calendar.ts';

const ofReservation = z.object({ storeId: anyId, reservationId: anyId });
const ofEvent = z.object({ storeId: anyId, eventId: anyId });
const party = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,2}$/, formatFault('outside', { least: 1, most: MOST_PARTY }))),
);
/** From the first day to the last, both included. Without them, today. */
const daysQuery = z.object({ from: day, to: day });
const bookableQuery = z.object({ day, party });
const ID = '00000000-0000-4000-8000-000000000001';
const AT = '2030-01-31T14:00:00.000Z';
/** On emails to the guest. */
const WRITES = { reservationEmails: 'guest with an address' };
const WRITES_OF_STAFF = { reservationEmailsOfStaff: 'guest with an address' };
const GUEST = { name: 'Meera Nair', phone: '9876543210', countryCode: '+91', email: '', note: '' };

export const calendarCalls = endpoints('Calendar', {
  readCalendar: {
    method: 'GET',
    url: '/api/calendar/:storeId',
    access: 'reservation.manage',
    schema: {
      summary: 'Reservations and events of some days (62 at most), with the tables that can be reserved',
      params: ofStore,
      querystring: daysQuery,
      response: { 200: calendarView },
    },
  },
  readWaiting: {
    method: 'GET',
    url: '/api/calendar/:storeId/waiting',
    access: 'reservation.manage',
    schema: {
      summary: 'The line at the door, with the minutes until each party gets a table',
      params: ofStore,
      response: { 200: waitingView },
    },
  },
  addReservation: {
    method: 'POST',
    url: '/api/calendar/:storeId/reservations',
    access: 'reservation.manage',
    limits: ['reservationsOfStaff'],
    example: { ...GUEST, staffNote: '', startsAt: AT, party: 2, anyway: true },
    sometimes: WRITES_OF_STAFF,
    schema: {
      summary: 'Enters a reservation for a guest who calls',
      params: ofStore,
      body: staffReservationBody,
      response: { 201: reservationView },
    },
  },
  addWalkIn: {
    method: 'POST',
    url: '/api/calendar/:storeId/waiting',
    access: 'reservation.manage',
    example: { name: 'Meera', phone: '', countryCode: '+91', staffNote: '', party: 2 },
    schema: {
      summary: 'Puts a party at the end of the line at the door',
      params: ofStore,
      body: walkInBody,
      response: { 201: reservationView },
    },
  },
  changeReservation: {
    method: 'PATCH',
    url: '/api/calendar/:storeId/reservations/:reservationId',
    access: 'reservation.manage',
    example: { note: 'Window, please' },
    sometimes: WRITES_OF_STAFF,
    schema: {
      summary: 'Changes time, length, tables or what was entered; what is left out stays',
      params: ofReservation,
      body: changeReservationBody,
      response: { 200: reservationView },
    },
  },
  moveReservation: {
    method: 'POST',
    url: '/api/calendar/:storeId/reservations/:reservationId/state',
    access: 'reservation.manage',
    example: { state: 'cancelled' },
    sometimes: WRITES_OF_STAFF,
    schema: {
      summary: 'Confirms, calls, seats, ends or cancels it, or notes that nobody came',
      params: ofReservation,
      body: moveReservationBody,
      response: { 200: reservationView },
    },
  },
  addCalendarEvent: {
    method: 'POST',
    url: '/api/calendar/:storeId/events',
    access: 'reservation.settings',
    example: {
      title: 'Private party',
      startsAt: AT,
      endsAt: '2030-01-31T18:00:00.000Z',
      note: '',
      closesBooking: true,
    },
    schema: {
      summary: 'Adds an event, such as a private party, during which guests can’t reserve',
      params: ofStore,
      body: calendarEventBody,
      response: { 201: calendarEventView },
    },
  },
  changeCalendarEvent: {
    method: 'PUT',
    url: '/api/calendar/:storeId/events/:eventId',
    access: 'reservation.settings',
    example: {
      title: 'Private party',
      startsAt: AT,
      endsAt: '2030-01-31T18:00:00.000Z',
      note: '',
      closesBooking: true,
    },
    schema: {
      summary: 'Changes an event',
      params: ofEvent,
      body: calendarEventBody,
      response: { 200: calendarEventView },
    },
  },
  removeCalendarEvent: {
    method: 'DELETE',
    url: '/api/calendar/:storeId/events/:eventId',
    access: 'reservation.settings',
    schema: { summary: 'Removes an event', params: ofEvent, response: noContent },
  },
  readReservationSettings: {
    method: 'GET',
    url: '/api/calendar/:storeId/settings',
    access: 'reservation.manage',
    schema: {
      summary: 'Whether and how guests can reserve',
      params: ofStore,
      response: { 200: reservationSettings },
    },
  },
  saveReservationSettings: {
    method: 'PUT',
    url: '/api/calendar/:storeId/settings',
    access: 'reservation.settings',
    schema: {
      summary: 'Changes whether and how guests can reserve',
      params: ofStore,
      body: reservationSettings,
      response: { 200: reservationSettings },
    },
  },
  openCalendarFeed: {
    method: 'POST',
    url: '/api/calendar/:storeId/feed',
    access: 'reservation.manage',
    needsAccount: true,
    schema: {
      summary: 'A secret address of the calendar for the caller’s own phone; one that was given before ends',
      params: ofStore,
      body: nothing,
      response: { 200: feedLink },
    },
  },
});

export const guestCalendarCalls = endpoints('Calendar', {
  readBookable: {
    method: 'GET',
    url: '/api/calendar/:storeId/book',
    access: 'guest',
    limits: ['bookable'],
    schema: {
      summary: 'The times of a day at which a party can sit down, each free or not',
      params: ofStore,
      querystring: bookableQuery,
      response: { 200: bookableView },
    },
  },
  book: {
    method: 'POST',
    url: '/api/calendar/:storeId/book',
    access: 'guest',
    limits: ['bookings'],
    within: ['bookingsOfNetwork'],
    example: { ...GUEST, _id: ID, startsAt: AT, party: 2, language: 'en' },
    sometimes: { ...WRITES, unprovedSeats: 'the number is not proved' },
    schema: {
      summary: 'Reserves; the id makes a repeated one count once, and is the guest’s link',
      params: ofStore,
      body: bookBody,
      response: { 201: guestReservation },
    },
  },
  joinLine: {
    method: 'POST',
    url: '/api/calendar/:storeId/line',
    access: 'guest',
    limits: ['bookings'],
    within: ['bookingsOfNetwork'],
    example: { _id: ID, party: 2, name: 'Meera', phone: '9876543210', countryCode: '+91', language: 'en' },
    schema: {
      summary: 'Joins the line at the door',
      params: ofStore,
      body: joinLineBody,
      response: { 201: guestReservation },
    },
  },
  readBooking: {
    method: 'GET',
    url: '/api/calendar/:storeId/book/:reservationId',
    access: 'guest',
    limits: ['bookable'],
    schema: {
      summary: 'A guest’s own reservation or place in the line',
      params: ofReservation,
      response: { 200: guestReservation },
    },
  },
  rebook: {
    method: 'PUT',
    url: '/api/calendar/:storeId/book/:reservationId',
    access: 'guest',
    limits: ['bookings'],
    example: { startsAt: AT, party: 4 },
    sometimes: { ...WRITES, unprovedSeats: 'more seats' },
    schema: {
      summary: 'Changes the time or the party of a guest’s own reservation',
      params: ofReservation,
      body: rebookBody,
      response: { 200: guestReservation },
    },
  },
  cancelBooking: {
    method: 'POST',
    url: '/api/calendar/:storeId/book/:reservationId/cancel',
    access: 'guest',
    limits: ['bookings'],
    schema: {
      summary: 'Cancels a guest’s own reservation, or leaves the line',
      params: ofReservation,
      body: nothing,
      response: { 200: guestReservation },
    },
  },
  readCalendarFeed: {
    method: 'GET',
    url: '/api/calendar/:storeId/feed/:token',
    access: 'guest',
    limits: ['bookable'],
    schema: {
      summary: 'The calendar in the iCalendar format, for who has its secret address',
      produces: ['text/calendar'],
      params: z.object({ storeId: anyId, token: anyId }),
    },
  },
});
