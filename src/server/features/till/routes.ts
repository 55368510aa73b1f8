import { tillCalls } from '#domain/api/calls/till.ts';
import { parseKey } from '../../platform/http/parse-key.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { addTillEntry } from './add-entry.ts';
import { closeTill } from './close-day.ts';
import { getTill, getTillDay, listTillDays } from './get-till.ts';
import { printTillDay } from './print-day.ts';
import { saveTillSettings } from './save-settings.ts';

/** The drawers of a restaurant and the closing of its days. */
export function tillRoutes(app: App): void {
  serve(app, tillCalls, {
    readTill: getTill,
    addTillEntry: async (ctx, { headers, body }) =>
      addTillEntry(ctx, { key: parseKey(headers['idempotency-key']), body }),
    closeTill: async (ctx, { body }) => closeTill(ctx, body),
    saveTillSettings: async (ctx, { body }) => saveTillSettings(ctx, body),
    listTillDays: async (ctx, { query }) => listTillDays(ctx, query.before),
    printTillDay: async (ctx, { params, body }) => printTillDay(ctx, params.dayNumber, body),
    readTillDay: async (ctx, { params }) => getTillDay(ctx, params.dayNumber),
  });
}
