import { AppError } from '#platform/errors/rules/errors.ts';
import { newToken, sha256 } from '#platform/secrets/server/secrets.ts';
import { hasSecondStep } from '#restaurant/access/server/find-session.ts';
import { findTurn } from '#restaurant/access/server/find-turn.ts';
import type { TabletCtx } from '#restaurant/access/server/tablet-context.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { APPROVAL_MS, roleAtTablet } from '#restaurant/people/rules/tablet.ts';
import type { ApprovalBody, ApprovalView } from '../wire/tablets.ts';
import { insertApproval } from './queries.ts';
import { withPin } from './with-pin.ts';

/**
 * By their PIN, a manager allows one act to the person who has signed in: the call, for what they were shown of it. It is
 * good once, for a minute.
 */
export async function approve(
  ctx: TabletCtx,
  { permission, act, ...typed }: ApprovalBody,
): Promise<ApprovalView> {
  const asker = await findTurn(ctx, ctx.tablet, ctx.store, ctx.cookie.turn);
  if (!asker) throw new AppError('UNAUTHENTICATED');
  const token = newToken();
  const expiresAt = new Date(ctx.now + APPROVAL_MS);
  await withPin(ctx, typed, async (tx, { id, name, role }) => {
    if (!may(roleAtTablet(role), permission)) throw new AppError('FORBIDDEN');
    const demanded = tx.store.secondStepRoles?.includes(role) ?? false;
    if (demanded && !(await hasSecondStep(tx, id))) throw new AppError('SECOND_STEP_REQUIRED');
    const row = {
      storeId: tx.storeId,
      tokenHash: sha256(token),
      tabletId: tx.tablet.id,
      permission,
      act: act ?? null,
      askedBy: asker.id,
      approvedBy: { id, name },
      expiresAt,
    };
    await insertApproval(tx.db, row, new Date(tx.now));
  });
  return { approval: token, expiresAt: expiresAt.toISOString() };
}
