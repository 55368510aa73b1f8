import type { WatchBody, WatchTest, WatchView } from '#domain/api/site-health.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import type { WatchRow } from '../../platform/db/schema/watch.ts';
import { sendEmail } from '../../platform/mail/send-email.ts';
import type { OperatorCtx } from '../access/access.ts';
import { findWatchers, selectWatch, upsertWatch } from './watch-queries.ts';
import { callOf, newWebhookSecret, sendCall, WEBHOOK_PURPOSE } from './webhook.ts';
import { writeTestEmail } from './write-health-email.ts';

type Told = Pick<WatchRow, 'emails' | 'webhook' | 'secretSealed' | 'backupsElsewhere'>;
const AT_FIRST: Told = { emails: true, webhook: '', secretSealed: null, backupsElsewhere: false };

export async function readWatch({ db }: OperatorCtx): Promise<WatchView> {
  return viewOf((await selectWatch(db)) ?? AT_FIRST, await findWatchers(db));
}

/** A secret is answered once. Whoever gets the calls of a new address does not know the one of the address before. */
export async function saveWatch(
  ctx: OperatorCtx,
  { emails, webhook, backupsElsewhere, newSecret }: WatchBody,
): Promise<WatchView> {
  const { db, now, services } = ctx;
  const { surroundings, secrets } = services;
  if (webhook !== '' && !surroundings.takes(webhook)) throw fieldFault({ webhook: { rule: 'webhook' } });
  const before = (await selectWatch(db)) ?? AT_FIRST;
  const isNew = webhook !== '' && (webhook !== before.webhook || newSecret);
  const secret = isNew ? newWebhookSecret() : undefined;
  const saved = {
    emails,
    webhook,
    backupsElsewhere,
    secretSealed: secret ? secrets.seal(WEBHOOK_PURPOSE, secret) : webhook && before.secretSealed,
    // What another address has not taken is not for this one.
    ...(webhook === before.webhook ? {} : { unsent: [] }),
  };
  await upsertWatch(db, new Date(now), { ...saved, secretSealed: saved.secretSealed || null });
  return { ...viewOf(saved, await findWatchers(db)), ...(secret && { secret }) };
}

const viewOf = (
  { emails, webhook, backupsElsewhere }: Omit<Told, 'secretSealed'>,
  watchers: string[],
): WatchView => ({
  emails,
  webhook,
  backupsElsewhere,
  readers: watchers.length,
});

/** Tells everybody who is told, and how that went. */
export async function testWatch(ctx: OperatorCtx): Promise<WatchTest> {
  const { db, now, site, services } = ctx;
  const row = (await selectWatch(db)) ?? AT_FIRST;
  const report = (error: unknown) => {
    services.onError(error);
    return null;
  };
  const mail = (to: string) => sendEmail(services, 'health', to, () => writeTestEmail(site)).catch(report);
  const readers = row.emails ? await findWatchers(db) : [];
  const sent = (await Promise.all(readers.map(mail))).filter((isSent) => isSent === true);
  const call = () => sendCall(ctx, row, callOf(site, 'health.test', {}, now)).catch(report);
  return {
    emails: row.emails ? sent.length : null,
    webhook: row.webhook === '' ? null : ((await call()) ?? 0),
  };
}
