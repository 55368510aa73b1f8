import { announceTo } from '#operators/announcements/server/announcements.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { bulkCalls } from '../wire/bulk-calls.ts';
import { operatedAccountCalls } from '../wire/operated-accounts-calls.ts';
import { operatedStoreCalls } from '../wire/operated-store-calls.ts';
import { operatorCalls } from '../wire/operator-calls.ts';
import { operatorNoteCalls } from '../wire/operator-notes-calls.ts';
import { previewBulk, runBulk } from './bulk.ts';
import { createOperatedStore } from './creating/create-operated-store.ts';
import { handOver, inviteAgain } from './creating/hand-over.ts';
import { endSessionsOfAccount, listAccounts } from './list-accounts.ts';
import { listStores, readStore } from './list-stores.ts';
import { changeTags, listTags, writeNote } from './notes.ts';
import { readDetails } from './read-details.ts';
import { readFunnel } from './read-funnel.ts';
import { deleteFilter, listFilters, saveFilter } from './saved-filters.ts';
import { changeSubscription } from './subscriptions/change-subscription.ts';
import { replacePlan } from './subscriptions/replace-plan.ts';
import { resumeStore, suspendStore } from './suspending/suspend-store.ts';

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
  serve(app, operatorNoteCalls, {
    listTags,
    changeTags: (ctx, { params, body }) => changeTags(ctx, params.storeId, body),
    writeNote: (ctx, { params, body }) => writeNote(ctx, params.storeId, body),
    listFilters,
    saveFilter: (ctx, { body }) => saveFilter(ctx, body),
    deleteFilter: (ctx, { params }) => deleteFilter(ctx, params.filterId),
  });
  serve(app, bulkCalls, {
    previewBulk: (ctx, { query }) => previewBulk(ctx, query),
    bulkPlan: (ctx, { body }) =>
      runBulk(ctx, body, { act: 'plan', to: body.plan }, (one, storeId) =>
        changeSubscription(one, storeId, { plan: body.plan }),
      ),
    bulkSuspend: (ctx, { body }) =>
      runBulk(ctx, body, { act: 'suspend', to: '' }, (one, storeId) =>
        suspendStore(one, storeId, body.reason),
      ),
    bulkResume: (ctx, { body }) => runBulk(ctx, body, { act: 'resume', to: '' }, resumeStore),
    bulkAnnounce: (ctx, { body: { text, textInHindi, until, ...body } }) =>
      runBulk(ctx, body, { act: 'announce', to: '' }, (one, storeId) =>
        announceTo(one, storeId, { id: body.bulk.toLowerCase(), text, textInHindi, until }),
      ),
    bulkInvite: (ctx, { body }) => runBulk(ctx, body, { act: 'invite', to: '' }, inviteAgain),
    bulkTag: (ctx, { body }) =>
      runBulk(ctx, body, { act: 'tag', to: body.tag }, (one, storeId) =>
        changeTags(one, storeId, { add: [body.tag] }),
      ),
    bulkUntag: (ctx, { body }) =>
      runBulk(ctx, body, { act: 'untag', to: body.tag }, (one, storeId) =>
        changeTags(one, storeId, { remove: [body.tag] }),
      ),
  });
  serve(app, operatedStoreCalls, {
    readStoreDetails: (ctx, { params }) => readDetails(ctx, params.storeId),
    handOverStore: (ctx, { params, body }) => handOver(ctx, params.storeId, body.email),
  });
}
