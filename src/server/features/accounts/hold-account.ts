import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockAccount } from './queries.ts';

/**
 * Inside a transaction, which holds the account until its end: that its password is still the one that was checked.
 * Whoever has lost the account to a new password meanwhile does nothing with the old one.
 */
export async function holdAccount(tx: Ctx, accountId: string, passwordHash: string): Promise<void> {
  const account = await lockAccount(tx.db, accountId);
  if (!account || account.disabledAt || account.passwordHash !== passwordHash) {
    throw new AppError('PASSWORD_INCORRECT');
  }
}
