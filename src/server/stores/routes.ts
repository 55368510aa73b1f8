import * as z from 'zod';
import { storeForStaff, storePatch } from '#domain/api/store.ts';
import { memberOf } from '../accounts/access.ts';
import type { App } from '../http/schemas.ts';
import { readStoreForStaff, updateStore } from './update-store.ts';

const tags = ['Store'];
const params = z.object({ storeId: z.string().max(64) });

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
