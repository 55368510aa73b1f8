import { findTerms } from '#operators/plans/server/require-room.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { type MessageTemplate, PAID_CHANNELS } from '../rules/messages.ts';
import { type Content, hintOf, sealContent } from './content.ts';
import { countPaidMessages, insertMessages, lockMessageSettings, type MessageRow } from './queries.ts';

export interface MessageDraft {
  key: string;
  template: MessageTemplate;
  orderId: string | null;
  content: Content;
  validForMs: number;
}

/** Queues messages in a transaction. Those beyond the store's daily limit are recorded but not sent. */
export async function enqueue(
  tx: Ctx,
  storeId: string,
  drafts: readonly MessageDraft[],
  dueAt = tx.now,
): Promise<string[]> {
  const paid = drafts.filter(isPaid);
  const isWithin = new Set(paid.slice(0, paid.length > 0 ? await roomFor(tx, storeId) : 0));
  const rows = drafts.map((draft) => messageRow(tx, storeId, draft, !isPaid(draft) || isWithin.has(draft)));
  await insertMessages(tx.db, rows, new Date(dueAt));
  return rows.map(({ id }) => id);
}

const isPaid = ({ content }: MessageDraft) => (PAID_CHANNELS as readonly string[]).includes(content.channel);

/**
 * The share of the daily limit for codes. Strangers ask for codes, and must leave the rest to guests whose food is
 * ready.
 */
const SHARE_OF_CODES = 2 / 3;
export const CODE_TEMPLATE = 'code' satisfies MessageTemplate;

/** How many more messages the store pays for today. Locks the settings, so that others wait. */
export async function roomFor(tx: Ctx, storeId: string, { isForCodes = false } = {}): Promise<number> {
  const row = await lockMessageSettings(tx.db, storeId);
  if (!row) return 0;
  const { sms, whatsApp } = row.settings;
  const { limits } = await findTerms(tx, storeId);
  const dailyLimit = Math.min(row.settings.dailyLimit, limits.messagesPerDay ?? Number.POSITIVE_INFINITY);
  const since = new Date(tx.now - DAY);
  const room = dailyLimit - (await countPaidMessages(tx.db, storeId, since));
  const isShared = isForCodes && (sms.ready || whatsApp.active);
  if (!isShared) return Math.max(0, room);
  const ofCodes = Math.ceil(dailyLimit * SHARE_OF_CODES);
  const sent = await countPaidMessages(tx.db, storeId, since, CODE_TEMPLATE);
  return Math.max(0, Math.min(room, ofCodes - sent));
}

function messageRow(
  { now, services }: Ctx,
  storeId: string,
  draft: MessageDraft,
  isWithin: boolean,
): MessageRow {
  const { key, template, orderId, content, validForMs } = draft;
  return {
    storeId,
    id: uuidV7(now),
    key,
    channel: content.channel,
    template,
    orderId,
    contentSealed: isWithin ? sealContent(services.secrets, content) : null,
    hint: hintOf(content),
    state: isWithin ? 'queued' : 'dropped',
    tries: 0,
    providerId: null,
    reason: isWithin ? '' : 'limit',
    createdAt: new Date(now),
    validUntil: new Date(now + validForMs),
    settledAt: isWithin ? null : new Date(now),
  };
}
