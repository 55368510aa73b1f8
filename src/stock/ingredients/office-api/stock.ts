import type { Period } from '#money/reports/rules/report-period.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { StandIn } from '#restaurant/without-the-line/office/keep.ts';
import type { StockEntryBody } from '../wire/stock.ts';

/** The prefix of all queries that a change of the stock can change. */
export const stockKey = (storeId: string) => ['stores', storeId, 'stock'];

/** Orders change it too, and nobody is told of that. */
export const EVERY_MS = 15_000;

export const stockQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/stock', { params: { storeId } }, { refetchInterval: EVERY_MS });

/** `before`: the entry before which older ones are read. */
export const ledgerQuery = (storeId: string, ingredientId: string, before: string | null) =>
  query(
    'GET /api/stores/:storeId/stock/ingredients/:ingredientId',
    {
      params: { storeId, ingredientId },
      query: before === null ? {} : { before },
    },
    { staleTime: 0 },
  );

export const recipesQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/stock/recipes', { params: { storeId } });

export const stockUseQuery = (storeId: string, { from, to }: Period) =>
  query('GET /api/stores/:storeId/stock/use', { params: { storeId }, query: { from, to } }, { staleTime: 0 });

export const needQuery = (storeId: string) =>
  query('GET /api/stores/:storeId/stock/need', { params: { storeId } });

/** `key`: of the tap, so that it counts once however often it is sent. */
export const enterStock = (
  storeId: string,
  body: StockEntryBody,
  key: string,
  standIn?: StandIn<'POST /api/stores/:storeId/stock/entries'>,
) =>
  perform(
    'POST /api/stores/:storeId/stock/entries',
    { params: { storeId }, headers: { 'idempotency-key': key }, body },
    standIn,
  );
