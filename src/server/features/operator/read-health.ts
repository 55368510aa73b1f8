import { DUE_WORK, type SiteHealth } from '#domain/api/site-health.ts';
import { DAY, SECOND } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type Db, inTransaction } from '../../platform/db/client.ts';
import { firstIdAt } from '../../platform/ids.ts';
import { isMailSetUp } from '../../platform/mail/send-email.ts';
import type { OperatorCtx } from '../access/access.ts';
import {
  countOrdersSince,
  countStores,
  limitStatements,
  selectBehind,
  selectDatabase,
  selectOverdue,
} from './health-queries.ts';

const PATIENCE_MS = 2 * SECOND;
/** Work is looked for each second or two: this is not yet late. */
const LATE_MS = 15 * SECOND;

/** How the program is doing. What the database does not answer in time is null. */
export async function readHealth(ctx: OperatorCtx, version: string): Promise<SiteHealth> {
  const { now, services } = ctx;
  const ask = askInTime(ctx);
  return {
    version,
    uptime: Math.floor(process.uptime()),
    isMailSetUp: isMailSetUp(services),
    database: await ask(selectDatabase),
    stores: await ask(countStores),
    orders: await ask((tx) => countOrdersSince(tx, firstIdAt(now - DAY))),
    ...(await readWork(ctx)),
    errors: services.metrics
      .recentErrors()
      .map(({ lastAt, ...error }) => ({ ...error, lastAt: new Date(lastAt).toISOString() })),
  };
}

/** What waits to be done in all processes: due work that is late, and entries of the logs. */
export async function readWork(ctx: Ctx): Promise<Pick<SiteHealth, 'due' | 'followers'>> {
  const ask = askInTime(ctx);
  const late = new Date(ctx.now - LATE_MS);
  return {
    due: await ask(async (tx) => {
      const found: NonNullable<SiteHealth['due']> = [];
      for (const work of DUE_WORK) {
        const { oldest, ...counted } = await selectOverdue(tx, work, late);
        found.push({ ...counted, oldest: oldest?.toISOString() ?? null });
      }
      return found;
    }),
    followers: await ask(selectBehind),
  };
}

function askInTime({ db, services }: Ctx) {
  return <T>(query: (db: Db) => Promise<T>): Promise<T | null> =>
    inTransaction(db, async (tx) => {
      await limitStatements(tx, PATIENCE_MS);
      return query(tx);
    }).catch((error: unknown) => {
      services.onError(error);
      return null;
    });
}
