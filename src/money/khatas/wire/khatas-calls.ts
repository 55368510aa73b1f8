import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, ofStore, withKey } from '#platform/calls/wire/params.ts';
import { khataBody, khataList, khataPatch, khataPaymentBody, khataStatement, khataView } from './khatas.ts';

const ofKhata = z.object({ storeId: anyId, khataId: anyId });
const example = { name: 'Asha Rao', countryCode: '+91', phone: '9876543210', note: '', limit: 5000 };

export const khataCalls = endpoints('Accounts of guests', {
  listKhatas: {
    method: 'GET',
    url: '/api/stores/:storeId/khatas',
    access: 'payment.record',
    schema: {
      summary: 'The accounts of guests who pay later, with what they owe',
      params: ofStore,
      response: { 200: khataList },
    },
  },
  openKhata: {
    method: 'POST',
    url: '/api/stores/:storeId/khatas',
    access: 'khata.manage',
    schema: {
      summary: 'Opens an account for a guest',
      params: ofStore,
      body: khataBody,
      example,
      response: { 201: khataView },
    },
  },
  readKhata: {
    method: 'GET',
    url: '/api/stores/:storeId/khatas/:khataId',
    access: 'payment.record',
    schema: { summary: 'One account with its entries', params: ofKhata, response: { 200: khataStatement } },
  },
  changeKhata: {
    method: 'PUT',
    url: '/api/stores/:storeId/khatas/:khataId',
    access: 'khata.manage',
    schema: {
      summary: 'Changes an account, or closes it once nothing is owed',
      params: ofKhata,
      body: khataPatch,
      example: { ...example, isClosed: false },
      response: { 200: khataStatement },
    },
  },
  payKhata: {
    method: 'POST',
    url: '/api/stores/:storeId/khatas/:khataId/payments',
    command: 'kept',
    access: 'payment.record',
    schema: {
      summary: 'Money that came for an account, once for each Idempotency-Key',
      params: ofKhata,
      headers: withKey,
      body: khataPaymentBody,
      example: { method: 'Cash', amount: 20 },
      response: { 200: khataStatement },
    },
  },
});
