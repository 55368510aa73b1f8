import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import type { Db } from '#platform/db/server/client.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { sendEmail } from '#platform/mail/server/send-email.ts';
import { newWebhookSecret } from '#platform/secrets/server/webhook-signature.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import type { WatchRow } from '../tables.ts';
import type { WatchBody, WatchTest, WatchView } from '../wire/site-health.ts';
import { claimHour, findWatchers, lockWatch, selectWatch, updateWatch } from './watch-queries.ts';
import { callOf, sendCall, WEBHOOK_PURPOSE } from './webhook.ts';
import { writeTestEmail } from './write-health-email.ts';

const AT_FIRST = { emails: true, webhook: '', secretSealed: null, backupsElsewhere: false, unsent: [] };

export async function readWatch({ db }: OperatorCtx): Promise<WatchView> {
  return viewOf(db, (await selectWatch(db)) ?? AT_FIRST);
}

/** Whether this process begins what is done each hour. False if one has begun it less than an hour ago. */
export const beginHour = ({ db, now }: Ctx): Promise<boolean> => claimHour(db, new Date(now));

/** A secret is answered once. Whoever gets the calls of a new address does not know the one of the address before. */
export async function saveWatch(
  ctx: OperatorCtx,
  { emails, webhook, backupsElsewhere, newSecret }: WatchBody,
): Promise<WatchView> {
  const { surroundings, secrets } = ctx.services;
  if (webhook !== '' && !surroundings.takes(webhook)) throw fieldFault({ webhook: { rule: 'webhook' } });
  return withTransaction(ctx, async ({ db, now }) => {
    const before = await lockWatch(db, new Date(now));
    const isOther = webhook !== before.webhook;
    const secret = webhook !== '' && (isOther || newSecret) ? newWebhookSecret() : undefined;
    const change = {
      emails,
      webhook,
      backupsElsewhere,
      ...(secret && { secretSealed: secrets.seal(WEBHOOK_PURPOSE, secret) }),
      // Calls that still wait were for the former address.
      ...(isOther && { unsent: [] }),
    };
    await updateWatch(db, change);
    return { ...(await viewOf(db, { ...before, ...change })), ...(secret && { secret }) };
  });
}

async function viewOf(
  db: Db,
  {
    emails,
    webhook,
    backupsElsewhere,
    unsent,
  }: Pick<WatchRow, 'emails' | 'webhook' | 'backupsElsewhere' | 'unsent'>,
): Promise<WatchView> {
  const readers = (await findWatchers(db)).length;
  return { emails, webhook, backupsElsewhere, readers, unsent: unsent.length };
}

/** Tells everybody who is told, and how that went. */
export async function testWatch(ctx: OperatorCtx): Promise<WatchTest> {
  const { now, site, services } = ctx;
  const { row, watchers } = await withTransaction(ctx, async ({ db }) => ({
    row: (await selectWatch(db)) ?? AT_FIRST,
    watchers: await findWatchers(db),
  }));
  const mail = (to: string) =>
    sendEmail(ctx, 'health', to, () => writeTestEmail(site)).catch(services.onError);
  const readers = row.emails ? watchers : [];
  const sent = (await Promise.all(readers.map(mail))).filter((isSent) => isSent === true);
  return {
    emails: row.emails ? sent.length : null,
    webhook: row.webhook === '' ? null : await sendCall(ctx, row, callOf(site, 'health.test', {}, now)),
  };
}
