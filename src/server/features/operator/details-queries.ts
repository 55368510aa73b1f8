import { PAID_CHANNELS } from '#domain/messages/messages.ts';
import type { Db } from '../../platform/db/client.ts';
import { and, eq, gt, inArray, isNotNull, isNull, ne, sql } from '../../platform/db/drizzle.ts';
import { queryOne } from '../../platform/db/query-one.ts';
import { accounts } from '../../platform/db/schema/accounts.ts';
import { storeDomains } from '../../platform/db/schema/domains.ts';
import { messageSettings, messages } from '../../platform/db/schema/messages.ts';
import { printers } from '../../platform/db/schema/printing.ts';
import { invitations } from '../../platform/db/schema/staff.ts';

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

export async function selectDomainState(db: Db, storeId: string) {
  const { domain, provedAt, liveAt } = storeDomains;
  return queryOne(
    db.select({ domain, provedAt, liveAt }).from(storeDomains).where(eq(storeDomains.storeId, storeId)),
  );
}

/** The address of whoever was asked to take the store over. */
export async function selectHandingTo(db: Db, storeId: string, now: Date): Promise<string | null> {
  const row = await queryOne(
    db
      .select({ email: invitations.email })
      .from(invitations)
      .where(
        and(
          eq(invitations.storeId, storeId),
          eq(invitations.handsOver, true),
          isNull(invitations.acceptedAt),
          eq(invitations.revoked, false),
          gt(invitations.expiresAt, now),
        ),
      ),
  );
  return row?.email ?? null;
}

/** An account that can sign in, and whose address is its owner's. */
export async function selectConfirmed(db: Db, email: string) {
  const { id, name, email: address } = accounts;
  const isGood = and(isNotNull(accounts.verifiedAt), isNull(accounts.disabledAt));
  return queryOne(
    db
      .select({ id, name, email: address })
      .from(accounts)
      .where(and(eq(sql`lower(${accounts.email})`, email.toLowerCase()), ne(accounts.email, ''), isGood)),
  );
}
