import type { Feature } from '#platform/feature/server/feature.ts';
import { GATEWAY_PURPOSE } from './gateway.ts';

export const stores: Feature = {
  tables: ['stores', 'store_counters'],
  otherTables: { store_routes: 'finds' },
  sealed: { 'stores.gateway_sealed': GATEWAY_PURPOSE },
};
