import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pathOf } from '#calls/path-of.ts';
import { call, parseError, reach } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { AddTablesBody, ChangeTablesBody, PosterFormat, PosterStyle } from '../wire/tables.ts';

export const tablesQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/tables', { params: { storeId } });

export const addTables = (storeId: string, body: AddTablesBody) =>
  call('POST /api/stores/:storeId/tables', { params: { storeId }, body });

export const changeTables = (storeId: string, body: ChangeTablesBody) =>
  call('PATCH /api/stores/:storeId/tables', { params: { storeId }, body });
/** What is printed: some tables, all tables (null), or the store's own code. */
export type PosterChoice = string[] | 'store' | null;

/** Hundreds of posters take time to render, and more over a slow network. */
const TIMEOUT_MS = 120_000;

export interface PosterPrint {
  format: PosterFormat;
  style: PosterStyle;
  what: PosterChoice;
}

export const printPosters = (storeId: string, print: PosterPrint) =>
  readFile(
    pathOf('GET /api/stores/:storeId/tables/posters.pdf', { params: { storeId }, query: queryOf(print) }),
  );

/** The first page as a picture. */
export function posterPreviewQuery(storeId: string, print: PosterPrint) {
  const url = pathOf('GET /api/stores/:storeId/tables/posters.svg', {
    params: { storeId },
    query: queryOf(print),
  });
  return queryOptions({
    queryKey: ['stores', storeId, 'posters', url],
    queryFn: async () => (await readFile(url)).text(),
    placeholderData: keepPreviousData,
  });
}

function queryOf({ format, style, what }: PosterPrint) {
  return { format, style, ...(what === 'store' ? { of: what } : { tables: what?.join(',') }) };
}

async function readFile(url: string): Promise<Blob> {
  const answer = await reach(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw parseError(answer.status, await answer.json().catch(() => null));
  return answer.blob();
}
