import { queryOptions } from '@tanstack/react-query';
import type { Period } from '#money/reports/rules/report-period.ts';
import { call, perform } from '#platform/calls/office-api/call.ts';
import type { StandIn } from '#restaurant/without-the-line/office/keep.ts';
import type {
  IngredientBody,
  IngredientPatch,
  RecipeBody,
  StockEntryBody,
  StockImportBody,
} from '../wire/stock.ts';

/** The prefix of all queries that a change of the stock can change. */
export const stockKey = (storeId: string) => ['stores', storeId, 'stock'];

/** Orders change it too, and nobody is told of that. */
export const EVERY_MS = 15_000;

export function stockQuery(storeId: string) {
  return queryOptions({
    queryKey: [...stockKey(storeId), 'list'],
    queryFn: () => call('GET /api/stores/:storeId/stock', { params: { storeId } }),
    refetchInterval: EVERY_MS,
  });
}

/** `before`: the entry before which older ones are read. */
export function ledgerQuery(storeId: string, ingredientId: string, before: string | null) {
  return queryOptions({
    queryKey: [...stockKey(storeId), ingredientId, before],
    queryFn: () =>
      call('GET /api/stores/:storeId/stock/ingredients/:ingredientId', {
        params: { storeId, ingredientId },
        query: before === null ? {} : { before },
      }),
    staleTime: 0,
  });
}

export function recipesQuery(storeId: string) {
  return queryOptions({
    queryKey: [...stockKey(storeId), 'recipes'],
    queryFn: () => call('GET /api/stores/:storeId/stock/recipes', { params: { storeId } }),
  });
}

export function stockUseQuery(storeId: string, { from, to }: Period) {
  return queryOptions({
    queryKey: [...stockKey(storeId), 'use', from, to],
    queryFn: () => call('GET /api/stores/:storeId/stock/use', { params: { storeId }, query: { from, to } }),
    staleTime: 0,
  });
}

export function needQuery(storeId: string) {
  return queryOptions({
    queryKey: [...stockKey(storeId), 'need'],
    queryFn: () => call('GET /api/stores/:storeId/stock/need', { params: { storeId } }),
  });
}

export const importStock = (storeId: string, body: StockImportBody) =>
  call('POST /api/stores/:storeId/stock/import', { params: { storeId }, body });

export const setTarget = (storeId: string, target: number) =>
  call('PUT /api/stores/:storeId/stock/target', { params: { storeId }, body: { target } });

export const addIngredient = (storeId: string, body: IngredientBody) =>
  call('POST /api/stores/:storeId/stock/ingredients', { params: { storeId }, body });

export const changeIngredient = (storeId: string, ingredientId: string, body: IngredientPatch) =>
  call('PUT /api/stores/:storeId/stock/ingredients/:ingredientId', {
    params: { storeId, ingredientId },
    body,
  });

export const markOut = (storeId: string, ingredientId: string, isOut: boolean) =>
  call('PUT /api/stores/:storeId/stock/ingredients/:ingredientId/out', {
    params: { storeId, ingredientId },
    body: { isOut },
  });

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

export const setRecipe = (storeId: string, body: RecipeBody) =>
  call('PUT /api/stores/:storeId/stock/recipes', { params: { storeId }, body });
