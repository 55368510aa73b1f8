import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import type { GuestBody } from '../wire/guest-data.ts';

export function guestDataQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'guest-data'],
    queryFn: () => call('GET /api/stores/:storeId/guest-data', { params: { storeId } }),
  });
}

export const exportGuest = (storeId: string, guest: GuestBody) =>
  call('POST /api/stores/:storeId/guest-data/export', { params: { storeId }, body: guest });

export const eraseGuest = (storeId: string, guest: GuestBody) =>
  call('POST /api/stores/:storeId/guest-data/erase', { params: { storeId }, body: guest });
