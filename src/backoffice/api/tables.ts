import { queryOptions } from '@tanstack/react-query';
import type { AddTablesBody, ChangeTablesBody, PosterFormat } from '#domain/api/tables.ts';
import { pathOf } from '#ui/path-of.ts';
import { call, reach, readError } from './call.ts';

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

/** Null: all tables; "store": its own code. */
export type Printed = string[] | 'store' | null;

/** Hundreds of posters take a moment, and the network behind a kitchen another. */
const TIMEOUT_MS = 120_000;

export async function printPosters(storeId: string, format: PosterFormat, what: Printed): Promise<Blob> {
  const chosen = what === 'store' ? { of: what } : { tables: what?.join(',') };
  const url = pathOf('GET /api/stores/:storeId/tables/posters.pdf', {
    params: { storeId },
    query: { format, ...chosen },
  });
  const answer = await reach(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw readError(answer.status, await answer.json().catch(() => null));
  return answer.blob();
}
