import * as z from 'zod/mini';
import { policiesView } from '#guests/privacy/wire/policies.ts';
import { pageViewDays } from '#guests/visits/wire/page-views.ts';
import { reportView } from '#money/reports/wire/report.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { ofSlug, ofStore } from '#platform/calls/wire/params.ts';
import { listingPage } from '#restaurant/listing/wire/listing.ts';
import { setUpView } from '#restaurant/set-up/wire/set-up.ts';
import { gatewayTest, storeForStaff, storePatch } from './store.ts';
import { listingQuery, periodQuery, reportQuery } from './store-queries-calls.ts';

export const storeCalls = endpoints('Store', {
  readPageViews: {
    method: 'GET',
    url: '/api/stores/:storeId/page-views',
    access: 'views.read',
    schema: {
      summary: "How often which kind of page was opened, by the store's days, both ends included",
      params: ofStore,
      querystring: periodQuery,
      response: { 200: pageViewDays },
    },
  },
  readSetUp: {
    method: 'GET',
    url: '/api/stores/:storeId/set-up',
    access: 'store.update',
    schema: {
      summary: 'How much there is of what a new store needs: dishes, tables, people, orders',
      params: ofStore,
      response: { 200: setUpView },
    },
  },
  readReport: {
    method: 'GET',
    url: '/api/stores/:storeId/reports/sales',
    access: 'reports.read',
    schema: {
      summary: "What was sold in some of the store's days, both ends included, and in as many days before",
      params: ofStore,
      querystring: reportQuery,
      response: { 200: reportView },
    },
  },
  readPolicies: {
    method: 'GET',
    url: '/profile/web/:slug/policies',
    access: 'guest',
    limits: 'reads from memory, which is less work than counting it',
    schema: {
      summary: "A store's own terms, refund policy and privacy notice; null where it has the usual one",
      params: ofSlug,
      response: { 200: policiesView },
    },
  },
  readStore: {
    method: 'GET',
    url: '/store/api/store/:storeId',
    access: 'store.read',
    schema: {
      summary: 'The profile as the staff see it',
      params: ofStore,
      response: { 200: storeForStaff },
    },
  },
  updateStore: {
    method: 'PATCH',
    url: '/store/api/store/:storeId',
    access: 'store.update',
    sometimes: { largeMenus: 'large menu' },
    schema: {
      summary: 'Any of the profile, hours, pause and gateway credentials (written, never shown again)',
      params: ofStore,
      body: storePatch,
      response: { 200: storeForStaff },
    },
  },
  tryGateway: {
    method: 'POST',
    url: '/api/stores/:storeId/gateway/test',
    access: 'store.gateway',
    verified: true,
    limits: ['gatewayTests'],
    schema: {
      summary: "Asks the store's payment gateway whether it takes the keys; no money moves",
      params: ofStore,
      body: z.strictObject({}),
      response: { 200: gatewayTest },
    },
  },
});

export const listingCalls = endpoints('Stores', {
  listStores: {
    method: 'GET',
    url: '/api/store-listings',
    access: 'guest',
    limits: [],
    within: ['browsing'],
    sometimes: { searches: 'words' },
    schema: {
      summary: 'Stores that want to be found, by words of their name, city, dishes or description',
      querystring: listingQuery,
      response: { 200: listingPage },
    },
  },
});
