import type { App } from '#platform/http/server/documents/schemas.ts';
import { atMost, atMostEach, type Gate } from '#platform/work/server/at-most.ts';
import { toApiSales } from '#programs/v1/wire/money.ts';
import { v1Calls } from '#programs/v1/wire/v1-calls.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { storeCalls } from '#restaurant/stores/wire/stores-calls.ts';
import { floorCalls } from '#tables/sittings/wire/sittings-calls.ts';
import { getPairs } from './get-pairs.ts';
import { getReport } from './get-report.ts';
import { getTurns } from './get-turns.ts';

/** Reports wait for each other, so that orders never wait for a report. */
const AT_ONCE = 1;
const MOST_WAITING = 30;
/** Keeps one store's screens from taking all places. */
const OF_STORE_WAITING = 2;

export function reportRoutes(app: App): void {
  const ofAll = atMost(AT_ONCE, MOST_WAITING);
  const ofStore = atMostEach(AT_ONCE, OF_STORE_WAITING);
  const inTurnOf =
    ({ storeId }: { storeId: string }): Gate =>
    (work) =>
      ofStore(storeId)(() => ofAll(work));
  serve(app, storeCalls, {
    readReport: async (ctx, { query }) => getReport(ctx, query, inTurnOf(ctx)),
  });
  serve(app, v1Calls, {
    readV1Sales: async (ctx, { query }) => toApiSales(await getReport(ctx, query, inTurnOf(ctx))),
    listV1Pairs: async (ctx, { query }) => getPairs(ctx, query, inTurnOf(ctx)),
  });
  serve(app, floorCalls, {
    readSittingsReport: async (ctx, { query }) => getTurns(ctx, query, inTurnOf(ctx)),
  });
}
