import type { Ctx } from '#platform/context/server/context.ts';
import { type Db, inTransaction } from '#platform/db/server/client.ts';
import { isMailSetUp, mailServerOf } from '#platform/mail/server/send-email.ts';
import { SECOND } from '#platform/time/rules/durations.ts';
import { DUE_WORK, type Figures } from '../rules/figures.ts';
import { decideLines, type Line } from '../rules/lines.ts';
import type { WatchRow } from '../tables.ts';
import type { SiteHealth } from '../wire/site-health.ts';
import {
  countTriedEmails,
  countWaitingPrinters,
  limitStatements,
  selectBehind,
  selectDatabase,
  selectOverdue,
} from './queries.ts';
import { countUnpaidPlans } from './unpaid-queries.ts';
import { selectCertificates, selectCounts, selectDisks, selectWatch } from './watch-queries.ts';

const PATIENCE_MS = 2 * SECOND;
/** Work is looked for each second or two: this is not yet late. */
const LATE_MS = 15 * SECOND;

/** What the lines are decided by. What the database does not answer in time is null. */
export async function readFigures(ctx: Ctx) {
  const { now, services } = ctx;
  const ask = askInTime(ctx);
  return {
    database: await ask(selectDatabase),
    ...(await readWork(ctx)),
    counted: await ask((tx) => selectCounts(tx, now)),
    isMailSetUp: isMailSetUp(services),
    mail: await ask(async (tx) => ({
      waiting: await countTriedEmails(tx),
      server: mailServerOf(services),
    })),
    plans: await readPlans(ctx),
    printers: await ask((tx) => countWaitingPrinters(tx, now)),
    certificates: await ask(selectCertificates),
    disks: await ask((tx) => selectDisks(tx, now)),
    watch: await ask(async (tx) => ({ row: await selectWatch(tx) })),
  };
}
type Found = Awaited<ReturnType<typeof readFigures>>;

export function linesOf({ due, certificates, watch, ...figures }: Found, now: number): Line[] {
  const known: Figures = {
    ...figures,
    due:
      due === null
        ? null
        : due.map(({ oldest, ...one }) => ({ ...one, oldest: oldest === null ? null : Date.parse(oldest) })),
    certificates:
      certificates === null
        ? null
        : certificates.map(({ host, endsAt }) => ({ host, endsAt: endsAt?.getTime() ?? null })),
    backup: watch && backupOf(watch.row, now),
    hourly: watch && {
      lastAt: watch.row?.hourlyAt?.getTime() ?? null,
      watchedSince: watch.row?.since.getTime() ?? now,
    },
  };
  return decideLines(known, now);
}

function backupOf(row: WatchRow | null, now: number): Figures['backup'] {
  return {
    lastAt: row?.lastBackupAt?.getTime() ?? null,
    watchedSince: row?.since.getTime() ?? now,
    isElsewhere: row?.backupsElsewhere ?? false,
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

export const readPlans = (ctx: Ctx): Promise<Figures['plans']> =>
  askInTime(ctx)((tx) => countUnpaidPlans(tx, ctx.now));

/** How the lines were when any process looked at them last. */
export const readLastLook = (ctx: Ctx): Promise<Pick<WatchRow, 'lines' | 'lookedAt'> | null> =>
  askInTime(ctx)(selectWatch);

export function askInTime({ db, services }: Ctx) {
  return <T>(query: (db: Db) => Promise<T>): Promise<T | null> =>
    inTransaction(db, async (tx) => {
      await limitStatements(tx, PATIENCE_MS);
      return query(tx);
    }).catch((error: unknown) => {
      services.onError(error);
      return null;
    });
}
