import { keyCalls } from '#domain/api/calls/keys.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
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
