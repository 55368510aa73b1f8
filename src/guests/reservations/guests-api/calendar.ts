import { call } from '#platform/calls/guests-api/call.ts';
import type { BookBody, JoinLineBody, RebookBody } from '../wire/calendar.ts';

export const fetchBookable = (storeId: string, query: { day?: string; party?: string } = {}) =>
  call('GET /api/calendar/:storeId/book', { params: { storeId }, query });

export const postReservation = (storeId: string, body: BookBody) =>
  call('POST /api/calendar/:storeId/book', { params: { storeId }, body });

export const postInLine = (storeId: string, body: JoinLineBody) =>
  call('POST /api/calendar/:storeId/line', { params: { storeId }, body });

interface Own {
  storeId: string;
  reservationId: string;
}

export const fetchReservation = (params: Own) =>
  call('GET /api/calendar/:storeId/book/:reservationId', { params });

export const putReservation = (params: Own, body: RebookBody) =>
  call('PUT /api/calendar/:storeId/book/:reservationId', { params, body });

export const cancelReservation = (params: Own) =>
  call('POST /api/calendar/:storeId/book/:reservationId/cancel', { params, body: {} });
