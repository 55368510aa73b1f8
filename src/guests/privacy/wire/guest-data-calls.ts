import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { ofStore } from '#platform/calls/wire/params.ts';
import { guestBody, guestDataSettings, guestErased } from './guest-data.ts';
import { guestExport } from './guest-export.ts';

export const guestDataCalls = endpoints('Guest data', {
  readGuestDataSettings: {
    method: 'GET',
    url: '/api/stores/:storeId/guest-data',
    access: 'guest.read',
    schema: {
      summary: 'How long the store keeps what guests said of themselves',
      params: ofStore,
      response: { 200: guestDataSettings },
    },
  },
  changeGuestDataSettings: {
    method: 'PUT',
    url: '/api/stores/:storeId/guest-data',
    access: 'guest.erase',
    example: { months: 24 },
    schema: {
      summary: 'Changes how long it keeps them, in months',
      params: ofStore,
      body: guestDataSettings,
      response: { 200: guestDataSettings },
    },
  },
  exportGuest: {
    method: 'POST',
    url: '/api/stores/:storeId/guest-data/export',
    access: 'guest.export',
    limits: ['guestSearches'],
    example: { countryCode: '+91', phone: '9876500000' },
    schema: {
      summary: 'Everything that the store keeps of one guest',
      params: ofStore,
      body: guestBody,
      response: { 200: guestExport },
    },
  },
  eraseGuest: {
    method: 'POST',
    url: '/api/stores/:storeId/guest-data/erase',
    access: 'guest.erase',
    limits: ['guestSearches'],
    example: { countryCode: '+91', phone: '9876500000' },
    schema: {
      summary: 'Erases one guest from all orders that are over',
      params: ofStore,
      body: guestBody,
      response: { 200: guestErased },
    },
  },
});
