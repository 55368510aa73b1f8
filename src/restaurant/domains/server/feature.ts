import type { Feature } from '#platform/feature/server/feature.ts';
import { sweepDomains } from './check-domain.ts';
import { proxyRoutes } from './proxy-routes.ts';
import { domainRoutes } from './routes.ts';

export const domains: Feature = {
  otherTables: { own_domains: 'goes', store_domains: 'goes' },
  routes: [domainRoutes, proxyRoutes],
  hourlyOfStores: { ask: [sweepDomains] },
};
