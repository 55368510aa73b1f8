import { LINE_STATES } from '#operators/health/rules/lines.ts';
import { readLastLook, readPlans, readWork } from '#operators/health/server/read-figures.ts';
import type { SiteHealth } from '#operators/health/wire/site-health.ts';
import { createContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { countConnections } from '#platform/db/server/client.ts';
import { SECOND } from '#platform/time/rules/durations.ts';

type LastLook = Awaited<ReturnType<typeof readLastLook>>;
type Work = Pick<SiteHealth, 'due' | 'followers'> & {
  at: number;
  look: LastLook;
  plans: Awaited<ReturnType<typeof readPlans>>;
};

/** Readers that come more often are told the same. */
const READ_MS = 5 * SECOND;
const NOTHING: Work = { due: null, followers: null, at: 0, look: null, plans: null };

/** What waits, in the database and for it. The returned function reads it, for the gauges that are read next. */
export function measureWork(services: Services): () => Promise<void> {
  const { metrics, clock } = services;
  const pools = Object.entries({ requests: services.db, background: services.reserve });
  metrics.gauge('thali_database_connections', 'Connections of this process to the database.', () =>
    pools.flatMap(([pool, db]) => {
      const { waiting: _, ...states } = countConnections(db);
      return Object.entries(states).map(([state, value]) => ({ value, labels: { pool, state } }));
    }),
  );
  metrics.gauge('thali_database_waiting', 'Work that waits for a connection.', () =>
    pools.map(([pool, db]) => ({ value: countConnections(db).waiting, labels: { pool } })),
  );

  let work = NOTHING;
  metrics.gauge('thali_database_up', 'Whether the database has answered what waits.', () => [
    { value: work.due === null ? 0 : 1 },
  ]);
  metrics.gauge('thali_due_late', 'Due work that is late, of all processes, by kind.', () =>
    (work.due ?? []).map(({ work: kind, overdue }) => ({ value: overdue, labels: { work: kind } })),
  );
  metrics.gauge('thali_due_oldest_seconds', 'How long the oldest late work has been due.', () =>
    (work.due ?? []).map(({ work: kind, oldest }) => ({
      value: oldest === null ? 0 : (work.at - Date.parse(oldest)) / SECOND,
      labels: { work: kind },
    })),
  );
  metrics.gauge('thali_log_entries_behind', 'Entries of the logs that a consumer has not read.', () =>
    (work.followers ?? []).map(({ name, entries }) => ({ value: entries, labels: { consumer: name } })),
  );
  metrics.gauge('thali_plan_charges_refused', 'Renewals of plans whose charge was refused.', () => [
    { value: work.plans?.refused ?? null },
  ]);
  metrics.gauge('thali_invoices_overdue', 'Invoices for plans that are overdue.', () => [
    { value: work.plans?.overdue ?? null },
  ]);
  metrics.gauge('thali_health', 'How each line of the health was: 0 green, 1 amber, 2 red.', () =>
    Object.entries(work.look?.lines ?? {}).map(([line, { state }]) => ({
      value: LINE_STATES.length - 1 - LINE_STATES.indexOf(state),
      labels: { line },
    })),
  );
  metrics.gauge('thali_health_age_seconds', 'How long ago any process has looked at the lines.', () => {
    const lookedAt = work.look?.lookedAt?.getTime();
    return [{ value: lookedAt === undefined ? null : (work.at - lookedAt) / SECOND }];
  });

  return async () => {
    const at = clock();
    if (at - work.at < READ_MS) return;
    work = { ...NOTHING, at };
    const behind = { ...services, db: services.reserve };
    const ctx = createContext(behind, { kind: 'system' });
    work = { ...(await readWork(ctx)), look: await readLastLook(ctx), plans: await readPlans(ctx), at };
  };
}
