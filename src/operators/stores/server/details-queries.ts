import { PAID_CHANNELS } from '#guests/messages/rules/messages.ts';
import { messageSettings, messages } from '#guests/messages/tables.ts';
import { printers } from '#kitchen/printing/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gt, inArray, isNotNull, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { ownDomains } from '#restaurant/domains/tables.ts';

export async function countPrinters(db: Db, storeId: string): Promise<{ all: number; failing: number }> {
  const ofStore = and(eq(printers.storeId, storeId), eq(printers.enabled, true));
  return {
    all: await db.$count(printers, ofStore),
    failing: await db.$count(printers, and(ofStore, isNotNull(printers.failingSince))),
  };
}

export async function countFailedMessages(db: Db, storeId: string, since: Date): Promise<number> {
  const isFailed = and(eq(messages.state, 'failed'), inArray(messages.channel, [...PAID_CHANNELS]));
  return db.$count(messages, and(eq(messages.storeId, storeId), gt(messages.createdAt, since), isFailed));
}

export async function selectChannels(db: Db, storeId: string) {
  return queryOne(
    db
      .select({
        settings: messageSettings.settings,
        hasSms: sql<boolean>`${messageSettings.smsSealed} is not null`,
        hasWhatsApp: sql<boolean>`${messageSettings.whatsAppSealed} is not null`,
      })
      .from(messageSettings)
      .where(eq(messageSettings.storeId, storeId)),
  );
}

/** The domain that was entered last. */
export async function selectDomainState(db: Db, storeId: string) {
  const { domain, provedAt, liveAt, createdAt } = ownDomains;
  return queryOne(
    db
      .select({ domain, provedAt, liveAt })
      .from(ownDomains)
      .where(eq(ownDomains.storeId, storeId))
      .orderBy(desc(createdAt))
      .limit(1),
  );
}
