import { mayOperate, type OperatorRole } from '#operators/stores/rules/roles.ts';
import { readAccount } from '#operators/stores/server/list-accounts.ts';
import type { OperatedAccount } from '#operators/stores/wire/operated-accounts.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { endSessionsHere } from '#restaurant/access/server/end-sessions.ts';
import { deleteOperator, insertOperator, lockOperators, updateOperator } from './queries.ts';

interface Change {
  isOperator: boolean;
  role?: OperatorRole | undefined;
}

/**
 * Makes or unmakes another operator, or changes their role. Nobody changes their own part, and only an owner changes
 * anybody's: so one owner always stays.
 */
export function changeOperator(
  ctx: OperatorCtx,
  accountId: string,
  { isOperator, role }: Change,
): Promise<OperatedAccount> {
  const { brandId } = ctx.site;
  return withTransaction(ctx, async (tx) => {
    const present = await lockAsOwner(tx, ctx.account.id);
    const { _id, verified, hasSecondStep } = await readAccount(tx, accountId);
    if (_id === ctx.account.id) throw new AppError('FORBIDDEN');
    const before = present.get(_id);
    if (!isOperator) await deleteOperator(tx.db, _id, brandId);
    else if (before === undefined) {
      // Another person could have signed up with this address.
      if (!verified) throw new AppError('EMAIL_UNVERIFIED');
      if (!hasSecondStep) throw new AppError('SECOND_STEP_MISSING');
      await insertOperator(tx.db, {
        accountId: _id,
        brandId,
        role: role ?? 'OWNER',
        since: new Date(tx.now),
      });
      // Whoever held a session of an owner does not become an operator with it.
      await endSessionsHere(tx, _id);
    } else if (role !== undefined) await updateOperator(tx.db, _id, brandId, role);
    return readAccount(tx, _id);
  });
}

/** Locks all operators of the brand. Refuses who has been ended or lowered while they asked. */
export async function lockAsOwner(tx: Ctx, accountId: string): Promise<Map<string, OperatorRole>> {
  const present = await lockOperators(tx.db, tx.site.brandId);
  const own = present.get(accountId);
  if (own === undefined) throw new AppError('NOT_FOUND');
  if (!mayOperate(own, 'operator.brand')) throw new AppError('FORBIDDEN');
  return present;
}
