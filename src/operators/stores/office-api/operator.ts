import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { StoreStatus } from '#operators/plans/rules/plan.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import type { BrandSettings } from '#restaurant/brand/wire/brand.ts';
import type { CreateStoreBody, OperatedStore, StoreSort, Stuck } from '../wire/operator.ts';

/** An empty value matches all stores. */
export interface StoreFilter {
  search: string;
  state: StoreStatus | '';
  plan: string;
  stuck: Stuck | '';
  tag: string;
  sort: StoreSort;
}

export const ALL_STORES: StoreFilter = {
  search: '',
  state: '',
  plan: '',
  stuck: '',
  tag: '',
  sort: 'newest',
};
export const operatorKey = ['operator'];

export function operatedStoresQuery(filter: StoreFilter) {
  return infiniteQueryOptions({
    queryKey: [...operatorKey, 'stores', filter],
    queryFn: ({ pageParam }) => call('GET /api/operator/stores', { query: { ...filter, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** More than these are not written into a file. */
const MOST_IN_FILE = 20_000;

/** All stores that match, page by page. */
export async function fetchStores(filter: StoreFilter): Promise<OperatedStore[]> {
  const found: OperatedStore[] = [];
  let after: string | null = '';
  while (after !== null && found.length < MOST_IN_FILE) {
    const query: StoreFilter & { after: string; forFile: '1' } = { ...filter, after, forFile: '1' };
    const page: { stores: OperatedStore[]; next: string | null } = await call('GET /api/operator/stores', {
      query,
    });
    found.push(...page.stores);
    after = page.next;
  }
  return found;
}

export const funnelQuery = query('GET /api/operator/funnel', {});

export const createOperatedStore = (body: CreateStoreBody) => call('POST /api/operator/stores', { body });

/** By slug or id. */
export const storeDetailsQuery = (store: string) =>
  query('GET /api/operator/stores/:storeId/details', { params: { storeId: store } });

export const brandQuery = query(
  'GET /api/operator/brand',
  {},
  {
    // A refetch would take away what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  },
);

export const saveBrand = (body: BrandSettings) => call('PUT /api/operator/brand', { body });

export const plansQuery = query('GET /api/operator/plans', {});
export const planRulesQuery = query('GET /api/operator/plan-rules', {});
