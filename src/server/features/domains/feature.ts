import { feature } from '../../platform/feature/feature.ts';
import { sweepDomains } from './check-domain.ts';
import { proxyRoutes } from './proxy-routes.ts';
import { domainRoutes } from './routes.ts';

export const domains = feature({
  routes: [domainRoutes, proxyRoutes],
  hourlyOfStores: { ask: [sweepDomains] },
});
