import type { Feature } from '#platform/feature/server/feature.ts';
import { MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { lookAround } from './look-around.ts';
import { healthRoutes } from './routes.ts';
import { deleteOldCounts } from './watch-queries.ts';
import { WEBHOOK_PURPOSE } from './webhook.ts';
import { writeCounts } from './write-counts.ts';

export const health: Feature = {
  otherTables: {
    watch: 'stays',
    watch_counts: 'stays',
    watch_disks: 'stays',
    watch_certificates: 'stays',
  },
  sealed: { 'watch.secret_sealed': WEBHOOK_PURPOSE },
  routes: [healthRoutes],
  hourly: [({ db, now }) => deleteOldCounts(db, now)],
  repeated: [
    { everyMs: 10 * SECOND, work: writeCounts },
    { everyMs: MINUTE, work: lookAround },
  ],
};
