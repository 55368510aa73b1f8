import { mayOperate, type OperatorRole } from '#operators/stores/rules/roles.ts';
import type { Ctx, StaffActor } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { selectMembership, updateMembershipSeen } from './membership-queries.ts';
import {
  type SessionAccount,
  selectHasSecondStep,
  selectOperatorRole,
  selectSession,
  updateSessionSeen,
  type Validity,
} from './session-queries.ts';

export type { SessionAccount } from './session-queries.ts';

export const SESSION_LIFETIME_MS = 30 * DAY;
/** The most sessions of one account, more than anybody has devices. */
export const MOST_SESSIONS = 500;
const IDLE_MS = 7 * DAY;
const TOUCH_EVERY_MS = MINUTE;

export function validityAt(now: number): Validity {
  return { now: new Date(now), idleSince: new Date(now - IDLE_MS) };
}

export async function findSession(ctx: Ctx, token: string): Promise<SessionAccount> {
  const tokenHash = sha256(token);
  const account = await selectSession(ctx.db, tokenHash, ctx.site.brandId, validityAt(ctx.now));
  if (!account) throw new AppError('UNAUTHENTICATED');
  if (account.disabledAt) throw new AppError('ACCOUNT_DISABLED');
  if (ctx.now - account.seenAt.getTime() > TOUCH_EVERY_MS)
    await updateSessionSeen(ctx.db, tokenHash, new Date(ctx.now));
  return account;
}

/** A store answers 404 to accounts that have no part in it. */
export async function findMember(ctx: Ctx, account: SessionAccount, store: StoreRow): Promise<StaffActor> {
  if (store.brandId !== ctx.site.brandId) throw new AppError('STORE_NOT_FOUND');
  const membership = await selectMembership(ctx.db, account.id, store.storeId);
  if (!membership) return findSupport(ctx, account, store);
  if (ctx.now - (membership.seenAt?.getTime() ?? 0) > TOUCH_EVERY_MS)
    await updateMembershipSeen(ctx.db, account.id, store.storeId, new Date(ctx.now));
  if (store.secondStepRoles?.includes(membership.role) && !(await hasSecondStep(ctx, account.id)))
    throw new AppError('SECOND_STEP_REQUIRED');
  const { id, name, verifiedAt } = account;
  return { kind: 'staff', id, name, role: membership.role, isVerified: verifiedAt !== null };
}

/** An operator, while an owner lets support in. */
async function findSupport(ctx: Ctx, account: SessionAccount, store: StoreRow): Promise<StaffActor> {
  const isAllowed =
    account.operatorRole !== null &&
    mayOperate(account.operatorRole, 'operator.stores') &&
    (store.supportUntil?.getTime() ?? 0) > ctx.now;
  if (!isAllowed || !(await hasSecondStep(ctx, account.id))) throw new AppError('STORE_NOT_FOUND');
  const { id, name, verifiedAt } = account;
  return { kind: 'staff', id, name, role: 'SUPPORT', isVerified: verifiedAt !== null };
}

/** What somebody may do who runs the brand of this site. Null for everybody else. */
export async function findOperatorRole(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  accountId: string,
): Promise<OperatorRole | null> {
  return selectOperatorRole(db, accountId, site.brandId);
}

export async function hasSecondStep(ctx: Ctx, accountId: string): Promise<boolean> {
  return selectHasSecondStep(ctx.db, accountId);
}
