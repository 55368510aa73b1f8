import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { tillCalls } from '../wire/till-calls.ts';
import { addTillEntry } from './add-entry.ts';
import { closeTill } from './day/close-day.ts';
import { drawTillDay, printTillDay } from './day/print-day.ts';
import { getTill, getTillDay, listTillDays } from './get-till.ts';
import { saveTillSettings } from './save-settings.ts';
import { undoTillEntry } from './undo-entry.ts';

/** The drawers of a restaurant and the closing of its days. */
export function tillRoutes(app: App): void {
  const { turnOf, send } = app.prints;
  serve(
    app,
    tillCalls,
    {
      readTill: getTill,
      addTillEntry: async (ctx, { headers, body }) =>
        addTillEntry(ctx, { key: parseKey(headers['idempotency-key']), body }),
      undoTillEntry: async (ctx, { params }) => undoTillEntry(ctx, params.entryId),
      closeTill: async (ctx, { body }) => closeTill(ctx, body),
      saveTillSettings: async (ctx, { body }) => saveTillSettings(ctx, body),
      listTillDays: async (ctx, { query }) => listTillDays(ctx, query.before),
      printTillDay: async (ctx, { params, body }) => printTillDay(ctx, params.dayNumber, body),
      drawTillDay: async (ctx, request, reply) => {
        const { dayNumber: name } = request.params;
        return send(request, reply, await drawTillDay(ctx, { name, ...request.query }, turnOf));
      },
      readTillDay: async (ctx, { params }) => getTillDay(ctx, params.dayNumber),
    },
    { again: getTill },
  );
}
