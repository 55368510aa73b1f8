import { POLICIES, type Policies, type PoliciesPatch } from '#guests/privacy/wire/policies.ts';
import type { Ctx, StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { findStoreIdBySlug } from '#restaurant/stores/server/find-store.ts';
import { deletePolicy, selectPolicies as read, upsertPolicy } from './queries.ts';

/** A store's own legal texts. Null stands for the usual text. */
export async function getPolicies(ctx: Ctx, slug: string): Promise<Policies> {
  const storeId = await findStoreIdBySlug(ctx.db, slug.toLowerCase());
  if (storeId === null) throw new AppError('STORE_NOT_FOUND');
  const own = new Map((await read(ctx.db, storeId)).map(({ kind, text }) => [kind, text]));
  return {
    terms: own.get('terms') ?? null,
    returns: own.get('returns') ?? null,
    privacy: own.get('privacy') ?? null,
  };
}

/** Runs in the transaction of the store's change. Null restores the usual text. */
export async function changePolicies({ db, storeId }: StoreCtx, patch: PoliciesPatch): Promise<void> {
  for (const kind of POLICIES) {
    const text = patch[kind];
    if (text === null) await deletePolicy(db, storeId, kind);
    else if (text !== undefined) await upsertPolicy(db, storeId, kind, text);
  }
}
