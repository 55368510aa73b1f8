import * as z from 'zod';
import { reportView } from '#domain/api/report.ts';
import type { App } from '../../platform/http/schemas.ts';
import { atMost, atMostEach, type Gate } from '../../platform/work/at-most.ts';
import { memberOf } from '../access/access.ts';
import { readReport } from './read-report.ts';
import { reportQuery } from './report-query.ts';

/** Whoever asks for numbers waits for others who do, so that orders never wait for any of them. */
const AT_ONCE = 1;
const MOST_WAITING = 30;
/** So that one store's screens can't take the places of all others. */
const OF_STORE_WAITING = 2;

export function reportRoutes(desk: App): void {
  const ofAll = atMost(AT_ONCE, MOST_WAITING);
  const ofStore = atMostEach(AT_ONCE, OF_STORE_WAITING);
  desk.get(
    '/api/stores/:storeId/reports/sales',
    {
      schema: {
        tags: ['Store'],
        operationId: 'readReport',
        summary: "What was sold in some of the store's days, both ends included, and in as many days before",
        params: z.object({ storeId: z.string().max(64) }),
        querystring: reportQuery,
        response: { 200: reportView },
      },
    },
    async (request) => {
      const ctx = memberOf(request);
      const inTurn: Gate = (work) => ofStore(ctx.storeId)(() => ofAll(work));
      return readReport(ctx, request.query, inTurn);
    },
  );
}
