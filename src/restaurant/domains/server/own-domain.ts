import { randomBytes } from 'node:crypto';
import { requireFeature } from '#operators/plans/server/require-room.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { typedDomain } from '#platform/site/server/typed-domain.ts';
import { DOMAIN } from '#restaurant/access/rules/authority.ts';
import { domainStates, PARTY_OF } from '#restaurant/access/rules/standing.ts';
import { changeStore, UNCHANGED } from '#restaurant/stores/server/change-store.ts';
import { requireIn } from '#restaurant/stores/server/require-authority.ts';
import { isApex, isWithin, MOST_DOMAINS, recordsOf, stopsAt } from '../rules/own-domain.ts';
import type { DomainRow } from '../tables.ts';
import type { DomainView } from '../wire/domains.ts';
import { ownHost } from './leads-here.ts';
import { deleteDomains, selectDomains, upsertDomain } from './queries.ts';

const NONE: DomainView = { domain: '', state: 'waiting', records: [], domains: [] };

export async function getDomain(ctx: StoreCtx): Promise<DomainView> {
  authorise(ctx, 'store.domain');
  return viewOf(ctx, await selectDomains(ctx.db, ctx.storeId));
}

/** The domains that the store has stay as they are until this one is live, and lead to it from then on. */
export async function setDomain(ctx: StoreCtx, text: string): Promise<DomainView> {
  authorise(ctx, 'store.domain');
  const { sites } = ctx.services;
  const domain = typedDomain(text);
  if (domain === null) throw fieldFault({ domain: { rule: 'domain' } });
  const isOwn = [...sites.brands.values()].some(
    ({ brandId, storeHosts }) =>
      domain === sites.main(brandId).hostname || storeHosts.some((host) => isWithin(domain, host)),
  );
  if (isOwn) throw fieldFault({ domain: { rule: 'ownHost' } });
  // Before the lock: whoever proves it meanwhile has it, which the check tells.
  const site = await sites.at(domain);
  if (site?.store && site.store.storeId !== ctx.storeId) throw takenDomain();
  await changeStore(ctx, 'profile', async (tx) => {
    await requireFeature(tx, tx.storeId, 'ownDomain');
    const rows = await selectDomains(tx.db, tx.storeId);
    requireIn(DOMAIN.enter, domainStates(rows), PARTY_OF[ctx.actor.role]);
    const others = rows.filter((row) => row.domain !== domain);
    if (others.length >= MOST_DOMAINS)
      throw fieldFault({ domain: { rule: 'tooManyDomains', most: MOST_DOMAINS } });
    const token = randomBytes(16).toString('hex');
    await upsertDomain(tx.db, { storeId: tx.storeId, domain, token, createdAt: new Date(tx.now) });
  });
  sites.forget();
  return getDomain(ctx);
}

/** Removes this domain, or all. */
export async function removeDomain(ctx: StoreCtx, domain: string | undefined): Promise<DomainView> {
  authorise(ctx, 'store.domain');
  await changeStore(ctx, 'profile', async (tx) => {
    const rows = await selectDomains(tx.db, tx.storeId);
    requireIn(DOMAIN.remove, domainStates(rows), PARTY_OF[ctx.actor.role]);
    return (await deleteDomains(tx.db, tx.storeId, domain)) || UNCHANGED;
  });
  ctx.services.sites.forget();
  return getDomain(ctx);
}

export function takenDomain(): AppError {
  return new AppError('STATE_CHANGED', undefined, 'Another restaurant here has this domain.');
}

export function stateOf({ provedAt, liveAt }: Pick<DomainRow, 'provedAt' | 'liveAt'>): DomainView['state'] {
  return liveAt ? 'live' : provedAt ? 'proved' : 'waiting';
}

/** The first is the one that was entered last. */
async function viewOf(ctx: StoreCtx, rows: readonly DomainRow[]): Promise<DomainView> {
  const host = ctx.site.hostname;
  const asksAddresses = rows.some(({ domain }) => isApex(domain));
  const addresses = asksAddresses ? await ctx.services.names.addresses(ownHost(ctx)) : [];
  const main = rows.find(({ liveAt }) => liveAt !== null)?.domain;
  const domains = rows.map((row) => ({
    domain: row.domain,
    state: stateOf(row),
    records: recordsOf(row.domain, row.token, { host, addresses }),
    isMain: row.domain === main,
    liveSince: row.liveAt?.toISOString() ?? null,
    stopsAt: row.missingSince === null ? null : new Date(stopsAt(row.missingSince.getTime())).toISOString(),
  }));
  const [first = NONE] = domains;
  return { domain: first.domain, state: first.state, records: first.records, domains };
}
