import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { storeCalls } from '#restaurant/stores/wire/stores-calls.ts';
import { getPolicies } from './policies.ts';
import { tryGateway } from './try-gateway.ts';
import { getStoreForStaff, updateStore } from './update-store.ts';

export function storeSettingsRoutes(app: App): void {
  serve(app, storeCalls, {
    readPolicies: async (ctx, { params }) => getPolicies(ctx, params.slug),
    readStore: getStoreForStaff,
    tryGateway,
    updateStore: async (ctx, { body }) => updateStore(ctx, body),
  });
}
