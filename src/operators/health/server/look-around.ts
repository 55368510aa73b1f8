import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { keepEmails } from '#platform/mail/server/send-email.ts';
import { DAY, SECOND } from '#platform/time/rules/durations.ts';
import { followLines } from '../rules/follow-lines.ts';
import type { Line } from '../rules/lines.ts';
import type { UnsentCall, WatchRow } from '../tables.ts';
import { lookAtCertificates } from './look-at-certificates.ts';
import { linesOf, readFigures } from './read-figures.ts';
import { claimLook, findWatchers, updateLook } from './watch-queries.ts';
import { callOfLine, sendCalls } from './webhook.ts';
import { noteDisk } from './write-counts.ts';
import { writeHealthEmail } from './write-health-email.ts';

/** A little less than a minute, so that the process that looked last is not too early by the shake of its timer. */
const EVERY_MS = 55 * SECOND;
/** What a webhook does not take for so long is of no use any more. */
const KEPT_MS = DAY;
const MOST_KEPT = 200;

/**
 * Each minute one of the processes looks at all lines, and tells once of each that has turned red, and of each that is
 * green again. What is to be told is written together with how the lines are, so that neither a crash nor a second
 * process loses or repeats it.
 */
export async function lookAround(ctx: Ctx): Promise<void> {
  const { db, now, services } = ctx;
  await noteDisk(ctx).catch(services.onError);
  const row = await claimLook(db, new Date(now), EVERY_MS);
  if (row === null) return;
  await lookAtCertificates(ctx).catch(services.onError);
  // Before the lock: nothing is written or told if another process has claimed a look meanwhile.
  const { followed, news } = followLines(row.lines, linesOf(await readFigures(ctx), now), now);
  const unsent = unsentOf(ctx, row, news);
  const send = await withTransaction(ctx, async (tx) => {
    if (!(await updateLook(tx.db, row, { lines: followed, unsent }))) return null;
    const readers = row.emails && news.length > 0 ? await findWatchers(tx.db) : [];
    return keepEmails(tx, 'health', readers, () => writeHealthEmail(ctx.site, news));
  });
  if (send === null) return;
  await Promise.all([
    send(),
    unsent.length > 0 && sendCalls(ctx, row, unsent).then((left) => updateLook(db, row, { unsent: left })),
  ]);
}

function unsentOf({ now, site }: Ctx, { webhook, unsent }: WatchRow, news: readonly Line[]): UnsentCall[] {
  if (webhook === '') return [];
  const waiting = unsent.filter(({ at }) => now - at < KEPT_MS);
  return [...waiting, ...news.map((line) => callOfLine(site, line, now))].slice(-MOST_KEPT);
}
