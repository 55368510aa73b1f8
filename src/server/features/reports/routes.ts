import { storeCalls } from '#domain/api/calls/stores.ts';
import type { App } from '../../platform/http/schemas.ts';
import { atMost, atMostEach, type Gate } from '../../platform/work/at-most.ts';
import { memberOf } from '../access/access.ts';
import { readReport } from './read-report.ts';

/** Whoever asks for numbers waits for others who do, so that orders never wait for any of them. */
const AT_ONCE = 1;
const MOST_WAITING = 30;
/** So that one store's screens can't take the places of all others. */
const OF_STORE_WAITING = 2;

export function reportRoutes(desk: App): void {
  const ofAll = atMost(AT_ONCE, MOST_WAITING);
  const ofStore = atMostEach(AT_ONCE, OF_STORE_WAITING);
  desk.route({
    ...storeCalls.readReport,
    handler: async (request) => {
      const ctx = memberOf(request);
      const inTurn: Gate = (work) => ofStore(ctx.storeId)(() => ofAll(work));
      return readReport(ctx, request.query, inTurn);
    },
  });
}
