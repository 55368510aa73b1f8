import { operatedAccountCalls } from '#domain/api/calls/operated-accounts.ts';
import { operatedStoreCalls } from '#domain/api/calls/operated-store.ts';
import { operatorCalls } from '#domain/api/calls/operator.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { changeSubscription } from './change-subscription.ts';
import { createOperatedStore } from './create-operated-store.ts';
import { handOver } from './hand-over.ts';
import { endSessionsOfAccount, listAccounts } from './list-accounts.ts';
import { listStores, readStore } from './list-stores.ts';
import { readDetails } from './read-details.ts';
import { readFunnel } from './read-funnel.ts';
import { replacePlan } from './replace-plan.ts';
import { resumeStore, suspendStore } from './suspend-store.ts';

export function operatorRoutes(app: App): void {
  serve(app, operatedAccountCalls, {
    listOperatedAccounts: (ctx, { query }) => listAccounts(ctx, query),
    endSessionsOfAccount: (ctx, { params }) => endSessionsOfAccount(ctx, params.accountId),
  });
  serve(app, operatorCalls, {
    listOperatedStores: (ctx, { query }) => listStores(ctx, query),
    createOperatedStore: (ctx, { body }) => createOperatedStore(ctx, body),
    readFunnel,
    readOperatedStore: (ctx, { params }) => readStore(ctx, params.storeId),
    changeSubscription: (ctx, { params, body }) => changeSubscription(ctx, params.storeId, body),
    suspendStore: (ctx, { params, body }) => suspendStore(ctx, params.storeId, body.reason),
    resumeStore: (ctx, { params }) => resumeStore(ctx, params.storeId),
    replacePlan: (ctx, { params, body }) => replacePlan(ctx, params.planId, body.by),
  });
  serve(app, operatedStoreCalls, {
    readStoreDetails: (ctx, { params }) => readDetails(ctx, params.storeId),
    handOverStore: (ctx, { params, body }) => handOver(ctx, params.storeId, body.email),
  });
}
