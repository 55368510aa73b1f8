import { operatorCalls } from '#domain/api/calls/operator.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { changeSubscription } from './change-subscription.ts';
import { listStores, readStore } from './list-stores.ts';
import { resumeStore, suspendStore } from './suspend-store.ts';

export function operatorRoutes(app: App): void {
  serve(app, operatorCalls, {
    listOperatedStores: (ctx, { query }) => listStores(ctx, query),
    readOperatedStore: (ctx, { params }) => readStore(ctx, params.storeId),
    changeSubscription: (ctx, { params, body }) => changeSubscription(ctx, params.storeId, body),
    suspendStore: (ctx, { params, body }) => suspendStore(ctx, params.storeId, body.reason),
    resumeStore: (ctx, { params }) => resumeStore(ctx, params.storeId),
  });
}
