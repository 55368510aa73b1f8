import { queryOptions } from '@tanstack/react-query';
import type { GuestBody, GuestDataSettings, GuestErased, GuestExport } from '#domain/api/guest-data.ts';
import { request } from './request.ts';

const urlOf = (storeId: string) => `/api/stores/${storeId}/guest-data`;

export function guestDataQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'guest-data'],
    queryFn: () => request<GuestDataSettings>(urlOf(storeId)),
  });
}

export function saveGuestData(storeId: string, settings: GuestDataSettings): Promise<GuestDataSettings> {
  return request(urlOf(storeId), { method: 'PUT', body: settings });
}

export function exportGuest(storeId: string, guest: GuestBody): Promise<GuestExport> {
  return request(`${urlOf(storeId)}/export`, { method: 'POST', body: guest });
}

export function eraseGuest(storeId: string, guest: GuestBody): Promise<GuestErased> {
  return request(`${urlOf(storeId)}/erase`, { method: 'POST', body: guest });
}
