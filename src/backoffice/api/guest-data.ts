import { queryOptions } from '@tanstack/react-query';
import type { GuestBody, GuestDataSettings } from '#domain/api/guest-data.ts';
import { call } from './call.ts';

export function guestDataQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'guest-data'],
    queryFn: () => call('GET /api/stores/:storeId/guest-data', { params: { storeId } }),
  });
}

export const saveGuestData = (storeId: string, settings: GuestDataSettings) =>
  call('PUT /api/stores/:storeId/guest-data', { params: { storeId }, body: settings });

export const exportGuest = (storeId: string, guest: GuestBody) =>
  call('POST /api/stores/:storeId/guest-data/export', { params: { storeId }, body: guest });

export const eraseGuest = (storeId: string, guest: GuestBody) =>
  call('POST /api/stores/:storeId/guest-data/erase', { params: { storeId }, body: guest });
