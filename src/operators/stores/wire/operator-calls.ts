import * as z from 'zod/mini';
import { STORE_STATUSES } from '#operators/plans/rules/plan.ts';
import { replacedPlan, replacePlanBody, subscriptionBody } from '#operators/plans/wire/plans.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, empty, nothing, ofStore, upTo } from '#platform/calls/wire/params.ts';
import { TAG_SIGNS } from '../rules/tags.ts';
import {
  createdStore,
  createStoreBody,
  funnel,
  operatedStore,
  operatedStores,
  STORE_SORTS,
  STUCK,
  suspendBody,
} from './operator.ts';

/** What a list of restaurants is narrowed to. */
export const storeFilterQuery = z.object({
  search: z.optional(upTo(100)),
  state: z.optional(z.union([empty, z.enum(STORE_STATUSES)])),
  plan: z.optional(upTo(60)),
  stuck: z.optional(z.union([empty, z.enum(STUCK)])),
  tag: z.optional(upTo(TAG_SIGNS)),
});
export type StoreFilterQuery = z.infer<typeof storeFilterQuery>;
const listQuery = z.extend(storeFilterQuery, {
  sort: z._default(z.enum(STORE_SORTS), 'newest'),
  after: z.optional(upTo(600)),
  forFile: z.optional(z.literal('1')),
});
export type OperatedStoresQuery = z.infer<typeof listQuery>;

/** For whoever runs the program. Nobody else learns that they exist. */
export const operatorCalls = endpoints('Operator', {
  listOperatedStores: {
    method: 'GET',
    url: '/api/operator/stores',
    access: 'operator.read',
    schema: {
      summary: 'All stores; ?after= the `next` of the page before; ?forFile=1 for larger pages',
      querystring: listQuery,
      response: { 200: operatedStores },
    },
  },
  createOperatedStore: {
    method: 'POST',
    url: '/api/operator/stores',
    access: 'operator.stores',
    logs: 'creation',
    once: 'kept',
    within: ['emails'],
    schema: {
      summary:
        'A restaurant on a plan, as a copy of another or empty. Its owner is invited; until they come it takes no orders',
      body: createStoreBody,
      response: { 201: createdStore },
    },
  },
  readFunnel: {
    method: 'GET',
    url: '/api/operator/funnel',
    access: 'operator.read',
    schema: {
      summary: 'How far restaurants came that signed up in the last twelve months',
      response: { 200: funnel },
    },
  },
  readOperatedStore: {
    method: 'GET',
    url: '/api/operator/stores/:storeId',
    access: 'operator.read',
    schema: { summary: 'One store', params: ofStore, response: { 200: operatedStore } },
  },
  suspendStore: {
    method: 'POST',
    url: '/api/operator/stores/:storeId/suspend',
    access: 'operator.stores',
    logs: 'suspension',
    once: 'same',
    within: ['storeEmails'],
    example: { reason: 'No answer to our emails' },
    schema: {
      summary: 'Guests can no longer order; its people still sign in, read and export',
      params: ofStore,
      body: suspendBody,
      response: { 200: operatedStore },
    },
  },
  resumeStore: {
    method: 'POST',
    url: '/api/operator/stores/:storeId/resume',
    access: 'operator.stores',
    logs: 'suspension',
    once: 'same',
    within: ['storeEmails'],
    schema: {
      summary: 'Guests can order again',
      params: ofStore,
      body: nothing,
      response: { 200: operatedStore },
    },
  },
  changeSubscription: {
    method: 'PATCH',
    url: '/api/operator/stores/:storeId/subscription',
    access: 'operator.money',
    logs: 'subscription',
    example: { plan: 'Pro', status: 'active', endDate: null },
    schema: {
      summary: 'Puts a store on a plan, until a day',
      params: ofStore,
      body: subscriptionBody,
      response: { 200: operatedStore },
    },
  },
  replacePlan: {
    method: 'POST',
    url: '/api/operator/plans/:planId/replace',
    access: 'operator.brand',
    logs: 'plan',
    once: 'same',
    schema: {
      summary:
        'Puts all restaurants of a plan on another one, until the day they have. Nobody begins on it any more',
      params: z.object({ planId: anyId }),
      body: replacePlanBody,
      response: { 200: replacedPlan },
    },
  },
});
