import { randomUUID } from 'node:crypto';
import { type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { MOST_DRAFTS, MOST_READERS, UNDO_MS } from '../rules/mailbox.ts';
import type { DraftBody, DraftView } from '../wire/mail.ts';
import { deleteDraft, selectDraft, selectDrafts, updateDraft, upsertDraft } from './draft-queries.ts';
import { selectMailbox } from './queries.ts';
import { wakeMailbox } from './read-mailbox.ts';
import { draftViewOf } from './views.ts';

export async function listDrafts({ db, storeId }: StoreCtx): Promise<{ drafts: DraftView[] }> {
  return { drafts: (await selectDrafts(db, storeId, MOST_DRAFTS)).map(draftViewOf) };
}

const idOf = (draftId: string) => parseId(draftId, 'MAIL_NOT_FOUND');

export async function saveDraft(ctx: StoreCtx, draftId: string, body: DraftBody): Promise<DraftView> {
  const { storeId, now } = ctx;
  const id = idOf(draftId);
  return withTransaction(ctx, async ({ db }) => {
    if (!(await selectMailbox(db, storeId))) throw new AppError('MAIL_NOT_FOUND');
    const text = { ...body, state: 'draft' as const, reason: '', refused: [], changedAt: new Date(now) };
    const row = await upsertDraft(db, { storeId, id, ...text });
    if (!row) throw new AppError('MAIL_CHANGED');
    return draftViewOf(row);
  });
}

/** It waits until nobody can take it back any more. Its Message-ID stays the same if it is sent again. */
export async function sendDraft(ctx: StoreCtx, draftId: string, body: DraftBody): Promise<DraftView> {
  const { storeId, now } = ctx;
  const id = idOf(draftId);
  const readers = body.to.length + body.cc.length;
  if (body.to.length === 0) throw fieldFault({ to: { rule: 'required' } });
  if (readers > MOST_READERS) throw fieldFault({ to: { rule: 'atMost', most: MOST_READERS } });
  return withTransaction(ctx, async (tx) => {
    const { db } = tx;
    const mailbox = await selectMailbox(db, storeId);
    if (!mailbox) throw new AppError('MAIL_NOT_FOUND');
    const before = await selectDraft(db, { storeId, id });
    if (before && ['waiting', 'sending', 'sent'].includes(before.state)) return draftViewOf(before);
    const domain = mailbox.address.slice(mailbox.address.lastIndexOf('@') + 1);
    const row = await upsertDraft(db, {
      ...body,
      storeId,
      id,
      state: 'waiting',
      messageId: before?.messageId ?? `${randomUUID()}@${domain}`,
      sendAt: new Date(now + UNDO_MS),
      reason: '',
      refused: [],
      tries: 0,
      changedAt: new Date(now),
    });
    if (!row) throw new AppError('MAIL_CHANGED');
    await wakeMailbox(tx, storeId, now + UNDO_MS);
    return draftViewOf(row);
  });
}

/** Only what has not been taken to be sent comes back. */
export async function undoDraft(ctx: StoreCtx, draftId: string): Promise<DraftView> {
  const { storeId } = ctx;
  const named = { storeId, id: idOf(draftId) };
  return withTransaction(ctx, async ({ db }) => {
    const isBack = await updateDraft(db, named, ['waiting'], { state: 'draft', sendAt: null });
    const row = await selectDraft(db, named);
    if (!row) throw new AppError('MAIL_NOT_FOUND');
    if (!isBack) throw new AppError('MAIL_CHANGED');
    return draftViewOf(row);
  });
}

/** Throws away what is not on its way. */
export async function removeDraft(ctx: StoreCtx, draftId: string): Promise<void> {
  const named = { storeId: ctx.storeId, id: idOf(draftId) };
  await withTransaction(ctx, async ({ db }) => {
    if (await deleteDraft(db, named)) return;
    throw new AppError((await selectDraft(db, named)) ? 'MAIL_CHANGED' : 'MAIL_NOT_FOUND');
  });
}
