import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { ofStore, upTo } from '#platform/calls/wire/params.ts';
import { domainBody, domainView, namedDomain } from './domains.ts';

export const domainCalls = endpoints('Stores', {
  readDomain: {
    method: 'GET',
    url: '/api/stores/:storeId/domain',
    access: 'store.domain',
    schema: {
      summary: "The store's own domain, with the records that it needs",
      params: ofStore,
      response: { 200: domainView },
    },
  },
  setDomain: {
    method: 'PUT',
    url: '/api/stores/:storeId/domain',
    access: 'store.domain',
    example: { domain: 'menu.their-place.in' },
    schema: {
      summary:
        'Waits for the proof of this domain; those that the store has stay, and lead to it once it is live',
      params: ofStore,
      body: domainBody,
      response: { 200: domainView },
    },
  },
  removeDomain: {
    method: 'DELETE',
    url: '/api/stores/:storeId/domain',
    access: 'store.domain',
    schema: {
      summary: 'Removes one of the store’s domains; without a name all of them',
      params: ofStore,
      querystring: z.object(namedDomain),
      response: { 200: domainView },
    },
  },
  checkDomain: {
    method: 'POST',
    url: '/api/stores/:storeId/domain/check',
    access: 'store.domain',
    limits: ['domainChecks'],
    example: {},
    schema: {
      summary: 'Looks for the proof, and whether the domain leads here',
      params: ofStore,
      body: z.strictObject(namedDomain),
      response: { 200: domainView },
    },
  },
});

/** For the proxy before the programs. Everybody else is answered 404. */
export const proxyCalls = endpoints('Health', {
  isTlsAllowed: {
    method: 'GET',
    url: '/internal/tls-allowed',
    access: 'anybody',
    limits: 'for the proxy alone; reads one line at most, by its key',
    schema: {
      summary: 'Whether the proxy may get a certificate for this host',
      querystring: z.object({ domain: upTo(300) }),
      response: { 200: z.null() },
    },
  },
  findStorePlace: {
    method: 'GET',
    url: '/internal/place',
    access: 'anybody',
    limits: 'for the proxy alone; reads two lines at most, by their keys',
    schema: {
      summary: 'Where the store of this slug, order or menu is by now; null: here',
      querystring: z.object({ name: upTo(300) }),
      response: { 200: z.object({ origin: z.nullable(z.string()) }) },
    },
  },
});
