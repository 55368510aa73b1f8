import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { TagChange } from '../rules/tags.ts';

export const tagsQuery = query('GET /api/operator/tags', {});

export const changeTags = (storeId: string, { add = [], remove = [] }: TagChange) =>
  call('PATCH /api/operator/stores/:storeId/tags', {
    params: { storeId },
    body: { add: [...add], remove: [...remove] },
  });
export const filtersQuery = query('GET /api/operator/filters', {});
