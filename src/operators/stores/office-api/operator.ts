import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PlanRules, StoreStatus } from '#operators/plans/rules/plan.ts';
import type { PlanFields, SubscriptionFields } from '#operators/plans/wire/plans.ts';
import { call } from '#platform/calls/office-api/call.ts';
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

export const funnelQuery = queryOptions({
  queryKey: [...operatorKey, 'funnel'],
  queryFn: () => call('GET /api/operator/funnel'),
});

export const createOperatedStore = (body: CreateStoreBody) => call('POST /api/operator/stores', { body });

/** By slug or id. */
export function storeDetailsQuery(store: string) {
  return queryOptions({
    queryKey: [...operatorKey, 'store', store],
    queryFn: () => call('GET /api/operator/stores/:storeId/details', { params: { storeId: store } }),
  });
}

export const handOverStore = (storeId: string, email: string) =>
  call('POST /api/operator/stores/:storeId/hand-over', { params: { storeId }, body: { email } });

export const closeOperatedStore = (storeId: string, reason: string) =>
  call('POST /api/operator/stores/:storeId/close', { params: { storeId }, body: { reason } });

export const reopenOperatedStore = (storeId: string) =>
  call('POST /api/operator/stores/:storeId/reopen', { params: { storeId } });

export const suspendStore = (storeId: string, reason: string) =>
  call('POST /api/operator/stores/:storeId/suspend', { params: { storeId }, body: { reason } });

export const resumeStore = (storeId: string) =>
  call('POST /api/operator/stores/:storeId/resume', { params: { storeId } });

export const brandQuery = queryOptions({
  queryKey: [...operatorKey, 'brand'],
  queryFn: () => call('GET /api/operator/brand'),
  // A refetch would take away what is being typed.
  staleTime: Number.POSITIVE_INFINITY,
});

export const saveBrand = (body: BrandSettings) => call('PUT /api/operator/brand', { body });

export const plansQuery = queryOptions({
  queryKey: [...operatorKey, 'plans'],
  queryFn: () => call('GET /api/operator/plans'),
});

export const changeSubscription = (storeId: string, body: SubscriptionFields) =>
  call('PATCH /api/operator/stores/:storeId/subscription', { params: { storeId }, body });

export const addPlan = (body: PlanFields & { name: string }) => call('POST /api/operator/plans', { body });

export const planRulesQuery = queryOptions({
  queryKey: [...operatorKey, 'plan-rules'],
  queryFn: () => call('GET /api/operator/plan-rules'),
});

export const savePlanRules = (body: PlanRules) => call('PUT /api/operator/plan-rules', { body });

export const replacePlan = (planId: string, by: string) =>
  call('POST /api/operator/plans/:planId/replace', { params: { planId }, body: { by } });

export const changePlan = (planId: string, body: PlanFields) =>
  call('PATCH /api/operator/plans/:planId', { params: { planId }, body });
