import type { DomainView } from '#domain/api/domains.ts';
import { AppError } from '#domain/errors.ts';
import { proofName, proofText, proofUrl } from '#domain/site/own-domain.ts';
import { DAY } from '#domain/time/durations.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '../../platform/context/context.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { DomainRow } from '../../platform/db/schema/domains.ts';
import { noteChange } from '../stores/note-change.ts';
import { getDomain, takenDomain } from './own-domain.ts';
import { selectDomain, selectWaiting, updateFound } from './queries.ts';

/** How long the sweep looks for a proof and for a domain that leads here. Its owner may ask at any time. */
const WAITS_MS = 7 * DAY;

export async function checkDomain(ctx: StoreCtx): Promise<DomainView> {
  authorise(ctx, 'store.domain');
  const row = await selectDomain(ctx.db, ctx.storeId);
  if (row) await lookAt(ctx, row);
  return getDomain(ctx);
}

/** Looks at the domains of these stores that are not live yet. */
export async function sweepDomains(ctx: Ctx, storeIds: string[]): Promise<void> {
  const waiting = await selectWaiting(ctx.db, storeIds, new Date(ctx.now - WAITS_MS));
  for (const row of waiting) {
    await lookAt(ctx, row).catch((error: unknown) => {
      // Another store has proved it, and this one waits on.
      if (!(error instanceof AppError)) throw error;
    });
  }
}

async function lookAt(ctx: Ctx, row: DomainRow): Promise<void> {
  const { storeId } = row;
  const isProved = row.provedAt !== null || (await hasProof(ctx, row));
  if (!isProved) return;
  const isLive = row.liveAt !== null || (await leadsHere(ctx, row.domain));
  const now = new Date(ctx.now);
  const found = {
    ...(row.provedAt ? {} : { provedAt: now }),
    ...(isLive && !row.liveAt ? { liveAt: now } : {}),
  };
  if (Object.keys(found).length === 0) return;
  try {
    // Before the lock: only this token's row is changed, and the index lets one store have the domain.
    await withTransaction({ ...ctx, storeId }, async (tx) => {
      if (await updateFound(tx.db, row, found)) await noteChange(tx, storeId);
    });
  } catch (error) {
    throw isUniqueViolation(error, 'store_domains_proved') ? takenDomain() : error;
  }
  ctx.services.sites.forget();
}

async function hasProof({ services }: Ctx, { domain, token }: DomainRow): Promise<boolean> {
  const texts = await services.names.texts(proofName(domain));
  if (texts.includes(proofText(token))) return true;
  const file = await services.fetchProof(proofUrl(domain), 'text/plain').catch(() => null);
  return file?.toString('utf8').trim() === token;
}

/** Whether the domain is another name of the program's host, or has an address in common with it. */
async function leadsHere({ services }: Ctx, domain: string): Promise<boolean> {
  const { names, sites } = services;
  const host = sites.main().hostname.replace(/^\[|\]$/g, '');
  const aliases = await names.aliases(domain);
  if (aliases.some((alias) => alias.toLowerCase() === host)) return true;
  const [own, theirs] = await Promise.all([names.addresses(host), names.addresses(domain)]);
  return theirs.some((address) => own.includes(address));
}
