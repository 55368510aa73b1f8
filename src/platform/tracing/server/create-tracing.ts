import type { Database } from '#platform/db/server/client.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { type Collector, createExporter } from './export-spans.ts';
import { createSpans } from './spans.ts';
import { watchCalls } from './watch-calls.ts';
import { watchDatabase } from './watch-database.ts';
import { watchRequests } from './watch-requests.ts';

/** Spans of requests, of their statements and of calls to other servers, sent to a collector of OpenTelemetry. */
export interface Tracing {
  watchDatabase(database: Pick<Database, 'pool'>): void;
  /** Before any other hook, whose work belongs to the request too. */
  watchRequests(app: App, options: { isBehindProxy: boolean }): void;
  /** Sends what there is. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Loaded only where there is a collector: without one nothing is slower. */
export function createTracing(
  collector: Collector,
  version: string,
  say: (message: string) => void,
): Tracing {
  const apart = <T>(work: () => T) => spans.within(null, work);
  const exporter = createExporter({ collector, version, apart, say });
  const spans = createSpans(collector.ratio, exporter.keep);
  const stopWatching = watchCalls(spans);
  return {
    watchDatabase: ({ pool }) => watchDatabase(pool, spans),
    watchRequests: (app, options) => watchRequests(app, spans, options),
    flush: exporter.flush,
    close() {
      stopWatching();
      return exporter.close();
    },
  };
}
