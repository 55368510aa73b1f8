import type { OperatedAccount } from '#domain/api/operated-accounts.ts';
import { AppError } from '#domain/errors.ts';
import { withTransaction } from '../../platform/context/context.ts';
import type { OperatorCtx } from '../access/access.ts';
import { endSessionsOf } from '../access/end-sessions.ts';
import { deleteOperator, lockOperators } from './account-queries.ts';
import { readAccount } from './list-accounts.ts';
import { insertOperator } from './queries.ts';

/** Makes or unmakes another operator. Nobody ends their own part, so that one operator always stays. */
export function changeOperator(
  ctx: OperatorCtx,
  accountId: string,
  isOperator: boolean,
): Promise<OperatedAccount> {
  const { brandId } = ctx.site;
  return withTransaction(ctx, async (tx) => {
    if (!(await lockOperators(tx.db, brandId)).includes(ctx.account.id)) throw new AppError('NOT_FOUND');
    const { _id, verified, hasSecondStep } = await readAccount(tx, accountId);
    if (_id === ctx.account.id) throw new AppError('FORBIDDEN');
    // Another person could have signed up with this address.
    if (isOperator && !verified) throw new AppError('EMAIL_UNVERIFIED');
    if (isOperator && !hasSecondStep) throw new AppError('SECOND_STEP_MISSING');
    if (isOperator)
      await insertOperator(tx.db, { accountId: _id, brandId, role: 'OWNER', since: new Date(tx.now) });
    else await deleteOperator(tx.db, _id, brandId);
    // Whoever held a session of an owner does not become an operator with it.
    if (isOperator) await endSessionsOf(tx, _id);
    return readAccount(tx, _id);
  });
}

export async function endSessionsOfAccount(ctx: OperatorCtx, accountId: string): Promise<void> {
  const { _id } = await readAccount(ctx, accountId);
  await endSessionsOf(ctx, _id);
}
