import type { MessageChannel } from '#guests/messages/rules/messages.ts';
import { readActsOn } from '#operators/log/server/read-log.ts';
import { planOf } from '#operators/plans/server/plans.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findStaff } from '#restaurant/access/server/membership.ts';
import { stateOf } from '#restaurant/domains/server/own-domain.ts';
import { findHandOver } from '#restaurant/people/server/hand-over.ts';
import { readStaffLog } from '#restaurant/people/server/staff-log.ts';
import { findStore, findStoreIdBySlug } from '#restaurant/stores/server/find-store.ts';
import { isTestGateway, openGateway } from '#restaurant/stores/server/gateway.ts';
import type { StoreDetails } from '../wire/operated-store.ts';
import { countFailedMessages, countPrinters, selectChannels, selectDomainState } from './details-queries.ts';
import { readStore } from './list-stores.ts';
import { readNote } from './notes.ts';

const MOST_ENTRIES = 20;
const FAILED_MS = 7 * DAY;

/** All that an operator needs to help a store, without its credentials and its guests. */
export async function readDetails(ctx: OperatorCtx, idOrSlug: string): Promise<StoreDetails> {
  const storeId = (await findStoreIdBySlug(ctx.db, idOrSlug.toLowerCase())) ?? idOrSlug;
  const row = await findStore(ctx.db, storeId);
  return {
    store: await readStore(ctx, row.storeId),
    plan: await planOf(ctx, row.storeId),
    people: await listPeople(ctx, row.storeId),
    ...(await findHandOver(ctx, row.storeId)),
    gateway: gatewayIn(ctx, row.gatewaySealed),
    printers: await countPrinters(ctx.db, row.storeId),
    messages: {
      channels: await findChannels(ctx, row.storeId),
      failed: await countFailedMessages(ctx.db, row.storeId, new Date(ctx.now - FAILED_MS)),
    },
    domain: await findDomain(ctx, row.storeId),
    log: await readStaffLog(ctx.db, row.storeId, MOST_ENTRIES),
    acts: await readActsOn(ctx, row.storeId, MOST_ENTRIES),
    note: await readNote(ctx, row.storeId),
  };
}

async function listPeople(ctx: OperatorCtx, storeId: string): Promise<StoreDetails['people']> {
  const staff = await findStaff(ctx, storeId);
  return staff.map(({ _id, name, email, role, seenAt }) => ({
    _id,
    name,
    email,
    role,
    seenAt: seenAt?.toISOString() ?? null,
  }));
}

function gatewayIn({ services }: OperatorCtx, sealed: string | null): StoreDetails['gateway'] {
  if (sealed === null) return null;
  const gateway = openGateway(services.secrets, sealed);
  return { kind: gateway.kind, isTest: isTestGateway(gateway) };
}

async function findChannels({ db }: OperatorCtx, storeId: string): Promise<MessageChannel[]> {
  const row = await selectChannels(db, storeId);
  if (!row) return [];
  const { settings, hasSms, hasWhatsApp } = row;
  const isOn = {
    sms: hasSms && settings.sms.provider !== null,
    whatsapp: hasWhatsApp && settings.whatsApp.active,
  };
  return (['sms', 'whatsapp'] as const).filter((channel) => isOn[channel]);
}

async function findDomain({ db }: OperatorCtx, storeId: string): Promise<StoreDetails['domain']> {
  const row = await selectDomainState(db, storeId);
  return row && { domain: row.domain, state: stateOf(row) };
}
