import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, ofStore } from '#platform/calls/wire/params.ts';
import {
  brandTags,
  noteBody,
  savedFilter,
  savedFiltersView,
  saveFilterBody,
  storeNote,
  storeTags,
  tagsBody,
} from './operator-notes.ts';

/** What operators of a brand keep for themselves: no restaurant reads it. */
export const operatorNoteCalls = endpoints('Operator', {
  listTags: {
    method: 'GET',
    url: '/api/operator/tags',
    access: 'operator.read',
    schema: { summary: 'The tags that restaurants of the brand have', response: { 200: brandTags } },
  },
  changeTags: {
    method: 'PATCH',
    url: '/api/operator/stores/:storeId/tags',
    access: 'operator.stores',
    logs: 'tags',
    example: { add: ['north'] },
    schema: {
      summary: 'Adds tags to a restaurant and removes others. They are in small letters, 10 at most',
      params: ofStore,
      body: tagsBody,
      response: { 200: storeTags },
    },
  },
  writeNote: {
    method: 'PUT',
    url: '/api/operator/stores/:storeId/note',
    access: 'operator.stores',
    logs: 'note',
    example: { text: 'Calls on Mondays.', revision: 0 },
    schema: {
      summary: 'Replaces the note about a restaurant, if nobody has written it since this revision',
      params: ofStore,
      body: noteBody,
      response: { 200: storeNote },
    },
  },
  listFilters: {
    method: 'GET',
    url: '/api/operator/filters',
    access: 'operator.read',
    schema: {
      summary: 'Saved filters: the own ones, and those of all operators',
      response: { 200: savedFiltersView },
    },
  },
  saveFilter: {
    method: 'POST',
    url: '/api/operator/filters',
    access: 'operator.read',
    logs: 'filter',
    once: 'same',
    schema: {
      summary: 'Saves a filter under a name; for all operators if they may change restaurants',
      body: saveFilterBody,
      response: { 201: savedFilter },
    },
  },
  deleteFilter: {
    method: 'DELETE',
    url: '/api/operator/filters/:filterId',
    access: 'operator.read',
    logs: 'filter',
    schema: {
      summary: 'Deletes an own filter, or one of all operators',
      params: z.object({ filterId: anyId }),
      response: noContent,
    },
  },
});
