import { firstIdAt } from '#platform/ids/server/ids.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import type { SiteHealth } from '../wire/site-health.ts';
import { countOrdersSince, countStores } from './queries.ts';
import { askInTime, linesOf, readFigures } from './read-figures.ts';
import { noteDisk, writeCounts } from './write-counts.ts';

/** How the program is doing. What the database does not answer in time is null. */
export async function readHealth(ctx: OperatorCtx, version: string): Promise<SiteHealth> {
  const { now, services } = ctx;
  const { onError, metrics } = services;
  await Promise.all([writeCounts(ctx), noteDisk(ctx)]).catch(onError);
  const found = await readFigures(ctx);
  const { database, due, followers, isMailSetUp, counted, watch } = found;
  const errors = counted?.filter(({ kind }) => kind === 'errors').map((one) => ({ ...one, where: one.name }));
  const ask = askInTime(ctx);
  return {
    asOf: new Date(now).toISOString(),
    lines: linesOf(found, now).map((line) => {
      const followed = watch?.row?.lines[line.name];
      const isKnown = followed?.state === line.state;
      return { ...line, ...(isKnown && { since: new Date(followed.since).toISOString() }) };
    }),
    version,
    uptime: Math.floor(process.uptime()),
    isMailSetUp,
    database: database && { bytes: database.bytes, migrations: database.migrations, newest: database.newest },
    stores: await ask(countStores),
    orders: await ask((tx) => countOrdersSince(tx, firstIdAt(now - DAY))),
    due,
    followers,
    errors: (errors ?? metrics.recentErrors()).map(({ where, count, lastAt, text }) => ({
      where,
      count,
      lastAt: new Date(lastAt).toISOString(),
      text,
    })),
  };
}
