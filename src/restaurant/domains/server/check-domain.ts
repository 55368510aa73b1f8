import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { isUniqueViolation } from '#platform/db/server/errors.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { atOffice } from '#restaurant/stores/server/at-office.ts';
import { changeStore, UNCHANGED } from '#restaurant/stores/server/change-store.ts';
import { PROOF_HOLDS_MS, proofName, proofStep, proofText, proofUrl } from '../rules/own-domain.ts';
import type { DomainRow } from '../tables.ts';
import type { DomainView } from '../wire/domains.ts';
import { tellOwners } from './domain-email.ts';
import { leadsHere, ownHost } from './leads-here.ts';
import { getDomain, takenDomain } from './own-domain.ts';
import { selectDomains, selectDue, updateFound } from './queries.ts';

/** How long the sweep looks for a proof and for a domain that leads here. Its owner may ask at any time. */
const WAITS_MS = 7 * DAY;

/** Looks at one domain of the store, or at all. */
export async function checkDomain(ctx: StoreCtx, domain: string | undefined): Promise<DomainView> {
  authorise(ctx, 'store.domain');
  const rows = await selectDomains(ctx.db, ctx.storeId);
  for (const row of rows) if (domain === undefined || row.domain === domain) await lookAt(ctx, row);
  return getDomain(ctx);
}

/** Looks at the domains of these stores that are not live yet, and once a day whether the others are still theirs. */
export async function sweepDomains(ctx: Ctx, storeIds: string[]): Promise<void> {
  const enteredSince = new Date(ctx.now - WAITS_MS);
  const due = await selectDue(ctx.db, storeIds, {
    enteredSince,
    lookedBefore: new Date(ctx.now - PROOF_HOLDS_MS),
  });
  if (due.length === 0) return;
  // Who finds not even themselves would take every domain from its store.
  const isBlind = (await ctx.services.names.addresses(ownHost(ctx))).length === 0;
  for (const row of due) {
    if (isBlind && row.provedAt !== null) continue;
    await lookAt(ctx, row).catch((error: unknown) => {
      // Another store has proved it, and this one waits on.
      if (!(error instanceof AppError)) throw error;
    });
  }
}

async function lookAt(ctx: Ctx, row: DomainRow): Promise<void> {
  const { storeId, provedAt } = row;
  const isThere = await hasProof(ctx, row);
  if (provedAt === null && !isThere) return;
  const step = provedAt === null ? 'holds' : proofStep(row, isThere, ctx.now);
  const found = step === 'ended' ? ENDED : await afterLook(ctx, row, isThere);
  const hasChanged = !isSame(found.provedAt, provedAt) || !isSame(found.liveAt, row.liveAt);
  try {
    const write = async (tx: Ctx) => {
      if (!(await updateFound(tx.db, row, found))) return UNCHANGED;
      return step === 'tell' || step === 'ended' ? tellOwners(tx, step, row) : null;
    };
    const at = { ...ctx, storeId };
    // Before the lock: only a row that nobody has looked at since is changed, and the index lets one store have the domain.
    const tell = await (hasChanged ? changeStore(at, 'profile', write) : withTransaction(at, write));
    if (tell !== UNCHANGED) await tell?.();
  } catch (error) {
    throw isUniqueViolation(error, 'own_domains_proved') ? takenDomain() : error;
  }
  ctx.services.sites.forget();
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** From now on it is waiting for a proof, as when it was entered. */
const ENDED = { provedAt: null, liveAt: null, missingSince: null, lookedAt: null };

async function afterLook(ctx: Ctx, row: DomainRow, isThere: boolean) {
  const now = new Date(ctx.now);
  const isLive =
    row.liveAt !== null || (isThere && (await leadsHere(await atOffice(ctx, row.storeId), row.domain)));
  return {
    provedAt: row.provedAt ?? now,
    liveAt: isLive ? (row.liveAt ?? now) : null,
    missingSince: isThere ? null : (row.missingSince ?? now),
    lookedAt: now,
  };
}

async function hasProof({ services }: Ctx, { domain, token }: DomainRow): Promise<boolean> {
  const texts = await services.names.texts(proofName(domain));
  if (texts.includes(proofText(token))) return true;
  const file = await services.fetchProof(proofUrl(domain), 'text/plain').catch(() => null);
  return file?.toString('utf8').trim() === token;
}
