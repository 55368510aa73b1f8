import { type Ctx, notePersonNews, type StoreCtx } from '#platform/context/server/context.ts';
import { isUniqueViolation } from '#platform/db/server/errors.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import {
  countOwned,
  deleteMembership,
  insertMembership,
  lockAccountRow,
  lockMemberRows,
  selectOwnerEmails,
  selectStaff,
  updateRole,
} from './membership-queries.ts';

export async function joinStore(ctx: Ctx, accountId: string, storeId: string, role: Role): Promise<void> {
  try {
    await insertMembership(ctx.db, { accountId, storeId, role, createdAt: new Date(ctx.now) });
  } catch (error) {
    if (isUniqueViolation(error, 'memberships_account_id_store_id_pk')) throw new AppError('ALREADY_MEMBER');
    throw error;
  }
}

/**
 * Counts the account's own stores, and locks the account so that it can't open another until the end of the
 * transaction.
 */
export async function lockOwnStores({ db }: Ctx, accountId: string): Promise<number> {
  await lockAccountRow(db, accountId);
  return countOwned(db, accountId);
}

/** Where the owners of a store read their emails. */
export function findOwnerEmails({ db }: Ctx, storeId: string): Promise<string[]> {
  return selectOwnerEmails(db, storeId);
}

export function findStaff(ctx: Ctx, storeId: string) {
  return selectStaff(ctx.db, storeId);
}

type InStore = Pick<StoreCtx, 'db' | 'storeId'>;
type Changing = InStore & Pick<StoreCtx, 'grown'>;

/** Locks the members until the end of the transaction. */
export function lockMembers({ db, storeId }: InStore) {
  return lockMemberRows(db, storeId);
}

export type LockedMember = Awaited<ReturnType<typeof lockMembers>>[number];

export async function setRole(tx: Changing, accountId: string, role: Role): Promise<void> {
  await updateRole(tx.db, accountId, tx.storeId, role);
  notePersonNews(tx, [accountId], 'access');
}

export async function endMembership(tx: Changing, accountId: string): Promise<void> {
  await deleteMembership(tx.db, accountId, tx.storeId);
  notePersonNews(tx, [accountId], 'access');
}
