import type { Feature } from '#platform/feature/server/feature.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { keyCalls } from '../wire/keys-calls.ts';
import { listKeys, makeKey, removeKey, replaceSecret, requireKey } from './keys.ts';

export const keys: Feature = {
  tables: ['store_keys'],
  routes: [keyRoutes],
  named: { keyId: requireKey },
};

function keyRoutes(app: App): void {
  serve(app, keyCalls, {
    listKeys,
    makeKey: async (ctx, { body }) => makeKey(ctx, body),
    replaceSecret: async (ctx, { params }) => replaceSecret(ctx, params.keyId),
    removeKey: async (ctx, { params }) => removeKey(ctx, params.keyId),
  });
}
