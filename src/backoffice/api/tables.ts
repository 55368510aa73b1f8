import { queryOptions } from '@tanstack/react-query';
import { pathOf } from '#domain/api/calls/path-of.ts';
import type { AddTablesBody, ChangeTablesBody, PosterFormat } from '#domain/api/tables.ts';
import { call, parseError, reach } from './call.ts';

export function tablesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['stores', storeId, 'tables'],
    queryFn: () => call('GET /api/stores/:storeId/tables', { params: { storeId } }),
  });
}

export const addTables = (storeId: string, body: AddTablesBody) =>
  call('POST /api/stores/:storeId/tables', { params: { storeId }, body });

export const changeTables = (storeId: string, body: ChangeTablesBody) =>
  call('PATCH /api/stores/:storeId/tables', { params: { storeId }, body });

export const orderTables = (storeId: string, idens: string[]) =>
  call('PUT /api/stores/:storeId/tables/order', { params: { storeId }, body: { idens } });

export const removeTables = (storeId: string, idens: string[]) =>
  call('POST /api/stores/:storeId/tables/remove', { params: { storeId }, body: { idens } });

/** What is printed: some tables, all tables (null), or the store's own code. */
export type PosterChoice = string[] | 'store' | null;

/** Hundreds of posters take time to render, and more over a slow network. */
const TIMEOUT_MS = 120_000;

export async function printPosters(storeId: string, format: PosterFormat, what: PosterChoice): Promise<Blob> {
  const chosen = what === 'store' ? { of: what } : { tables: what?.join(',') };
  const url = pathOf('GET /api/stores/:storeId/tables/posters.pdf', {
    params: { storeId },
    query: { format, ...chosen },
  });
  const answer = await reach(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw parseError(answer.status, await answer.json().catch(() => null));
  return answer.blob();
}
