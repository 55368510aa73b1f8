import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { DomainView } from '#domain/api/domains.ts';
import { AppError } from '#domain/errors.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { isWithin, parseDomain, recordsOf } from '#domain/site/own-domain.ts';
import { authorise, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import type { DomainRow } from '../../platform/db/schema/domains.ts';
import { requireFeature } from '../plans/require-room.ts';
import { noteChange } from '../stores/note-change.ts';
import { deleteDomain, selectDomain, upsertDomain } from './queries.ts';

/** What an address has besides its domain, and `domainToASCII` would drop. */
const MORE = /[/\\:?#@%]/;

const NONE: DomainView = { domain: '', state: 'waiting', records: [] };

export async function getDomain(ctx: StoreCtx): Promise<DomainView> {
  authorise(ctx, 'store.domain');
  const row = await selectDomain(ctx.db, ctx.storeId);
  return row ? viewOf(ctx, row) : NONE;
}

export async function setDomain(ctx: StoreCtx, text: string): Promise<DomainView> {
  authorise(ctx, 'store.domain');
  const { sites } = ctx.services;
  const domain = parseDomain(MORE.test(text) ? text : domainToASCII(text.trim()));
  if (domain === null) throw fieldFault({ domain: { rule: 'domain' } });
  const main = sites.main().hostname;
  if (domain === main || sites.storeHosts.some((host) => isWithin(domain, host)))
    throw fieldFault({ domain: { rule: 'ownHost' } });
  // Before the lock: whoever proves it meanwhile has it, which the check tells.
  const site = await sites.at(domain);
  if (site?.store && site.store.storeId !== ctx.storeId) throw takenDomain();
  await withTransaction(ctx, async (tx) => {
    await requireFeature(tx, tx.storeId, 'ownDomain');
    const before = await selectDomain(tx.db, tx.storeId);
    const token = randomBytes(16).toString('hex');
    await upsertDomain(tx.db, { storeId: tx.storeId, domain, token, createdAt: new Date(tx.now) });
    if (before?.provedAt && before.domain !== domain) await noteChange(tx, tx.storeId);
  });
  sites.forget();
  return getDomain(ctx);
}

export async function removeDomain(ctx: StoreCtx): Promise<DomainView> {
  authorise(ctx, 'store.domain');
  await withTransaction(ctx, async (tx) => {
    if (await deleteDomain(tx.db, tx.storeId)) await noteChange(tx, tx.storeId);
  });
  ctx.services.sites.forget();
  return NONE;
}

export function takenDomain(): AppError {
  return new AppError('STATE_CHANGED', undefined, 'Another restaurant here has this domain.');
}

export function stateOf({ provedAt, liveAt }: Pick<DomainRow, 'provedAt' | 'liveAt'>): DomainView['state'] {
  return liveAt ? 'live' : provedAt ? 'proved' : 'waiting';
}

function viewOf({ services }: StoreCtx, { domain, token, provedAt, liveAt }: DomainRow): DomainView {
  return {
    domain,
    state: stateOf({ provedAt, liveAt }),
    records: recordsOf(domain, token, services.sites.main().hostname),
  };
}
