import * as z from 'zod';
import { guestBody, guestDataSettings, guestErased, guestExport } from '#domain/api/guest-data.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { eraseGuest } from './erase-guest.ts';
import { exportGuest } from './export-guest.ts';
import { changeSettings, readSettings } from './settings.ts';

const tags = ['Guest data'];
const params = z.object({ storeId: z.string().max(64) });

export function guestDataRoutes(app: App): void {
  app.get(
    '/api/stores/:storeId/guest-data',
    {
      schema: {
        tags,
        operationId: 'readGuestDataSettings',
        summary: 'How long the store keeps what guests said of themselves',
        params,
        response: { 200: guestDataSettings },
      },
    },
    async (request) => readSettings(memberOf(request)),
  );
  app.put(
    '/api/stores/:storeId/guest-data',
    {
      schema: {
        tags,
        operationId: 'changeGuestDataSettings',
        summary: 'Changes how long it keeps them, in months',
        params,
        body: guestDataSettings,
        response: { 200: guestDataSettings },
      },
    },
    async (request) => changeSettings(memberOf(request), request.body),
  );
  // By POST, because a telephone number in an address ends up in logs.
  app.post(
    '/api/stores/:storeId/guest-data/export',
    {
      schema: {
        tags,
        operationId: 'exportGuest',
        summary: 'Everything that the store keeps of one guest',
        params,
        body: guestBody,
        response: { 200: guestExport },
      },
    },
    async (request) => exportGuest(memberOf(request), request.body),
  );
  app.post(
    '/api/stores/:storeId/guest-data/erase',
    {
      schema: {
        tags,
        operationId: 'eraseGuest',
        summary: 'Erases one guest from all orders that are over',
        params,
        body: guestBody,
        response: { 200: guestErased },
      },
    },
    async (request) => eraseGuest(memberOf(request), request.body),
  );
}
