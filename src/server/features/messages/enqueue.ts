import { type MessageTemplate, PAID_CHANNELS } from '#domain/messages/messages.ts';
import { DAY } from '#domain/time/durations.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { uuidV7 } from '../../platform/ids.ts';
import { type Content, hintOf, sealContent } from './content.ts';
import { countPaid, countPaidOfTemplate, insertMessages, lockSettings, type MessageRow } from './queries.ts';

export interface Draft {
  key: string;
  template: MessageTemplate;
  orderId: string | null;
  content: Content;
  validForMs: number;
}

/** In a transaction. What would cost more than the store wants to spend in a day is noted, and not sent. */
export async function enqueue(tx: Ctx, storeId: string, drafts: readonly Draft[]): Promise<string[]> {
  const paid = drafts.filter(isPaid);
  const isWithin = new Set(paid.slice(0, paid.length > 0 ? await roomFor(tx, storeId) : 0));
  const rows = drafts.map((draft) => toRow(tx, storeId, draft, !isPaid(draft) || isWithin.has(draft)));
  await insertMessages(tx.db, rows, new Date(tx.now));
  return rows.map(({ id }) => id);
}

const isPaid = ({ content }: Draft) => (PAID_CHANNELS as readonly string[]).includes(content.channel);

/** Of what a store pays for in a day. Strangers ask for codes, and leave the rest to guests whose food is ready. */
const SHARE_OF_CODES = 2 / 3;
export const CODE_TEMPLATE = 'code' satisfies MessageTemplate;

/** How many the store still pays for. In a transaction: others who ask wait for it. */
export async function roomFor(tx: Ctx, storeId: string, { isForCodes = false } = {}): Promise<number> {
  const row = await lockSettings(tx.db, storeId);
  if (!row) return 0;
  const { dailyLimit, sms, whatsApp } = row.settings;
  const since = new Date(tx.now - DAY);
  const room = dailyLimit - (await countPaid(tx.db, storeId, since));
  const isShared = isForCodes && (sms.ready || whatsApp.active);
  if (!isShared) return Math.max(0, room);
  const ofCodes = Math.ceil(dailyLimit * SHARE_OF_CODES);
  const sent = await countPaidOfTemplate(tx.db, storeId, since, CODE_TEMPLATE);
  return Math.max(0, Math.min(room, ofCodes - sent));
}

function toRow({ now, services }: Ctx, storeId: string, draft: Draft, isWithin: boolean): MessageRow {
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
