import { operatedStore } from '#operators/stores/wire/operator.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { nothing, ofStore } from '#platform/calls/wire/params.ts';
import { closeBody, closingView, supportView } from './closing.ts';

/** The end of a store, and who may look into it. */
export const closingCalls = endpoints('Store', {
  closeStore: {
    method: 'POST',
    url: '/api/stores/:storeId/close',
    access: 'store.close',
    within: ['storeEmails'],
    schema: {
      summary: 'Closes the store for good; its people still read and export, and it is erased after 30 days',
      params: ofStore,
      body: nothing,
      response: { 200: closingView },
    },
  },
  reopenStore: {
    method: 'POST',
    url: '/api/stores/:storeId/reopen',
    access: 'store.close',
    schema: {
      summary: 'Opens a closed store again, within the 30 days',
      params: ofStore,
      body: nothing,
      response: { 200: closingView },
    },
  },
  allowSupport: {
    method: 'PUT',
    url: '/api/stores/:storeId/support',
    access: 'store.support',
    schema: {
      summary: 'Lets operators look into the office of the store for 24 hours, without money and credentials',
      params: ofStore,
      body: nothing,
      response: { 200: supportView },
    },
  },
  endSupport: {
    method: 'DELETE',
    url: '/api/stores/:storeId/support',
    access: 'store.support',
    schema: {
      summary: 'Ends what was allowed, at once',
      params: ofStore,
      response: { 200: supportView },
    },
  },
});

export const operatedClosingCalls = endpoints('Operator', {
  closeOperatedStore: {
    method: 'POST',
    url: '/api/operator/stores/:storeId/close',
    access: 'operator.stores',
    logs: 'closing',
    once: 'same',
    within: ['storeEmails'],
    example: { reason: 'Asked for by its owner' },
    schema: {
      summary: 'Closes a store for good, as its owner could',
      params: ofStore,
      body: closeBody,
      response: { 200: operatedStore },
    },
  },
  reopenOperatedStore: {
    method: 'POST',
    url: '/api/operator/stores/:storeId/reopen',
    access: 'operator.stores',
    logs: 'closing',
    once: 'same',
    schema: {
      summary: 'Opens a closed store again, within the 30 days',
      params: ofStore,
      body: nothing,
      response: { 200: operatedStore },
    },
  },
});
