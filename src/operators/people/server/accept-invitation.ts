import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { endSessionsHere } from '#restaurant/access/server/end-sessions.ts';
import { claimAccount } from '#restaurant/accounts/server/claim-account.ts';
import { hashNewPassword } from '#restaurant/accounts/server/passwords/hash-password.ts';
import type { AcceptOperatorBody } from '../wire/operators.ts';
import { findInvitation, openInvitation } from './invitations.ts';
import { deleteInvitation, insertOperator, lockOperators } from './queries.ts';

/**
 * Makes the reader of the link an operator. It went to that mailbox alone, so it proves the address: whoever had signed
 * up with it unconfirmed loses the account, as by the link for a new password. They sign in afterwards, and are shown
 * nothing before they have a second step.
 */
export async function acceptInvitation(
  ctx: Ctx,
  { token, name, password }: AcceptOperatorBody,
  network: Network,
): Promise<void> {
  const { hasAccount } = await openInvitation(ctx, token);
  const given = hasAccount ? null : await newHolder(ctx, { name, password }, network);
  // Before the lock: the link is used up inside, and a look at the account decides again there.
  await withTransaction(ctx, async (tx) => {
    const { brandId } = tx.site;
    await lockOperators(tx.db, brandId);
    const { email, role } = await findInvitation(tx, token);
    const isFirst = await deleteInvitation(tx.db, brandId, { tokenHash: sha256(token) });
    const accountId = isFirst ? await claimAccount(tx, email, given) : null;
    if (accountId === null) throw new AppError('INVITATION_NOT_FOUND');
    await insertOperator(tx.db, { accountId, brandId, role, since: new Date(tx.now) });
    // Whoever held a session of an owner does not become an operator with it.
    await endSessionsHere(tx, accountId);
  });
}

async function newHolder(
  ctx: Ctx,
  { name, password }: Pick<AcceptOperatorBody, 'name' | 'password'>,
  network: Network,
) {
  if (name === undefined) throw fieldFault({ name: { rule: 'required' } });
  if (password === undefined) throw fieldFault({ password: { rule: 'required' } });
  return { name, passwordHash: await hashNewPassword(ctx, { network }, password) };
}
