import * as z from 'zod';
import { reportView } from '#domain/api/report.ts';
import { memberOf } from '../accounts/access.ts';
import { atMost } from '../at-most.ts';
import type { App } from '../http/schemas.ts';
import { readReport } from './read-report.ts';
import { reportQuery } from './report-query.ts';

/** Whoever asks for numbers waits for others who do, so that orders never wait for any of them. */
const AT_ONCE = 1;
const MOST_WAITING = 30;

export function reportRoutes(desk: App): void {
  const inTurn = atMost(AT_ONCE, MOST_WAITING);
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
    async (request) => readReport(memberOf(request), request.query, inTurn),
  );
}
