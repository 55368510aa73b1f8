import {
  authorise,
  requireVerified,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { MessageList } from '../wire/messages.ts';
import type { Content } from './content.ts';
import { enqueue } from './enqueue.ts';
import {
  insertMessageDue,
  selectMessages as list,
  type MessageRow,
  selectMessage,
  selectOwnAddress,
  updateRequeued,
} from './queries.ts';

const MOST = 50;

/** The last messages and their states. */
export async function listMessages(ctx: StoreCtx): Promise<MessageList> {
  authorise(ctx, 'messages.read');
  const rows = await list(ctx.db, ctx.storeId, MOST);
  return {
    messages: rows.map(({ id, createdAt, channel, template, hint, state, tries, reason, contentSealed }) => ({
      _id: id,
      at: createdAt.toISOString(),
      channel,
      template,
      to: hint,
      state,
      tries,
      reason,
      mayRetry: state === 'failed' && contentSealed !== null,
    })),
  };
}

export async function findMessage({ db, storeId }: StoreCtx, messageId: string): Promise<MessageRow> {
  const message = await selectMessage(db, storeId, parseId(messageId, 'MESSAGE_NOT_FOUND'));
  if (!message) throw new AppError('MESSAGE_NOT_FOUND');
  return message;
}

/** Sends a failed message again from the beginning. */
export async function retryMessage(ctx: StoreCtx, messageId: string): Promise<void> {
  authorise(ctx, 'messages.retry');
  await withTransaction(ctx, async (tx) => {
    const validUntil = new Date(tx.now + HOUR);
    if (!(await updateRequeued(tx.db, tx.storeId, messageId, validUntil)))
      throw new AppError('MESSAGE_NOT_FOUND');
    await insertMessageDue(tx.db, { storeId: tx.storeId, messageId, dueAt: new Date(tx.now) });
  });
}

/** Sends a test message to the caller alone. */
export async function sendTestMessage(ctx: StoreCtx, channel: 'sms' | 'whatsapp' | 'email'): Promise<void> {
  authorise(ctx, 'messages.update');
  requireVerified(ctx);
  const own = await selectOwnAddress(ctx.db, ctx.actor.id);
  const digits = own?.phone.replace(/\D/g, '') ?? '';
  if (channel !== 'email' && digits === '') throw fieldFault({ phone: { rule: 'ownNumberFirst' } });
  const store = await findStore(ctx.db, ctx.storeId);
  const name = boundText(store.name, BOUNDS.store);
  const { hostname: host } = await ctx.services.sites.of(store.slug);
  const facts = { code: '0000', order: '1', store: name, host };
  const phone = digits.length === 10 ? `91${digits}` : digits;
  const content: Content =
    channel === 'email'
      ? { channel, to: own?.email ?? '', subject: `Test · ${name}`, text: `Emails from ${name} arrive.` }
      : channel === 'sms'
        ? { channel, purpose: 'code', phone, facts }
        : { channel, phone, facts };
  const draft = { key: `test ${ctx.actor.id} ${ctx.now}`, template: 'test' as const, orderId: null, content };
  // Before the lock: returns the state at the time of the call.
  await withTransaction(ctx, (tx) => enqueue(tx, tx.storeId, [{ ...draft, validForMs: HOUR }]));
}
