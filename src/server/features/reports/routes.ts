import { floorCalls } from '#domain/api/calls/sittings.ts';
import { storeCalls } from '#domain/api/calls/stores.ts';
import { v1Calls } from '#domain/api/calls/v1.ts';
import { toApiSales } from '#domain/api/v1/money.ts';
import type { App } from '../../platform/http/schemas.ts';
import { atMost, atMostEach, type Gate } from '../../platform/work/at-most.ts';
import { serve } from '../access/serve.ts';
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
