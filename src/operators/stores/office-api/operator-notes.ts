import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import type { TagChange } from '../rules/tags.ts';
import type { SaveFilterBody } from '../wire/operator-notes.ts';
import { operatorKey } from './operator.ts';

export const tagsQuery = queryOptions({
  queryKey: [...operatorKey, 'tags'],
  queryFn: () => call('GET /api/operator/tags'),
});

export const changeTags = (storeId: string, { add = [], remove = [] }: TagChange) =>
  call('PATCH /api/operator/stores/:storeId/tags', {
    params: { storeId },
    body: { add: [...add], remove: [...remove] },
  });

export const writeNote = (storeId: string, body: { text: string; revision: number }) =>
  call('PUT /api/operator/stores/:storeId/note', { params: { storeId }, body });

export const filtersQuery = queryOptions({
  queryKey: [...operatorKey, 'filters'],
  queryFn: () => call('GET /api/operator/filters'),
});

export const saveFilter = (body: SaveFilterBody) => call('POST /api/operator/filters', { body });

export const deleteFilter = (filterId: string) =>
  call('DELETE /api/operator/filters/:filterId', { params: { filterId } });
