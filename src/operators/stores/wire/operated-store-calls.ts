import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { ofStore } from '#platform/calls/wire/params.ts';
import { handedOver, handOverBody, storeDetails } from './operated-store.ts';

/** What an operator sees and does of one store, beyond what its list has. */
export const operatedStoreCalls = endpoints('Operator', {
  readStoreDetails: {
    method: 'GET',
    url: '/api/operator/stores/:storeId/details',
    access: 'operator.read',
    schema: {
      summary: 'One store, by its id or its slug: use, people, and how its services do',
      params: ofStore,
      response: { 200: storeDetails },
    },
  },
  handOverStore: {
    method: 'POST',
    url: '/api/operator/stores/:storeId/hand-over',
    access: 'operator.stores',
    logs: 'hand-over',
    once: 'same',
    within: ['emails', 'storeEmails'],
    example: { email: 'next-owner@thali.example' },
    schema: {
      summary: 'Asks this person to become the only owner; the owners can agree, or stop it for a week',
      params: ofStore,
      body: handOverBody,
      response: { 200: handedOver },
    },
  },
});
