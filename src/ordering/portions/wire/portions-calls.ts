import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { ofStore } from '#platform/calls/wire/params.ts';
import { id } from '#platform/calls/wire/primitives.ts';
import { portionsBody, portionsView } from './portions.ts';

export const portionCalls = endpoints('Catalogue', {
  listPortions: {
    method: 'GET',
    url: '/api/stores/:storeId/portions',
    access: 'catalogue.read',
    schema: {
      summary: 'The dishes that are counted today, and how many portions of each are left',
      params: ofStore,
      response: { 200: portionsView },
    },
  },
  setPortions: {
    method: 'PUT',
    url: '/api/stores/:storeId/items/:itemId/portions',
    access: 'item.availability',
    schema: {
      summary: 'Counts the portions of a dish from now on, or no longer',
      params: z.extend(ofStore, { itemId: id }),
      body: portionsBody,
      response: { 200: portionsView },
    },
  },
});
