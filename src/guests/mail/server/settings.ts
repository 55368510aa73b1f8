import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { type MailLogin, MailServerError } from '#platform/ports/server/mail-servers.ts';
import { type MailFault, WANTED_MS } from '../rules/mailbox.ts';
import type { MailSettings, MailSettingsBody, SavedMailSettings } from '../wire/mail.ts';
import { MAILBOX_PURPOSE } from './open-mailbox.ts';
import {
  deleteMail,
  lockMailbox,
  type MailboxRow,
  selectMailbox,
  updateWanted,
  upsertMailbox,
  upsertMailDue,
} from './queries.ts';
import { mailSettingsOf } from './views.ts';

export async function readMailSettings(ctx: StoreCtx): Promise<{ mailbox: MailSettings | null }> {
  const row = await selectMailbox(ctx.db, ctx.storeId);
  return { mailbox: row && mailSettingsOf(row) };
}

export async function saveMailSettings(ctx: StoreCtx, body: MailSettingsBody): Promise<SavedMailSettings> {
  authorise(ctx, 'mail.settings');
  const { db, storeId, now, services } = ctx;
  const known = await selectMailbox(db, storeId);
  const { password = keptPassword(ctx, known, body), ...settings } = body;
  const failures = await findFailures(ctx, { ...settings, password });
  if (failures.length > 0) return { mailbox: known && mailSettingsOf(known), failures };
  const passwordSealed = services.secrets.seal(MAILBOX_PURPOSE, password);
  // Before the lock: what was entered has been tried at both servers, and whoever saves last has the mailbox.
  return withTransaction(ctx, async (tx) => {
    const before = await lockMailbox(tx.db, storeId);
    const isSame = before !== null && before.user === body.user && before.imap.host === body.imap.host;
    if (before && !isSame) await deleteMail(tx.db, storeId);
    const row = {
      ...settings,
      storeId,
      id: isSame ? before.id : uuidV7(now),
      passwordSealed,
      folders: isSame ? before.folders : {},
      fault: null,
      failingSince: null,
      failures: 0,
      lookedAt: new Date(now),
    };
    await upsertMailbox(tx.db, row);
    await upsertMailDue(tx.db, storeId, row.id, new Date(now));
    await updateWanted(tx.db, { storeId, mailboxId: row.id }, new Date(now + WANTED_MS));
    const signature = body.signature ?? before?.signature ?? '';
    return { mailbox: { ...settings, signature }, failures: [] };
  });
}

/** It never goes to another server or user than those for whom it was entered. */
function keptPassword({ services }: StoreCtx, known: MailboxRow | null, body: MailSettingsBody): string {
  const isOfThese =
    known !== null &&
    known.user === body.user &&
    (['imap', 'smtp'] as const).every(
      (name) => known[name].host === body[name].host && known[name].port === body[name].port,
    );
  if (!isOfThese) throw fieldFault({ password: { rule: 'required' } });
  return services.secrets.open(MAILBOX_PURPOSE, known.passwordSealed);
}

/** Both at once, so that people learn everything that is wrong. */
async function findFailures(ctx: StoreCtx, login: MailLogin): Promise<SavedMailSettings['failures']> {
  const { mailServers } = ctx.services;
  const [imap, smtp] = await Promise.all([
    faultOf(mailServers.withImap(login, async (client) => void (await client.list()))),
    faultOf(mailServers.trySmtp(login)),
  ]);
  const found = [
    { server: 'imap' as const, fault: imap },
    { server: 'smtp' as const, fault: smtp },
  ];
  return found.flatMap(({ server, fault }) => (fault === null ? [] : [{ server, fault }]));
}

async function faultOf(trying: Promise<void>): Promise<MailFault | null> {
  try {
    await trying;
    return null;
  } catch (error) {
    if (error instanceof MailServerError) return error.fault;
    throw error;
  }
}

export async function disconnectMail(ctx: StoreCtx): Promise<void> {
  authorise(ctx, 'mail.settings');
  await withTransaction(ctx, async ({ db, storeId }) => {
    await lockMailbox(db, storeId);
    await deleteMail(db, storeId);
  });
}
