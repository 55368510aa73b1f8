import type { Ctx } from '../context.ts';
import { messageDue } from '../db/schema/messages.ts';
import { workOffList } from '../due/work-off-list.ts';
import { deliverOne } from './deliver-one.ts';

const AGAIN_AFTER_MS = 60_000;

/** Sends the messages whose time has come. */
export async function deliverMessages(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const list = { table: messageDue, id: messageDue.messageId };
  await workOffList(ctx, { list, againAfterMs: AGAIN_AFTER_MS, work: deliverOne }, signal);
}
