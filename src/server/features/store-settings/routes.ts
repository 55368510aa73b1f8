import { storeCalls } from '#domain/api/calls/stores.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { getPolicies } from './policies.ts';
import { tryGateway } from './try-gateway.ts';
import { getStoreForStaff, updateStore } from './update-store.ts';

/** The legal texts, for guests. */
export function policyRoutes(app: App, services: Services): void {
  app.route({
    ...storeCalls.readPolicies,
    handler: async (request) => getPolicies(guestContext(services), request.params.slug),
  });
}

export function storeSettingsRoutes(app: App): void {
  app.route({ ...storeCalls.readStore, handler: async (request) => getStoreForStaff(memberOf(request)) });
  app.route({ ...storeCalls.tryGateway, handler: async (request) => tryGateway(memberOf(request)) });
  app.route({
    ...storeCalls.updateStore,
    handler: async (request) => updateStore(memberOf(request), request.body),
  });
}
