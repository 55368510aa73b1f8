import type { Ctx } from '#platform/context/server/context.ts';
import type { ChatPageQuery } from '../wire/chat-calls.ts';
import { type MessageRow, selectMessages } from './message-queries.ts';
import type { Named } from './queries.ts';

const AT_ONCE = 50;
/** The messages since a number may be more than a page that somebody scrolls to. */
const MOST_NEW = 200;

export interface WantedPage {
  after: number | null;
  before: number | null;
}

export function wantedPage({ after, before }: ChatPageQuery): WantedPage {
  return { after: after ? Number(after) : null, before: before ? Number(before) : null };
}

/** Messages in their order, and whether there are earlier ones. */
export async function readPage(
  { db }: Ctx,
  named: Named,
  { after, before }: WantedPage,
): Promise<{ messages: MessageRow[]; hasEarlier: boolean }> {
  if (after !== null) {
    const messages = await selectMessages(db, named, { after, before: null, most: MOST_NEW });
    return { messages, hasEarlier: false };
  }
  const found = await selectMessages(db, named, { after: null, before, most: AT_ONCE + 1 });
  return { messages: found.slice(-AT_ONCE), hasEarlier: found.length > AT_ONCE };
}
