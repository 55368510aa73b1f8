import { pathOf } from '#calls/path-of.ts';
import { call } from '#platform/calls/guests-api/call.ts';

export const fetchListings = (q: string, after: string | null) =>
  call('GET /api/store-listings', { query: { q, after: after ?? '' } });

export const fetchStore = (slug: string) => call('GET /api/store-pages/:slug', { params: { slug } });

export const pageEventsUrl = (slug: string, revision: number | undefined) =>
  pathOf('GET /profile/web/:slug/events', { params: { slug }, query: { revision } });

/** The policies that the store has written itself; null where it uses the standard text. */
export const fetchPolicies = (slug: string) => call('GET /profile/web/:slug/policies', { params: { slug } });

/** The tables that guests may choose; with a name, only that table, if it exists. */
export const fetchTables = (slug: string, iden?: string) =>
  call('GET /profile/web/:slug/tables', { params: { slug }, query: { iden } });
