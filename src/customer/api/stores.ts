import { pathOf } from '#ui/path-of.ts';
import { call } from './call.ts';

export const fetchListings = (q: string, after: string | null) =>
  call('GET /api/store-listings', { query: { q, after: after ?? '' } });

export const fetchStore = (slug: string) => call('GET /api/store-pages/:slug', { params: { slug } });

export const pageEventsUrl = (slug: string, revision: number | undefined) =>
  pathOf('GET /profile/web/:slug/events', { params: { slug }, query: { revision } });

/** What the store has written itself; null where it has the usual text. */
export const fetchPolicies = (slug: string) => call('GET /profile/web/:slug/policies', { params: { slug } });

/** Those that a store lets its guests choose from; with a name, that one alone, if the store has it. */
export const fetchTables = (slug: string, iden?: string) =>
  call('GET /profile/web/:slug/tables', { params: { slug }, query: { iden } });
