import { SLOW_SECONDS } from '#operators/health/rules/figures.ts';
import type { ChannelName } from '#ordering/channels/rules/channel.ts';
import { createRecentErrors, kindOf, type RecentErrors, textOf } from './recent-errors.ts';
import { createRegistry, type Registry } from './registry.ts';
import { createSharedCounts, type SharedCounts } from './shared-counts.ts';

/** What the program counts of itself, from its start, in this process. */
export interface Metrics extends Pick<Registry, 'gauge' | 'render'> {
  request(call: { method: string; route: string | undefined; status: number; seconds: number | null }): void;
  orderPlaced(by: ChannelName): void;
  failedBehindTheScenes(error: unknown): void;
  /** A call that failed unexpectedly, or could not be served. */
  failedCall(call: { method: string; route: string | undefined }, error: unknown): void;
  /** An error that nothing caught. */
  unhandled(kind: 'rejection' | 'exception'): void;
  /** What failed in the last minutes. */
  recentErrors: RecentErrors['read'];
  /** What counts for all processes together. */
  shared: SharedCounts;
}

/** Addresses that no route has, and methods with them, are whatever strangers send. */
const NO_ROUTE = { method: 'any', route: 'none' };

export function createMetrics(clock: () => number): Metrics {
  const { gauge, counter, histogram, render } = createRegistry();
  const requests = counter(
    'thali_http_requests_total',
    'Answered requests, by declared route and status class.',
  );
  const seconds = histogram(
    'thali_http_request_seconds',
    'Time to the end of an answer; streams are left out.',
  );
  const orders = counter('thali_orders_placed_total', 'New orders, by who placed them.');
  const failures = counter('thali_background_failures_total', 'Work outside of requests that failed.');
  const unhandled = counter('thali_unhandled_errors_total', 'Errors that nothing caught, by kind.');
  const recent = createRecentErrors(clock);
  gauge('thali_recent_errors', 'What failed unexpectedly in the last 15 minutes, by where.', () =>
    recent.read().map(({ where, count }) => ({ value: count, labels: { where } })),
  );
  const shared = createSharedCounts(clock);
  return {
    gauge,
    render,
    request({ method, route, status, seconds: taken }) {
      const place = route === undefined ? NO_ROUTE : { method, route };
      requests.add({ ...place, status: `${Math.floor(status / 100)}xx` });
      if (taken === null) return;
      seconds.observe(taken, place);
      shared.add('calls', '');
      if (taken > SLOW_SECONDS) shared.add('slow', `${place.method} ${place.route}`);
    },
    orderPlaced: (by) => orders.add({ by }),
    failedBehindTheScenes(error) {
      failures.add();
      recent.note('behind the scenes', error);
      shared.add('errors', `behind the scenes: ${kindOf(error)}`, textOf(error));
    },
    failedCall({ method, route }, error) {
      const where = route === undefined ? 'no route' : `${method} ${route}`;
      recent.note(where, error);
      shared.add('errors', where, textOf(error));
    },
    recentErrors: recent.read,
    shared,
    unhandled: (kind) => unhandled.add({ kind }),
  };
}
