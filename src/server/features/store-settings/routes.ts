import * as z from 'zod';
import { policiesView } from '#domain/api/policies.ts';
import { storeForStaff, storePatch } from '#domain/api/store.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { readPolicies } from './policies.ts';
import { readStoreForStaff, updateStore } from './update-store.ts';

const tags = ['Store'];
const params = z.object({ storeId: z.string().max(64) });

/** What customers read when they ask for it. */
export function policyRoutes(app: App, services: Services): void {
  app.get(
    '/profile/web/:slug/policies',
    {
      schema: {
        tags,
        operationId: 'readPolicies',
        summary: "A store's own terms, refund policy and privacy notice; null where it has the usual one",
        params: z.object({ slug: z.string().max(256) }),
        response: { 200: policiesView },
      },
    },
    async (request) => readPolicies(guestContext(services), request.params.slug),
  );
}

export function storeRoutes(app: App): void {
  app.get(
    '/store/api/store/:storeId',
    {
      schema: {
        tags,
        operationId: 'readStore',
        summary: 'The profile as the staff see it',
        params,
        response: { 200: storeForStaff },
      },
    },
    async (request) => readStoreForStaff(memberOf(request)),
  );
  app.patch(
    '/store/api/store/:storeId',
    {
      schema: {
        tags,
        operationId: 'updateStore',
        summary: 'Any of the profile, hours, pause and gateway credentials (written, never shown again)',
        params,
        body: storePatch,
        response: { 200: storeForStaff },
      },
    },
    async (request) => updateStore(memberOf(request), request.body),
  );
}
