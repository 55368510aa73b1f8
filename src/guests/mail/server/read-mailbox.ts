import { type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { MOST_LABELS, WANTED_MS } from '../rules/mailbox.ts';
import type { MailboxView } from '../wire/mail.ts';
import {
  countUnread,
  deleteLabel,
  insertLabel,
  lockMailbox,
  type MailboxRow,
  selectLabels,
  selectMailbox,
  updateLookedAt,
  updateWanted,
  upsertMailDue,
} from './queries.ts';

/** Whoever looks has the mailbox read soon, and often for a while. */
export async function readMailbox(ctx: StoreCtx): Promise<MailboxView> {
  const { db, storeId, now } = ctx;
  const row = await selectMailbox(db, storeId);
  if (row === null) return { mailbox: null, labels: [], unread: 0 };
  if (await updateLookedAt(db, storeId, new Date(now), new Date(now - MINUTE))) await readSoon(ctx, row);
  const { address, signature, fault, failingSince, readAt } = row;
  const labels = await selectLabels(db, storeId);
  return {
    mailbox: {
      address,
      signature,
      fault,
      failingSince: failingSince?.toISOString() ?? null,
      readAt: readAt?.toISOString() ?? null,
    },
    labels: labels.map(({ id, name }) => ({ _id: id, name })),
    unread: await countUnread(db, storeId),
  };
}

/** One that fails keeps its time, so that looking does not knock at a server that is down. */
async function readSoon({ db, now }: Ctx, { storeId, id, fault, readAt }: MailboxRow): Promise<void> {
  const since = readAt?.getTime() ?? 0;
  if (fault !== null) return;
  await upsertMailDue(db, storeId, id, new Date(Math.max(now, since + MINUTE)));
  await updateWanted(db, { storeId, mailboxId: id }, new Date(now + WANTED_MS));
}

/** The mailbox follows what was changed here at once, unless it fails. */
export async function wakeMailbox({ db, now }: Ctx, storeId: string, dueAt = now): Promise<void> {
  const row = await selectMailbox(db, storeId);
  if (row && row.fault === null) await upsertMailDue(db, storeId, row.id, new Date(dueAt));
}

export async function addLabel(ctx: StoreCtx, name: string): Promise<MailboxView['labels'][number]> {
  const { storeId, now } = ctx;
  const wanted = name.trim();
  return withTransaction(ctx, async ({ db }) => {
    if (!(await lockMailbox(db, storeId))) throw new AppError('MAIL_NOT_FOUND');
    const known = await selectLabels(db, storeId);
    const same = known.find((label) => label.name === wanted);
    if (same) return { _id: same.id, name: same.name };
    if (known.length >= MOST_LABELS) throw fieldFault({ name: { rule: 'atMost', most: MOST_LABELS } });
    const id = uuidV7(now);
    await insertLabel(db, { storeId, id, name: wanted });
    return { _id: id, name: wanted };
  });
}

export async function findLabel({ db, storeId }: StoreCtx, labelId: string): Promise<string> {
  const id = parseId(labelId, 'MAIL_NOT_FOUND');
  const known = await selectLabels(db, storeId);
  if (!known.some((label) => label.id === id)) throw new AppError('MAIL_NOT_FOUND');
  return id;
}

export async function removeLabel(ctx: StoreCtx, labelId: string): Promise<void> {
  const id = parseId(labelId, 'MAIL_NOT_FOUND');
  await withTransaction(ctx, async ({ db, storeId }) => {
    if (!(await deleteLabel(db, storeId, id))) throw new AppError('MAIL_NOT_FOUND');
  });
}
