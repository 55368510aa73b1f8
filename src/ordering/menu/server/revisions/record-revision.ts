import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import type { RevisionCause } from '#ordering/catalogue/wire/revisions.ts';
import { actorRecord, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import {
  deleteHeavyRevisions,
  deleteOldRevisions,
  hasRevisions,
  insertRevisions,
  type NewRevision,
} from './revision-queries.ts';

export interface Origin {
  cause: RevisionCause;
  restored?: number;
}

const MB = 1024 * 1024;

/** Limits a store's earlier menus. Below it, age and number decide how long they stay. */
export const REVISION_BYTES = { store: 64 * MB, unconfirmed: 8 * MB };

export interface SavedCatalogue extends Pick<NewRevision, 'revision' | 'json' | 'changes' | 'summary'> {
  /** The catalogue before this save. Only a store's first revision needs it. */
  before: () => CatalogueView;
}

/**
 * Runs in the transaction of the save, which holds the store's row. The first revision is stored with the catalogue
 * before it, so that it can be undone. A save that changes nothing has no revision.
 */
export async function recordRevision(
  ctx: StoreCtx,
  { revision, json, changes, summary, before }: SavedCatalogue,
  { cause, restored }: Origin,
): Promise<void> {
  if (changes.length === 0) return;
  const shared = { storeId: ctx.storeId, at: new Date(ctx.now) };
  const row: NewRevision = {
    ...shared,
    revision,
    actor: actorRecord(ctx.actor),
    cause,
    restored: restored ?? null,
    summary,
    changes,
    json,
  };
  if (await hasRevisions(ctx.db, ctx.storeId)) {
    await countKilobytes(ctx, [row]);
    await insertRevisions(ctx.db, [row]);
    const most = ctx.actor.isVerified ? REVISION_BYTES.store : REVISION_BYTES.unconfirmed;
    return deleteHeavyRevisions(ctx.db, ctx.storeId, most);
  }
  const earlier = before();
  const first: NewRevision = {
    ...shared,
    revision: earlier.revision,
    actor: { kind: 'system' },
    cause: 'before',
    restored: null,
    summary: { added: 0, removed: 0, changed: 0 },
    changes: [],
    json: JSON.stringify(earlier),
  };
  await countKilobytes(ctx, [first, row]);
  return insertRevisions(ctx.db, [first, row]);
}

/** Opening accounts costs a stranger nothing, so all unconfirmed accounts of a network share one allowance. */
async function countKilobytes({ actor, network, services }: StoreCtx, rows: NewRevision[]): Promise<void> {
  if (actor.isVerified) return;
  const bytes = rows.reduce((sum, { json }) => sum + Buffer.byteLength(json), 0);
  const counted = await services.limiter.tryTake('menuKilobytes', network, Math.ceil(bytes / 1024));
  if (counted === null) throw new AppError('EMAIL_UNVERIFIED');
}

/** The latest stay, whatever their age. */
const LATEST = 200;
/** Recent ones stay up to this number, because a program that saves all day long would fill the disk. */
const MOST = 1000;
const KEPT_MS = 30 * DAY;

export async function sweepRevisions(ctx: Ctx, storeIds: string[]): Promise<void> {
  const before = new Date(ctx.now - KEPT_MS);
  await deleteOldRevisions(ctx.db, storeIds, { latest: LATEST, most: MOST, before });
}
