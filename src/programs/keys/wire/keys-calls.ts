import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, ofStore } from '#platform/calls/wire/params.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';
import { keyBody, keysView, madeKey } from './keys.ts';

const ofKey = z.extend(ofStore, { keyId: anyId });
const response = { 201: madeKey };

export const keyCalls = endpoints('Keys', {
  listKeys: {
    method: 'GET',
    url: '/api/stores/:storeId/keys',
    access: 'key.manage',
    needsAccount: true,
    schema: {
      summary: 'The keys by which programs may call, without their secrets',
      params: ofStore,
      response: { 200: keysView },
    },
  },
  makeKey: {
    method: 'POST',
    url: '/api/stores/:storeId/keys',
    access: 'key.manage',
    needsAccount: true,
    verified: true,
    example: { name: 'Website', scopes: ['menu.read'], days: 90 },
    schema: {
      summary: 'A new key. Its secret is in no other answer',
      params: ofStore,
      body: keyBody,
      response,
    },
  },
  replaceSecret: {
    method: 'POST',
    url: '/api/stores/:storeId/keys/:keyId/secret',
    access: 'key.manage',
    needsAccount: true,
    verified: true,
    schema: {
      summary: 'A new secret for a key. The former one is good for another day',
      params: ofKey,
      body: nothingBody,
      response,
    },
  },
  removeKey: {
    method: 'DELETE',
    url: '/api/stores/:storeId/keys/:keyId',
    access: 'key.manage',
    needsAccount: true,
    schema: { summary: 'Ends a key at once', params: ofKey, response: noContent },
  },
});
