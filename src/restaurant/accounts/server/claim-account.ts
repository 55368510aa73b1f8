import { endSessionsOf } from '#restaurant/access/server/end-sessions.ts';
import { createAccount, type Making } from './create-account.ts';
import { deleteOpeningTokens } from './email/token-queries.ts';
import { lockAccount, selectAccountByEmail, updateAccount } from './queries.ts';
import { deleteRecoveryCodes, deleteTotp } from './second-step/totp-queries.ts';

interface Holder {
  name: string;
  passwordHash: string;
}

/**
 * The account of whoever has proved this address, in the transaction of what the proof is for: the confirmed one as it
 * is; otherwise a new one, or the unconfirmed one with this password. Null if it is disabled, or needs a holder.
 */
export async function claimAccount(tx: Making, email: string, holder: Holder | null): Promise<string | null> {
  const known = await selectAccountByEmail(tx.db, email);
  const account = known && (await lockAccount(tx.db, known.id));
  if (account?.disabledAt) return null;
  if (account?.verifiedAt) return account.id;
  if (!holder) return null;
  const verifiedAt = new Date(tx.now);
  if (!account) return createAccount(tx, { ...holder, email, verifiedAt });
  await updateAccount(tx.db, account.id, { ...holder, verifiedAt });
  // Somebody who had signed up with this address must not stay in, nor lock its owner out with a second step.
  await endSessionsOf(tx, account.id);
  await deleteTotp(tx.db, account.id);
  await deleteRecoveryCodes(tx.db, account.id);
  await deleteOpeningTokens(tx.db, account.id, account.email);
  return account.id;
}
