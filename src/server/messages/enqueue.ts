import { PAID_CHANNELS } from '#domain/messages.ts';
import type { Ctx } from '../context.ts';
import { uuidV7 } from '../ids.ts';
import { type Content, hintOf, sealContent } from './content.ts';
import { countPaid, insertMessages, lockSettings, type MessageRow } from './queries.ts';

export interface Draft {
  key: string;
  template: string;
  orderId: string | null;
  content: Content;
  validForMs: number;
}

export const A_DAY = 24 * 3600_000;

/** In a transaction. What would cost more than the store wants to spend in a day is noted, and not sent. */
export async function enqueue(tx: Ctx, storeId: string, drafts: readonly Draft[]): Promise<string[]> {
  const paid = drafts.filter(isPaid);
  const isWithin = new Set(paid.slice(0, paid.length > 0 ? await roomFor(tx, storeId) : 0));
  const rows = drafts.map((draft) => toRow(tx, storeId, draft, !isPaid(draft) || isWithin.has(draft)));
  await insertMessages(tx.db, rows, new Date(tx.now));
  return rows.map(({ id }) => id);
}

const isPaid = ({ content }: Draft) => (PAID_CHANNELS as readonly string[]).includes(content.channel);

/** How many the store still pays for. In a transaction: others who ask wait for it. */
export async function roomFor(tx: Ctx, storeId: string): Promise<number> {
  const row = await lockSettings(tx.db, storeId);
  if (!row) return 0;
  const used = await countPaid(tx.db, storeId, new Date(tx.now - A_DAY));
  return Math.max(0, row.settings.dailyLimit - used);
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
